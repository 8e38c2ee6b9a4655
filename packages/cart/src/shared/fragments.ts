import { liveScript, parseFragment, settle } from '@tillkit/mount'
import { emitLegacy } from '@tillkit/platform'
import { applyFragments, type Fragments } from '@tillkit/platform/cart'

/** Puts fragments into the page and brings what is new in it to life before anybody reads it. */
export function showFragments(fragments: Fragments): void {
  applyFragments(fragments, { parse: parseFragment, enliven: liveScript })
  settle()
}

/** Puts fragments into the page and says so to third parties. */
export function loadFragments(fragments: Fragments): void {
  showFragments(fragments)
  emitLegacy(document.body, 'wc_fragments_loaded')
}
