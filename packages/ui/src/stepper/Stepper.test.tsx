import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Stepper, type Step } from './Stepper.tsx'

afterEach(cleanup)

const STEPS: Step[] = [
  { id: 'details', label: 'Details', state: 'done' },
  { id: 'delivery', label: 'Delivery', state: 'error' },
  { id: 'payment', label: 'Payment', state: 'upcoming' },
]
const labels = { list: 'Steps', done: 'done', error: 'with an error' }

it('names the way, the current step and what each has come to', () => {
  render(<Stepper steps={STEPS} current="delivery" labels={labels} onGo={() => undefined} />)
  expect(screen.getByRole('navigation', { name: 'Steps' })).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(document.querySelectorAll('[aria-current="step"]')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Delivery with an error' }).getAttribute('aria-current')).toBe('step')
  expect(screen.getByRole('button', { name: 'Details done' }).hasAttribute('aria-current')).toBe(false)
})

it('has buttons for what can be gone to, and plain words for what cannot', () => {
  const onGo = vi.fn()
  const { rerender } = render(<Stepper steps={STEPS} current="delivery" labels={labels} onGo={onGo} />)
  fireEvent.click(screen.getByRole('button', { name: /Details/ }))
  expect(onGo.mock.calls.map(([id]) => id)).toEqual(['details'])
  expect(screen.getAllByRole('button')).toHaveLength(2)
  rerender(<Stepper steps={STEPS.map((step) => ({ ...step, reachable: step.id === 'payment' }))} current="delivery" labels={labels} onGo={onGo} />)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['3Payment'])
})

it('has links where steps are pages, whose click the unit may keep', () => {
  const onGo = vi.fn((_id: string, event: { preventDefault(): void }) => event.preventDefault())
  const steps = STEPS.map((step) => ({ ...step, href: `#${step.id}` }))
  const { rerender } = render(<Stepper steps={steps} current="delivery" labels={labels} onGo={onGo} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#details', '#delivery'])
  expect(fireEvent.click(screen.getByRole('link', { name: /Details/ }))).toBe(false)
  rerender(<Stepper steps={STEPS} current="delivery" labels={labels} />)
  expect([screen.queryByRole('link'), screen.queryByRole('button')]).toEqual([null, null])
})
