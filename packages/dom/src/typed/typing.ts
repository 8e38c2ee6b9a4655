import { isComposed } from '../clicks.ts'
import { listen, type Life } from '../life.ts'

/** The field that the shopper has typed into and neither finished nor sent by Enter. */
let field: Element | undefined

/** Follows what the shopper types, for as long as the life lasts. */
export function followTyping(life: Life): void {
  const options = { capture: true }
  listen(life, document, 'input', ({ isTrusted, target }) => {
    if (isTrusted && target instanceof Element) field = target
  }, options)
  listen(life, document, 'change', ({ target }) => {
    // One that is replaced while somebody types in it raises this event too, which shows when whoever replaces it has ended.
    queueMicrotask(() => {
      if (target === field && field?.isConnected) field = undefined
    })
  }, options)
  listen<KeyboardEvent>(life, document, 'keydown', (event) => {
    if (event.key === 'Enter' && !isComposed(event)) field = undefined
  }, options)
}

/**
 * Whether the shopper is in the middle of typing: the focus is in a field that was typed into and not finished, or in the
 * one that has come in its place with an answer.
 */
export function isTyping(): boolean {
  const { activeElement: active } = document
  if (!field || !active) return false
  const name = field.getAttribute('name')
  return active === field || (!field.isConnected && name !== null && active.getAttribute('name') === name)
}
