import { invoke, native } from '@tillkit/dom'
import type { Device } from '@tillkit/platform/theme'
import { around } from './anatomy.ts'
import { pixels, readSettings, type Limit } from './settings.model.ts'
import type { StickyBox } from './sticky.model.ts'

/** Where an element is in the page's flow: as it stands, and what keeps its place has to have of it. */
export interface Measured {
  readonly box: Omit<StickyBox, 'stuckHeight'>
  /** Where boxes that are placed at the element's own place are counted from. */
  readonly origin: { readonly top: number; readonly left: number }
  readonly isGentle: boolean
  /** Inline style of what keeps its place. */
  readonly pinned: Readonly<Record<string, string>>
}

/** The same, and what was seen of it before it was measured. */
export interface Flow extends Measured {
  /** Whether its own style moves or turns it. */
  readonly hasTransform: boolean
}

/** What an element's place in the page's flow depends on. */
const PINNED = ['display', 'float', 'clear', 'margin-top', 'margin-right', 'margin-bottom', 'margin-left', 'flex', 'align-self', 'justify-self', 'order', 'grid-area', 'vertical-align']

/** Reads where an element is, which nothing may move meanwhile. Lays the page out, so that all are read before anything is written. */
export function measure(element: HTMLElement, printed: unknown, on: Device): Measured {
  const rect = invoke(element, 'getBoundingClientRect')
  const style = getComputedStyle(element)
  // One that is not shown has no place.
  const isThere = rect.width > 0 && rect.height > 0
  const { isTop, isBottom, topLimit, bottomLimit, isClear, isGentle, ...offsets } = readSettings(printed, on)
  const view = { width: innerWidth, height: innerHeight, em: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16 }
  const above = limitOf(element, topLimit)
  const below = limitOf(element, bottomLimit)
  return {
    box: {
      isTop: isTop && isThere,
      isBottom: isBottom && isThere,
      isClear,
      top: rect.top + scrollY,
      left: rect.left + scrollX,
      width: rect.width,
      height: rect.height,
      topOffset: pixels(offsets.topOffset, view),
      bottomOffset: pixels(offsets.bottomOffset, view),
      from: above ? above.top + scrollY : -Infinity,
      until: below ? below.bottom + scrollY : Infinity,
    },
    origin: originOf(element),
    isGentle,
    pinned: {
      ...Object.fromEntries(PINNED.map((name) => [name, style.getPropertyValue(name)])),
      'box-sizing': 'border-box',
      width: `${String(rect.width)}px`,
      height: `${String(rect.height)}px`,
    },
  }
}

function limitOf(element: Element, limit: Limit): DOMRect | undefined {
  if (limit === 'none') return undefined
  const parent = native(element, 'parentElement')
  const box = parent && invoke(parent, 'closest', around[limit])
  return (box && invoke(box, 'getBoundingClientRect')) ?? (limit === 'body' ? document.body.getBoundingClientRect() : undefined)
}

/** Properties with which an element holds boxes that are fixed to the window, unless they say `none`. */
const HOLDING = ['transform', 'translate', 'scale', 'rotate', 'filter', 'backdrop-filter', 'perspective']

/** Whether something around an element would hold it where it stands, rather than let it be fixed to the window. Lays nothing out anew. */
export function isHeldBack(element: Element): boolean {
  for (let box = native(element, 'parentElement'); box; box = native(box, 'parentElement')) {
    const style = getComputedStyle(box)
    const said = (name: string) => style.getPropertyValue(name)
    if (HOLDING.some((name) => !['', 'none'].includes(said(name)))) return true
    if (/transform|translate|scale|rotate|filter|perspective/.test(said('will-change'))) return true
    if (/paint|layout|strict|content/.test(said('contain')) || said('content-visibility') === 'auto') return true
  }
  return false
}

/** The corner from which a box is placed that takes the element's place in the page. */
function originOf(element: HTMLElement): { top: number; left: number } {
  const parent = native(element, 'offsetParent')
  const isPage = !parent || (parent === document.body && getComputedStyle(parent).position === 'static')
  if (isPage) return { top: 0, left: 0 }
  const rect = invoke(parent, 'getBoundingClientRect')
  return { top: rect.top + scrollY + native(parent, 'clientTop'), left: rect.left + scrollX + native(parent, 'clientLeft') }
}
