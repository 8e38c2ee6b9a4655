import { createRateLimit } from './rate-limit.ts'

/** The element that whatever Tillkit draws stands in. The style sheet gives it `display: contents`. */
export const SLOT = 'tillkit-slot'

/** Marks a slot of ours, of whichever file of ours made it. A copy of an element does not carry it along. */
const OURS = Symbol.for('tillkit.slot')

/** How many copies we take out in a second before we only hide them. */
const COPIES = 20

/** Makes a slot. */
export function createSlot(): HTMLElement {
  refuseCopies()
  return Object.assign(document.createElement(SLOT), { [OURS]: true })
}

/** Whether this is a slot, or a copy that others made of one. */
export function isSlot(node: Node): boolean {
  return node instanceof Element && node.localName === SLOT
}

/**
 * Takes a copy of a slot (a cloned menu, a sticky module, a saved page) out of the page as it comes in. The element
 * does it itself, so that no one has to search the page, and copies that come after our end are met too.
 */
function refuseCopies(): void {
  if (customElements.get(SLOT)) return
  const mayRemove = createRateLimit(COPIES)
  customElements.define(
    SLOT,
    class extends HTMLElement {
      connectedCallback(): void {
        if (OURS in this) return
        // Somebody who copies it again as soon as it goes would never stop.
        if (mayRemove()) this.remove()
        else this.style.setProperty('display', 'none', 'important')
      }
    },
  )
}
