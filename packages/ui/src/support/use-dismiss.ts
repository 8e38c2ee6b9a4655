import { listen, timeout } from '@tillkit/dom'
import { closeOnEscape } from '@tillkit/mount'
import { useLayoutEffect, type RefObject } from 'react'
import { startLife } from './start-life.ts'
import { useEvent } from './use-event.ts'

/** How something that lies open over the page is left: by Escape, by a press beside it, or because the focus goes to something else, where it stays. */
export type Leaving = 'escape' | 'outside' | 'elsewhere'

/** Something that lies open. */
export interface Dismissible {
  /** Whether a press beside it, or the focus going elsewhere, leaves it. */
  readonly isOpen: boolean
  /** Whether Escape closes it: there has to be something to be seen of it. Default `isOpen`. */
  readonly escapes?: boolean
  /** What opens it and what it shows: the focus may go to and fro in there. */
  readonly within: RefObject<HTMLElement | null>
  /** A node elsewhere that belongs to it, such as a field of the server's. */
  readonly beside?: Element | null | undefined
  /** What has opened it: a press on it is no leaving. The focus may not stay there. */
  readonly opener?: Element | undefined
  /**
   * For what lies below a text field: it stays while a finger scrolls the page, and when the focus goes nowhere, and closes with a
   * click beside it. Default false.
   */
  readonly isLenient?: boolean
  readonly close: (how: Leaving) => void
}

/** Closes what lies open by Escape, by a press beside it, and when the focus goes elsewhere. */
export function useDismiss({ isOpen, escapes = isOpen, within, beside, opener, isLenient = false, close }: Dismissible): void {
  const leave = useEvent(close)
  useLayoutEffect(() => {
    const root = within.current
    if (!escapes || !root) return
    const life = startLife()
    for (const place of placesOf(root, beside)) closeOnEscape(life, { within: place, close: () => leave('escape') })
    return () => life.end()
  }, [escapes, within, beside, leave])
  useLayoutEffect(() => {
    const root = within.current
    if (!isOpen || !root) return
    const life = startLife()
    const places = placesOf(root, beside)
    const isInside = (target: EventTarget | null) => target instanceof Node && places.some((place) => place.contains(target))
    const isOpener = (target: EventTarget | null) => target instanceof Node && opener?.contains(target)
    listen(life, document, isLenient ? 'click' : 'pointerdown', ({ target }) => !isInside(target) && !isOpener(target) && leave('outside'), { capture: true })
    for (const place of places) {
      listen<FocusEvent>(life, place, 'focusout', ({ relatedTarget }) => {
        if (isInside(relatedTarget)) return
        if (relatedTarget !== null) leave('elsewhere')
        // Where the whole window has lost the focus, it comes back to where it was; and what had it may just have been drawn anew, as a day of another month.
        else if (!isLenient) timeout(life, 0, () => !isInside(document.activeElement) && leave('outside'))
      })
    }
    return () => life.end()
  }, [isOpen, within, beside, opener, isLenient, leave])
}

function placesOf(root: Element, beside: Element | null | undefined): Element[] {
  return beside && !root.contains(beside) ? [root, beside] : [root]
}
