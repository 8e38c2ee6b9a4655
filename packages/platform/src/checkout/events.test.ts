import { createLife } from '@tillkit/dom'
import { expect, it, vi } from 'vitest'
import { onCheckout, raiseCheckout } from './events.ts'

it('reaches who listens with its detail, for as long as the life lasts; only an order can be stopped', () => {
  const [life, heard] = [createLife((cause) => { throw cause }), vi.fn()]
  onCheckout('payment', ({ id }) => heard(id), life)
  onCheckout('placing', (_detail, event) => event.preventDefault(), life)
  onCheckout('updating', (_detail, event) => event.preventDefault(), life)
  expect(raiseCheckout('payment', { id: 'cod' })).toBe(true)
  expect(raiseCheckout('updating', { args: {} })).toBe(true)
  const placing = { form: document.createElement('form'), paymentMethod: 'cod' }
  expect(raiseCheckout('placing', placing)).toBe(false)
  life.end()
  raiseCheckout('payment', { id: 'bacs' })
  expect(raiseCheckout('placing', placing)).toBe(true)
  expect(heard.mock.calls).toEqual([['cod']])
})
