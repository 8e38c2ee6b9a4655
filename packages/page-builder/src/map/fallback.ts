import type { EndableLife, Life } from '@tillkit/dom'
import { slot } from '@tillkit/mount'
import { h } from '@tillkit/ui/plain'
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
  const places = pins.map(({ lat, lng, title }) => {
    const place = [String(lat), String(lng)]
    return h('li', {}, h('a', { href: `${ADDRESS}${place.join()}` }, title || place.join(', ')))
  })
  const element = slot(own, { position: 'start', anchor })
  if (reason) element.append(h('p', {}, reason))
  if (places.length > 0) element.append(h('ul', { class: 'tillkit-map-places' }, ...places))
  return own
}
