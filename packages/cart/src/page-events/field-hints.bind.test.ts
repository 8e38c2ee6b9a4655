import { createLife, type EndableLife } from '@tillkit/dom'
import { type Host } from '@tillkit/mount'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bindFieldHints } from './field-hints.bind.ts'

let life: EndableLife
let theme: AbortController

beforeEach(() => {
  life = createLife((cause) => {
    throw cause
  })
  theme = new AbortController()
  document.body.innerHTML = '<p class="woocommerce-input-wrapper"><input><span class="description">As on the bill</span></p>'
})
afterEach(() => {
  theme.abort()
  life.end()
  document.body.replaceChildren()
})

it('leaves Escape to a theme that answers it at the document, though it stands on the whole page', () => {
  const answered: boolean[] = []
  document.addEventListener('keydown', (event) => {
    answered.push(event.defaultPrevented)
    event.preventDefault()
  }, { signal: theme.signal })
  bindFieldHints(Object.assign(life, { element: document.body }) as unknown as Host)
  const field = document.querySelector('input') as HTMLInputElement
  const hint = document.querySelector('span') as HTMLElement
  hint.animate = () => new Animation()
  field.focus()
  field.dispatchEvent(new Event('focusin', { bubbles: true }))
  const press = () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  expect(hint.style.display).toBe('block')
  press()
  expect([answered, hint.style.display]).toEqual([[false], 'block'])
  theme.abort()
  press()
  expect(hint.style.display).toBe('none')
})
