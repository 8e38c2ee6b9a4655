import { useLayoutEffect, type RefObject } from 'react'

/**
 * Keeps the page out from under something that lies at an edge of the window: what is focused is scrolled past it, and at the
 * bottom the page's end too. Nothing in sight moves for it, so that a page's beginning stays where it is. Of several at one edge, which lie
 * over each other, the highest counts.
 */
export function useScrollRoom(lying: RefObject<HTMLElement | null>, edge: 'start' | 'end'): void {
  useLayoutEffect(() => {
    const element = lying.current
    if (!element) return
    const properties = edge === 'end' ? ['scroll-padding-block-end', 'padding-block-end'] : ['scroll-padding-block-start']
    const rooms = properties.map(roomOf)
    const observer = new ResizeObserver(() => {
      for (const room of rooms) room.ask(element, element.offsetHeight)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      for (const room of rooms) room.ask(element, undefined)
    }
  }, [lying, edge])
}

/** Room that is kept by a property of the page's root. */
interface Room {
  /** Asks for so much, in px, or for none any more. */
  ask(who: Element, height: number | undefined): void
}

/** One for each property: what lies at an edge shares it. */
const rooms = new Map<string, Room>()

function roomOf(property: string): Room {
  const known = rooms.get(property) ?? roomIn(property)
  rooms.set(property, known)
  return known
}

/** A property of the page's root, which is what it was when nobody asks for it any more, unless somebody else has written it meanwhile. */
function roomIn(property: string): Room {
  const { style } = document.documentElement
  const asked = new Map<Element, number>()
  let before = ''
  let written = ''
  return {
    ask(who, height) {
      if (asked.size === 0) written = before = style.getPropertyValue(property)
      if (height === undefined) asked.delete(who)
      else asked.set(who, height)
      if (asked.size > 0) style.setProperty(property, `${Math.max(...asked.values())}px`)
      else if (style.getPropertyValue(property) === written) style.setProperty(property, before)
      written = style.getPropertyValue(property)
    },
  }
}
