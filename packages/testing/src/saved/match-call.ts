import type { SavedCall } from './http-file.ts'

/** Fields that say what is asked for: an answer for another thing would be a wrong answer. */
const DECIDING = /^(?:action|wc-ajax|variation_id|cartAction|wpforms\[id\]|attribute_|shop[A-Z]|add-to-cart|coupon)/
/** Fields that differ from visit to visit. */
const FLEETING = /nonce|security|token|referer|^_|attribution|cartConfig|hash/i

/** The saved call that fits best; undefined when none fits. */
export function matchCall(call: Call, saved: readonly SavedCall[]): SavedCall | undefined {
  const ranked = saved
    .map((each) => ({ each, points: pointsFor(call, each) }))
    .filter(({ points }) => points > -Infinity)
    .sort((left, right) => right.points - left.points || left.each.name.length - right.each.name.length)
  return ranked[0]?.each
}

/** How well it fits; minus infinity when it is the answer to something else. */
function pointsFor(call: Call, saved: SavedCall): number {
  const url = new URL(saved.path, 'http://saved.invalid')
  const ajax = call.query.get('wc-ajax')
  if (saved.method !== call.method || url.searchParams.get('wc-ajax') !== ajax) return -Infinity
  if (ajax === null && url.pathname !== call.path) return -Infinity
  const asked = merged(call.query, call.form)
  const known = merged(url.searchParams, saved.form)
  const names = new Set([...asked.keys(), ...known.keys()])
  const isFailure = /bad|error|invalid|wrong|unknown|outofstock/.test(saved.name)
  let points = saved.status < 400 ? 0.5 : 0
  for (const name of names) {
    if (FLEETING.test(name)) continue
    // A field that was left empty says as much as one that is not there.
    const same = (asked.get(name) ?? '') === (known.get(name) ?? '')
    // A saved failure answers only what failed: a sold-out product's answer is no other product's.
    if (!same && (DECIDING.test(name) || (isFailure && known.has(name)))) return -Infinity
    points += same ? 2 : -1
  }
  // Where a failure and a success answer the same fields, they differ in what changes from visit to visit.
  return isFailure ? points - 0.4 : points
}

function merged(...lists: readonly URLSearchParams[]): Map<string, string> {
  return new Map(lists.flatMap((list) => [...list]))
}

/** A call as far as it can be known before it is passed on. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  /** Fields of a form body, of any encoding; empty for other bodies. */
  readonly form: URLSearchParams
  /** A JSON body's text; empty for other bodies. */
  readonly json: string
}
