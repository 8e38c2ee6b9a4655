import { invoke, native, parseInert, setShown } from '@tillkit/dom'
import type { Untouched } from '@tillkit/mount'
import { emitLegacy } from '@tillkit/platform'
import { CACHE_LIFE, readFragmentParams, type Fragments } from '@tillkit/platform/cart'
import { FRAGMENTS_LOADED } from '../shared/anatomy.ts'
import { anatomy, shown } from './anatomy.ts'
import { cacheOf, hasItems, judge } from './cached-cart.ts'

/**
 * Shows what the browser has kept of the cart, and hides what a theme wants hidden while that is empty. What has to be asked for,
 * or is not plainly HTML, is the unit's own work.
 */
export const untouched: Untouched = (element, status, load) => {
  const { signal } = status.waiting
  if (signal.aborted) return
  const widget = element.closest<HTMLElement>(anatomy.widget)
  if (widget && element.matches(anatomy.hideIfEmpty)) setShown(widget, hasItems(), signal)
  if (status.shown !== undefined) return
  status.shown = shown.nothing
  const params = readFragmentParams()
  const cache = cacheOf(params)
  const kept = cache.read()
  const verdict = judge(cache, kept)
  if (verdict === 'refresh') return load()
  addEventListener('storage', ({ key }) => {
    if (key !== params?.hashKey || !cache.isForeign()) return
    status.shown = shown.outdated
    load()
  }, { signal })
  const left = kept.created + CACHE_LIFE - Date.now()
  if (left > 0) {
    const timer = setTimeout(load, left)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  if (verdict !== 'apply' || !kept.fragments) return
  if (!replaceAll(kept.fragments)) return load()
  status.shown = shown.kept
  // What of ours stands in it is there before others look: observers are told first.
  queueMicrotask(() => emitLegacy(document.body, FRAGMENTS_LOADED))
}

/**
 * Puts fragments into the page, all of them or none.
 * @returns false where one holds a script, which is to run, or would take the focus away
 * @throws for a selector that only jQuery knows, and on a page that takes HTML from policies alone
 */
function replaceAll(fragments: Fragments): boolean {
  const { activeElement, body } = document
  const places = Object.entries(fragments).flatMap(([selector, html]) => [...document.querySelectorAll(selector)].map((place) => ({ place, content: parseInert(html) })))
  const isPlain = places.every(({ place, content }) => !content.querySelector('script') && (activeElement === body || !invoke(place, 'contains', activeElement)))
  // What stands inside one that was replaced has gone with it.
  if (isPlain) for (const { place, content } of places) if (native(place, 'isConnected')) invoke(place, 'replaceWith', content)
  return isPlain
}
