import type { EndableLife, Life } from '@tillkit/dom'
import { slot } from '@tillkit/mount'
import type { Pin } from './map.read.ts'

/** Where a place is found, in a browser and on a phone. */
const ADDRESS = 'https://www.google.com/maps/search/?api=1&query='

/** What stands where a map would be. */
export interface Fallback {
  readonly anchor: Element
  readonly pins: readonly Pin[]
  /** Why there is none; empty where nothing can be done about it. */
  readonly reason: string
}

/** The pins as a list of links: what a map says, where there is none. */
export function showFallback(life: Life, { anchor, pins, reason }: Fallback): EndableLife {
  const own = life.branch()
  const list = document.createElement('ul')
  list.className = 'tillkit-map-places'
  for (const { lat, lng, title } of pins) {
    const link = Object.assign(document.createElement('a'), { href: `${ADDRESS}${String(lat)},${String(lng)}`, textContent: title || `${String(lat)}, ${String(lng)}` })
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  const why = Object.assign(document.createElement('p'), { textContent: reason })
  slot(own, { position: 'start', anchor }).append(...(reason ? [why] : []), ...(pins.length > 0 ? [list] : []))
  return own
}
