import { RequestFailed } from '@tillkit/platform/requests'
import { serialise } from '../../shared/serialise.ts'
import { readOrder, type OrderAnswer } from '../answers.schema.ts'
import type { Checkout } from '../context.ts'

/** What became of an order that was sent. */
export type OrderOutcome =
  | OrderAnswer
  /** It never left the browser. */
  | { readonly kind: 'not-sent'; readonly cause: unknown }
  /** The shop, or what stands before it, did not take it. */
  | { readonly kind: 'refused'; readonly cause: unknown }
  /** No answer says what became of it. */
  | { readonly kind: 'unknown'; readonly cause: unknown }

/** Sends the form as an order. Nothing gives it up: it may be placed, whatever becomes of the form. */
export async function sendOrder({ host, form, call }: Checkout): Promise<OrderOutcome> {
  const { config, options } = host
  try {
    const got = await call(config.orderUrl, { body: { content: serialise(form) }, mutates: true, timeout: options.orderTimeout * 1000 })
    return readOrder(got.text) ?? { kind: 'unknown', cause: new Error('The answer to the order cannot be read') }
  } catch (cause) {
    return outcomeOf(cause)
  }
}

/** What a failed request says of its order. One that the server stumbled over may have been placed. */
export function outcomeOf(cause: unknown): OrderOutcome {
  if (!(cause instanceof RequestFailed)) return { kind: 'unknown', cause }
  const { failure } = cause
  if (failure.kind === 'offline' || (failure.kind === 'aborted' && !failure.sent)) return { kind: 'not-sent', cause }
  if (failure.kind !== 'refused') return { kind: 'unknown', cause }
  return readOrder(failure.answer.text) ?? { kind: failure.status >= 500 ? 'unknown' : 'refused', cause }
}

/** Addresses that would run code on this page. */
const CODE = /^(?:javascript|data|vbscript|blob):$/

/** Leaves for where an order leads: a page, a gateway, an app, or a hash that a gateway waits for. @returns whether it is an address */
export function leaveFor(redirect: string): boolean {
  if (!redirect.trim()) return false
  try {
    const url = new URL(redirect, location.href)
    if (CODE.test(url.protocol)) return false
    location.assign(url)
    return true
  } catch {
    return false
  }
}
