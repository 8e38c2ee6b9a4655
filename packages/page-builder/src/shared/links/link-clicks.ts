import { isPlainClick, clickOnSpace, closestTo, listen, type Life } from '@tillkit/dom'
import { type LegacyEvent, onLegacy } from '@tillkit/platform'

/**
 * Whether a click is for us to answer: no other script has, and it asks for nothing special. One that a script makes through jQuery
 * has no event of the browser's, and is as plain as any.
 */
export function isOurClick(event: LegacyEvent): boolean {
  const native = event instanceof Event ? event : event.originalEvent
  return !native?.defaultPrevented && !(native instanceof MouseEvent && !isPlainClick(native))
}

/** Which links are answered, and how. */
export interface LinkClicks {
  readonly selector: string
  readonly run: (link: HTMLElement) => void
}

/**
 * Answers clicks on links that lead nowhere by themselves, also those that scripts make through jQuery, which the browser never hears
 * of. One that another script has answered is left alone, and one with a modifier is the browser's. Space does it too.
 */
export function onLinkClick(life: Life, root: Element, { selector, run }: LinkClicks): void {
  onLegacy(root, 'click', (event) => {
    const link = isOurClick(event) ? closestTo(event, selector) : undefined
    if (!link) return
    event.preventDefault()
    run(link)
  }, life)
  listen<KeyboardEvent>(life, root, 'keydown', (event) => clickOnSpace(event, selector))
}
