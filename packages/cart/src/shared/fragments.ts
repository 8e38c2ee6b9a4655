import { type Life, parseFragment, runScripts } from '@tillkit/dom'
import { settle } from '@tillkit/mount'
import { emitLegacy } from '@tillkit/platform'
import { applyFragments, type Fragments } from '@tillkit/platform/cart'
import { FRAGMENTS_LOADED } from './anatomy.ts'

/** Puts fragments into the page and brings what is new in it to life before anybody reads it. */
export function showFragments(life: Life, fragments: Fragments): void {
  const run = (scripts: readonly HTMLScriptElement[]) => runScripts(life, scripts, (dead, live) => dead.replaceWith(live))
  applyFragments(fragments, { parse: parseFragment, run })
  settle()
}

/** Puts fragments into the page and says so to third parties. */
export function loadFragments(life: Life, fragments: Fragments): void {
  showFragments(life, fragments)
  emitLegacy(document.body, FRAGMENTS_LOADED)
}
