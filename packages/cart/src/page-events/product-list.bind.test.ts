import { createLife, type EndableLife } from '@tillkit/dom'
import { enterPage, INSTANCE, type Host } from '@tillkit/mount'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sortOnChange } from './product-list.bind.ts'

let life: EndableLife
const sent = vi.fn((event: Event) => event.preventDefault())

beforeEach(() => {
  life = createLife((cause) => {
    throw cause
  })
  sent.mockClear()
  document.body.innerHTML =
    '<form class="woocommerce-ordering"><select class="orderby"><option>date</option><option selected>price</option></select></form>'
  document.querySelector('form')?.addEventListener('submit', sent)
  const loader = { force: [], of: () => undefined, changed: () => true, queuedFor: () => [], started: vi.fn() }
  enterPage({ version: __TILLKIT_VERSION__, hosts: () => [], stop: vi.fn(), loader })
})
afterEach(() => {
  life.end()
  Reflect.deleteProperty(window, INSTANCE)
  document.body.replaceChildren()
})

const start = () => sortOnChange(life as unknown as Host)

it('sends the order that was chosen before this code came', () => {
  const select = document.querySelector('select') as HTMLSelectElement
  select.value = 'date'
  start()
  expect(sent).toHaveBeenCalledTimes(1)
})

it('sends nothing where a script has only raised the event, or the choice was taken back: the page shows that order', () => {
  start()
  expect(sent).not.toHaveBeenCalled()
})
