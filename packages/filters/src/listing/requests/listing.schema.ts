import { parseJson } from '@tillkit/dom'

/** Stands before the JSON of an answer; what a plugin printed before it does not matter. */
const MARKER = '/*agsdsb-json-start*/'

/** What the shop answers when a listing is asked for. */
export type ListingAnswer =
  | { readonly kind: 'listing'; readonly listings: Html; readonly notices: Html; readonly cart: Cart | undefined }
  | { readonly kind: 'redirect'; readonly url: string }
  | Unreadable

/** None that can be used. */
interface Unreadable {
  readonly kind: 'unreadable'
  readonly cause: unknown
}

/** That no answer is to be had, and why. */
export const unreadable = (cause: unknown): Unreadable => ({ kind: 'unreadable', cause })

/** Regions by the class that names them. */
export type Html = Readonly<Record<string, string>>

/** What the answer to an added product says of the cart. */
interface Cart {
  readonly fragments: Html | undefined
  readonly hash: string | undefined
}

/** Reads an answer; `undefined` for what is none. Text behind the JSON is passed over, as PHP prints warnings there. */
export function readAnswer(text: string): ListingAnswer | undefined {
  const at = text.indexOf(MARKER)
  if (at < 0) return undefined
  const data = parsed(text.slice(at + MARKER.length))
  if (!isObject(data)) return undefined
  const url = data['dswcpRedirect']
  if (typeof url === 'string' && url !== '') return { kind: 'redirect', url }
  return { kind: 'listing', listings: texts(data['shop']), notices: texts(data['notices']), cart: cartOf(data) }
}

function cartOf(data: Readonly<Record<string, unknown>>): Cart | undefined {
  const { 'wc-fragments': fragments, 'wc-cart-hash': hash } = data
  if (fragments === undefined && hash === undefined) return undefined
  return { fragments: isObject(fragments) ? texts(fragments) : undefined, hash: typeof hash === 'string' ? hash : undefined }
}

/** The JSON at the start of a text. */
function parsed(text: string): unknown {
  return parseJson(text) ?? parseJson(text.slice(0, endOfObject(text)))
}

/** Where the object that begins a text ends; 0 where it does not end. */
function endOfObject(text: string): number {
  const token = /"[^"\\]*(?:\\[^][^"\\]*)*"|[{}]/g
  let depth = 0
  for (let found = token.exec(text); found; found = token.exec(text)) {
    if (found[0] === '{') depth += 1
    else if (found[0] === '}' && (depth -= 1) === 0) return token.lastIndex
  }
  return 0
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The texts of a map by their names. PHP prints an empty map as a list. */
export function texts(value: unknown): Html {
  if (!isObject(value)) return {}
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
