import { escapeAttribute } from '../fixtures/index.ts'
import { tillkitVersion } from '../server/index.ts'
import type { PreviewContext } from './context.ts'
import { nonceOf } from './csp.ts'
import { MARKERS } from './notes.ts'
import { OWN_PATH } from './own-files.ts'
import type { BarSettings } from './page/bar.ts'

/** What the head needs to know of the answer that it goes into. */
export interface HeadPlace {
  readonly context: PreviewContext
  readonly off: boolean
  readonly nonce: string
  readonly path: string
}

/**
 * What is put in at the beginning of a page's head: the guard first of all, then Tillkit's style sheet and loader,
 * then the bar. Everything is a file of our own address; nothing is inline.
 * @param policy the page's Content-Security-Policy header; `''` when it has none
 */
export function headFor({ context, off, nonce, path }: HeadPlace, policy: string): string {
  const mark = policy === '' ? '' : ` nonce="${escapeAttribute(nonceOf(policy) ?? nonce)}"`
  const tracking = context.allowTracking ? 'allowed' : 'refused'
  const guarding = `<script src="${OWN_PATH}preview/guard.js" data-tracking="${tracking}" data-refused="${OWN_PATH}refused"${mark}></script>`
  // The shop's own back office is no page for shoppers.
  if (/\/wp-admin\//.test(path)) return guarding
  const base = `${OWN_PATH}${tillkitVersion()}/`
  const units = context.allUnits ? '' : ` data-units="${escapeAttribute(context.units.join(' '))}"`
  const tillkit = `<link rel="stylesheet" href="${base}tillkit.css"${mark}><script defer src="${base}tillkit.js"${units}${mark}></script>`
  const bar = `<script defer src="${OWN_PATH}preview/bar.js" data-settings="${json(barSettings(context, off))}"${mark}></script>`
  return guarding + (off ? '' : tillkit) + bar
}

function barSettings(context: PreviewContext, off: boolean): BarSettings {
  return {
    shop: new URL(context.origin).host,
    units: context.units,
    off,
    orders: context.allowOrders,
    tracking: context.allowTracking,
    legacy: context.plan.out.map(({ handle, units }) => ({ handle, units, markers: MARKERS[handle] ?? [] })),
    kept: context.plan.kept.map(({ script, missing }) => ({ handle: script.handle, missing })),
    notes: `${OWN_PATH}notes.json`,
    saved: false,
  }
}

/** JSON for an attribute, in ASCII: the page may have any charset. */
function json(value: unknown): string {
  const ascii = JSON.stringify(value).replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return escapeAttribute(ascii)
}
