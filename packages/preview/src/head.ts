import { escapeAttribute } from '@tillkit/fixtures'
import { readUnits } from '@tillkit/testing/project/units.mjs'
import { tillkitVersion } from '@tillkit/testing/server'
import type { PreviewContext } from './context.ts'
import { nonceOf } from './csp.ts'
import { MARKERS } from './notes.ts'
import { INDEX_PATH, OWN_PATH } from './own-files.ts'
import type { BarSettings } from './page/bar-settings.ts'

/** Units with a script that stands before all others. */
const EARLY = readUnits().units.flatMap(({ name, early }) => (early === undefined ? [] : [name]))

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
  const guarding = guardTag({ tracking, shop: context.shop.hosts }, mark)
  // The shop's own back office is no page for shoppers.
  if (/\/wp-admin\//.test(path)) return guarding
  const bar = barTag({ ...context, name: new URL(context.origin).host }, off, mark)
  return guarding + (off ? '' : tillkitTags(context, mark)) + bar
}

function guardTag({ tracking, shop }: { tracking: 'allowed' | 'refused'; shop: readonly string[] }, mark: string): string {
  return `<script src="${OWN_PATH}preview/guard.js" data-tracking="${tracking}" data-refused="${OWN_PATH}refused" data-shop="${escapeAttribute(shop.join(' '))}"${mark}></script>`
}

function tillkitTags({ allUnits, units }: Pick<PreviewContext, 'allUnits' | 'units'>, mark: string): string {
  const base = `${OWN_PATH}${tillkitVersion()}/`
  const chosen = allUnits ? '' : ` data-units="${escapeAttribute(units.join(' '))}"`
  const early = EARLY.filter((name) => allUnits || units.includes(name)).map((name) => `<script src="${base}${name}.early.js"${mark}></script>`)
  return `${early.join('')}<link rel="stylesheet" href="${base}tillkit.css"${mark}/><script defer="" src="${base}tillkit.js"${chosen}${mark}></script>`
}

/** What the bar is told. */
interface BarContext extends Pick<PreviewContext, 'units' | 'plan' | 'allowOrders' | 'allowTracking'> {
  /** The shop's host, or the folder's name. */
  readonly name: string
}

function barTag(context: BarContext, off: boolean, mark: string, saved = false): string {
  return `<script defer="" src="${OWN_PATH}preview/bar.js" data-settings="${json(barSettings(context, off, saved))}"${mark}></script>`
}

function barSettings(context: BarContext, off: boolean, saved = false): BarSettings {
  return {
    shop: context.name,
    units: context.units,
    off,
    orders: context.allowOrders,
    tracking: context.allowTracking,
    legacy: context.plan.out.map(({ handle, units, companions = [] }) => ({ handle, units, companions, markers: MARKERS[handle] ?? [] })),
    kept: context.plan.kept.map(({ script, missing }) => ({ handle: script.handle, missing })),
    notes: saved ? '' : `${OWN_PATH}notes.json`,
    saved,
    index: saved ? INDEX_PATH : '',
  }
}

/** What the head of a saved page is made of. */
export interface SavedHead extends Pick<PreviewContext, 'units' | 'allUnits' | 'plan'> {
  /** The folder's name. */
  readonly shop: string
  /** The hosts of the shop that the pages were saved from. */
  readonly hosts: readonly string[]
  readonly off: boolean
}

/**
 * The head of a saved page: saved pages have lost their scripts and styles, so jQuery goes in where the page has none, and a sheet that
 * makes it legible.
 * @param html the page as it was saved
 */
export function savedHead(place: SavedHead, html: string): string {
  const script = (name: string, extra = '') => `<script src="${OWN_PATH}preview/${name}.js"${extra}></script>`
  const parts = [
    guardTag({ tracking: 'refused', shop: place.hosts }, ''),
    /<link[^>]+rel=["']?stylesheet/i.test(html) ? '' : `<link rel="stylesheet" href="${OWN_PATH}preview/saved.css"/>`,
    /<script[^>]+src=[^>]+jquery(?:\.min)?\.js/i.test(html) ? '' : script('jquery'),
    place.off ? '' : tillkitTags(place, ''),
    barTag({ ...place, name: place.shop, allowOrders: false, allowTracking: false }, place.off, '', true),
  ]
  return parts.join('')
}

/** JSON for an attribute, in ASCII: the page may have any charset. */
function json(value: unknown): string {
  const ascii = JSON.stringify(value).replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return escapeAttribute(ascii)
}
