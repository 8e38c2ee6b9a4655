import { clickOnSpace, closestTo, listen, type Life } from '@tillkit/dom'
import { onLegacy } from '@tillkit/platform'
import { isOurClick } from './our-click.ts'

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
