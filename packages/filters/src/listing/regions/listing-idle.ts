import { createDebounce, listen, parseFragment } from '@tillkit/dom'
import type { ListingHost } from '../../panel/context.ts'
import { ADDING } from '../anatomy.ts'

/** How long after a finger was lifted its click may still come, in ms. */
const CLICK = 300

/** Follows the shopper's hand. @returns waits until nobody presses or types anything in the listing */
export function createIdleWait(host: ListingHost): () => Promise<void> {
  const { element } = host
  let isPressed = false
  const lifting = createDebounce(host)
  let go: (() => void) | undefined
  const look = () => {
    const active = document.activeElement
    if (!isPressed && !(active?.matches(ADDING.field) && element.contains(active))) go?.()
  }
  const lift = (pause: number) => lifting.schedule(pause, () => {
    isPressed = false
    look()
  })
  for (const type of ['pointerdown', 'keydown']) {
    listen(host, element, type, () => {
      lifting.cancel()
      isPressed = true
    }, { capture: true })
  }
  for (const type of ['pointerup', 'pointercancel', 'keyup']) listen(host, document, type, () => isPressed && lift(CLICK), { capture: true })
  // The focus is nowhere while it moves on.
  listen(host, element, 'focusout', () => isPressed || lift(0))
  return () => new Promise((resolve) => {
    go = resolve
    look()
  })
}

/** Whether two answers list the same. */
export function listSame(one: string, other: string): boolean {
  return parsed(one).isEqualNode(parsed(other))
}

/** A listing without what PHP numbers anew in each answer: the ids of quantities. */
function parsed(html: string): DocumentFragment {
  return parseFragment(html.replace(/_[\da-f]{13}\b/g, ''))
}
