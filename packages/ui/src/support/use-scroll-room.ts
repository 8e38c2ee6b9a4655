import { useLayoutEffect, type RefObject } from 'react'

/**
 * Keeps the page out from under something that lies at an edge of the window: what is focused is scrolled past it, and at the
 * bottom the page's end too. Nothing in sight moves for it, so that a page's beginning stays where it is.
 */
export function useScrollRoom(lying: RefObject<HTMLElement | null>, edge: 'start' | 'end'): void {
  useLayoutEffect(() => {
    const element = lying.current
    if (!element) return
    const properties = edge === 'end' ? ['scroll-padding-block-end', 'padding-block-end'] : ['scroll-padding-block-start']
    const rooms = properties.map(roomIn)
    const observer = new ResizeObserver(() => {
      for (const room of rooms) room.write(`${element.offsetHeight}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      for (const room of rooms) room.takeBack()
    }
  }, [lying, edge])
}

/** A property of the page's root, which is what it was when it is taken back, unless somebody else has written it meanwhile. */
function roomIn(property: string) {
  const { style } = document.documentElement
  const before = style.getPropertyValue(property)
  let written = before
  return {
    write(value: string) {
      style.setProperty(property, value)
      written = style.getPropertyValue(property)
    },
    takeBack() {
      if (style.getPropertyValue(property) === written) style.setProperty(property, before)
    },
  }
}
