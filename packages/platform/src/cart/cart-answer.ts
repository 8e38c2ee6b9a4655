import { parseJson } from '@tillkit/dom'
import { isRecord, readText } from '../globals.ts'

/** What the platform sends for parts of the page: HTML by selector. */
export type Fragments = Readonly<Record<string, string>>

/** What the shop says to a call that changes or reads the cart. */
export type CartAnswer =
  /** Done; `cartHash` is empty for an empty cart. */
  | { readonly kind: 'cart'; readonly fragments: Fragments; readonly cartHash: string }
  /** Not done: the shopper has to choose something on the product's own page. */
  | { readonly kind: 'product'; readonly url: string }
  /** Not done, without a reason. */
  | { readonly kind: 'refused' }

/**
 * Reads the text of an answer; words of PHP's before the JSON are passed over.
 * @returns `undefined` for what is none: nothing, a page, an error of PHP's, half a JSON
 */
export function readCartAnswer(text: string): CartAnswer | undefined {
  const found = parseAnswer(text)
  if (!isObject(found)) return undefined
  const { error, product_url: url, fragments, cart_hash: hash = '' } = isRecord(found) ? found : {}
  if (error === true && url && typeof url === 'string') return { kind: 'product', url }
  const read = hash === null || typeof hash === 'string' ? readFragments(fragments) : undefined
  return read ? { kind: 'cart', fragments: read, cartHash: readText(hash) } : { kind: 'refused' }
}

/**
 * Reads a map of fragments, whoever hands it over: an answer, the browser's storage, or the argument of an event.
 * @returns only what is text or a number, since a value of another kind would be printed as `[object Object]`;
 * `undefined` when there is no map. PHP writes an empty map as `[]`.
 */
export function readFragments(value: unknown): Fragments | undefined {
  if (Array.isArray(value)) return value.length === 0 ? {} : undefined
  if (!isObject(value)) return undefined
  const entries = Object.entries(value)
  const texts = entries.flatMap(([key, text]) => (/^(string|number)$/.test(typeof text) ? [[key, String(text)] as const] : []))
  return entries.length > 0 && texts.length === 0 ? undefined : Object.fromEntries(texts)
}

/** The JSON of an answer, also where a notice of PHP's or a plugin's stands around it; else undefined. */
export function parseAnswer(text: string): unknown {
  return parseJson(text) ?? parseJson(text.slice(text.indexOf('{"'), text.lastIndexOf('}') + 1))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
