import { listen } from '@tillkit/dom'
import { closeOnEscape } from '@tillkit/mount'
import { useLayoutEffect, type RefObject } from 'react'
import { startLife } from './start-life.ts'
import { useEvent } from './use-event.ts'

/** How something that lies open over the page is left. */
export type Leaving = 'escape' | 'outside'

/** Something that lies open. */
export interface Dismissible {
  readonly isOpen: boolean
  /** What opens it and what it shows: the focus may go to and fro in there. */
  readonly within: RefObject<HTMLElement | null>
  /** A node elsewhere that belongs to it, such as a field of the server's. */
  readonly beside?: Element | null | undefined
  readonly close: (how: Leaving) => void
}

/** Closes what lies open by Escape, by a press beside it, and when the focus goes elsewhere. */
export function useDismiss({ isOpen, within, beside, close }: Dismissible): void {
  const leave = useEvent(close)
  useLayoutEffect(() => {
    const root = within.current
    if (!isOpen || !root) return
    const life = startLife()
    const isInside = (target: EventTarget | null) => target instanceof Node && (root.contains(target) || beside?.contains(target) === true)
    const places = beside ? [root, beside] : [root]
    for (const place of places) closeOnEscape(life, { within: place, close: () => leave('escape') })
    listen(life, document, 'pointerdown', (event) => !isInside(event.target) && leave('outside'), { capture: true })
    for (const place of places) {
      listen<FocusEvent>(life, place, 'focusout', ({ relatedTarget }) => {
        // Where the whole window has lost the focus, it comes back to where it was.
        const isAway = relatedTarget !== null || !isInside(document.activeElement)
        if (isAway && !isInside(relatedTarget)) leave('outside')
      })
    }
    return () => life.end()
  }, [isOpen, within, beside, leave])
}
