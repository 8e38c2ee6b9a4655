import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ErrorSummary, type FieldError } from './ErrorSummary.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const heading = () => screen.getByRole('heading', { name: 'Look again' })
const draw = (errors: readonly FieldError[], more: { attempt?: number; level?: 3; onGo?: (error: FieldError) => void } = {}) => (
  <ErrorSummary heading="Look again" errors={errors} {...more} />
)

it('draws nothing without errors; with some its heading takes the focus, and again at the next attempt', () => {
  const { rerender, container } = render(draw([]))
  expect(container.innerHTML).toBe('')
  rerender(draw([{ message: 'No answer.' }], { attempt: 1 }))
  expect([heading().tagName, document.activeElement]).toEqual(['H2', heading()])
  heading().blur()
  rerender(draw([{ message: 'No answer yet.' }], { attempt: 1 }))
  expect(document.activeElement).toBe(document.body)
  rerender(draw([{ message: 'No answer.' }], { attempt: 2, level: 3 }))
  expect([heading().tagName, document.activeElement]).toEqual(['H3', heading()])
})

it('links to fields by their id, to nodes, and to the first field of a group; what is about none is no link', () => {
  document.body.innerHTML = `
    <input id="email"><input id="phone">
    <details><summary>More</summary><fieldset id="delivery"><legend>Delivery</legend><input type="hidden"><input type="radio" id="door"></fieldset></details>
    <div id="slot"></div>`
  const phone = document.querySelector('#phone') as HTMLElement
  const onGo = vi.fn()
  const errors = [{ field: 'email', message: 'Email' }, { field: phone, message: 'Phone' }, { field: 'delivery', message: 'Delivery' }, { message: 'Shop' }, { field: 'gone', message: 'Gone' }]
  render(draw(errors, { onGo }), { container: document.querySelector('#slot') as HTMLElement })
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#email', '#phone', '#delivery', '#gone'])
  const focused = links.map((link) => {
    expect(fireEvent.click(link)).toBe(false)
    return document.activeElement?.id
  })
  expect(focused).toEqual(['email', 'phone', 'door', 'door'])
  expect(document.querySelector('details')?.open).toBe(true)
  expect(onGo.mock.calls.map(([error]) => error.message)).toEqual(['Email', 'Phone', 'Delivery', 'Gone'])
})
