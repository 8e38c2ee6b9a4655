import { parseJson } from '@tillkit/dom'
import { isRecord, readText } from '@tillkit/platform'
import { readFragments, type Fragments } from '@tillkit/platform/cart'

/** What the shop says to a call for new totals. */
export interface ReviewAnswer {
  readonly result: string
  readonly messages: string
  readonly reload: boolean
  readonly fragments: Fragments
  /** All of it, as third parties get it. */
  readonly data: Readonly<Record<string, unknown>>
}

/** Reads the text of an answer, with words of PHP's before it. @returns `undefined` for what is none */
export function readReview(text: string): ReviewAnswer | undefined {
  const data = objectIn(text)
  if (!data) return undefined
  const { result, messages, reload, fragments } = data
  const read = fragments === undefined || fragments === null || fragments === false ? {} : readFragments(fragments)
  if (!read || (result === undefined && fragments === undefined && reload !== true)) return undefined
  return { result: readText(result), messages: readText(messages), reload: reload === true, fragments: read, data }
}

/** What the shop says to an order. */
export type OrderAnswer =
  | { readonly kind: 'success'; readonly redirect: string; readonly data: Readonly<Record<string, unknown>> }
  | { readonly kind: 'failure'; readonly messages: string; readonly refresh: boolean; readonly reload: boolean }

/** Reads the text of an answer to an order. @returns `undefined` for what is none: nobody knows what became of the order then */
export function readOrder(text: string): OrderAnswer | undefined {
  const data = objectIn(text)
  if (!data || typeof data['result'] !== 'string') return undefined
  const { result, redirect, messages, refresh, reload } = data
  if (result === 'success') return { kind: 'success', redirect: readText(redirect), data }
  // Said twice, in two ways: what was placed stays placed.
  if (text.includes(SUCCESS)) return undefined
  return { kind: 'failure', messages: readText(messages), refresh: refresh === true, reload: reload === true }
}

/** The object of an answer: whole, behind words of PHP's, or the last one of an answer that was printed twice. */
function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  const end = text.lastIndexOf('}') + 1
  const starts = [text.indexOf(START), text.lastIndexOf(START), text.indexOf('{"')]
  return [text, ...starts.map((start) => text.slice(Math.max(0, start), end))].map(parseJson).find(isRecord)
}

const START = '{"result"'
const SUCCESS = `${START}:"success"`
