import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FieldMessage } from './FieldMessage.tsx'

let field: HTMLInputElement
beforeEach(() => {
  document.body.innerHTML = '<input aria-describedby="theirs"><p id="theirs">Theirs.</p><div id="slot"></div>'
  field = document.querySelector('input') as HTMLInputElement
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const describedBy = () => field.getAttribute('aria-describedby')
const slot = () => ({ container: document.querySelector('#slot') as HTMLElement })

it("ties itself to a field of the server's beside what describes it already, and leaves that as it was", () => {
  const { unmount } = render(
    <>
      <FieldMessage kind="hint" field={field} id="hint">
        We call you.
      </FieldMessage>
      <FieldMessage kind="error" field={field} id="error" prefix="Error:">
        Too short.
      </FieldMessage>
    </>,
    slot(),
  )
  expect(describedBy()).toBe('theirs hint error')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.querySelector('#error')?.textContent).toBe('Error: Too short.')
  field.setAttribute('aria-describedby', `${describedBy()} late`)
  unmount()
  expect([describedBy(), field.hasAttribute('aria-invalid')]).toEqual(['theirs late', false])
})

it('takes the attribute away again where the field had none, and what was invalid before stays so', () => {
  field.removeAttribute('aria-describedby')
  field.setAttribute('aria-invalid', 'true')
  const { rerender } = render(<FieldMessage kind="error" field={field}>No.</FieldMessage>, slot())
  expect(document.getElementById(describedBy() ?? '')?.textContent).toBe('No.')
  rerender(<FieldMessage kind="success" field={field}>Yes.</FieldMessage>)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  rerender(<></>)
  expect([describedBy(), field.getAttribute('aria-invalid')]).toEqual([null, 'true'])
})

it('has an id for a field that names it itself', () => {
  render(<FieldMessage kind="hint" id="mine">Words.</FieldMessage>)
  expect(screen.getByText('Words.').closest('p')?.id).toBe('mine')
  expect(describedBy()).toBe('theirs')
})
