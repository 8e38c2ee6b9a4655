import { useLayoutEffect, type RefObject } from 'react'

/** How wide a popup below something narrow may become, in px; below something wider it is as wide as that. */
const WIDE = 320

/** From the anchor, and from the window's edges, in px. */
const GAP = 4
const MARGIN = 8

/** How a popup stands by its anchor. */
export interface PopupPlace {
  readonly popup: RefObject<HTMLElement | null>
  readonly anchor: RefObject<Element | null>
  /** Whether it is as wide as the anchor, and wider only where that is narrow. Default false. */
  readonly asWide?: boolean
}

/**
 * Keeps a popup of the top layer below its anchor, or above it where there is more room, in the reading direction. By hand: a
 * list below a field needs none of what a library of 7 kB does beside.
 */
export function usePopupPlace({ popup, anchor: anchorRef, asWide = false }: PopupPlace): void {
  useLayoutEffect(() => {
    const element = popup.current
    const anchor = anchorRef.current
    if (!element || !anchor) return
    const place = () => {
      element.style.maxBlockSize = ''
      if (asWide) Object.assign(element.style, widthOf(anchor))
      Object.assign(element.style, placeOf(anchor, element))
    }
    const ended = new AbortController()
    const { signal } = ended
    place()
    addEventListener('scroll', (event) => event.target !== element && place(), { capture: true, passive: true, signal })
    addEventListener('resize', place, { signal })
    const watcher = new ResizeObserver(place)
    for (const each of [anchor, ...element.children]) watcher.observe(each)
    return () => {
      ended.abort()
      watcher.disconnect()
    }
  }, [popup, anchorRef, asWide])
}

function widthOf(anchor: Element): Partial<CSSStyleDeclaration> {
  const { width } = anchor.getBoundingClientRect()
  const most = document.documentElement.clientWidth - 2 * MARGIN
  return { minInlineSize: `${Math.min(width, most)}px`, maxInlineSize: `${Math.min(Math.max(width, WIDE), most)}px` }
}

function placeOf(anchor: Element, element: HTMLElement): Partial<CSSStyleDeclaration> {
  const { top, bottom, left, right } = anchor.getBoundingClientRect()
  const { clientWidth: wide, clientHeight: high } = document.documentElement
  const { offsetWidth: width, offsetHeight: height } = element
  const below = high - bottom - GAP - MARGIN
  const above = top - GAP - MARGIN
  const isBelow = height <= below || below >= above
  const room = Math.max(isBelow ? below : above, 0)
  const start = getComputedStyle(anchor).direction === 'rtl' ? right - width : left
  return {
    left: `${Math.max(MARGIN, Math.min(start, wide - width - MARGIN))}px`,
    top: `${isBelow ? bottom + GAP : Math.max(MARGIN, top - GAP - Math.min(height, room))}px`,
    maxBlockSize: `${room}px`,
  }
}
