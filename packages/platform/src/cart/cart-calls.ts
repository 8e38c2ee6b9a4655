import { callShop, type CallOptions, type CallShop } from '../requests/shop/call-shop.ts'
import { form, type FormField } from '../requests/content/body.ts'
import { unusable } from '../requests/transport/call.ts'
import { readCartAnswer, type CartAnswer } from './cart-answer.ts'
import { endpoints, fields } from './anatomy.ts'
import { cartEndpoint } from './params.schema.ts'

/** Fields of a call. */
type Fields = Readonly<Record<string, FormField>>

/**
 * The platform's calls that change or read the cart as a whole. They reject with `RequestFailed` only, also for an answer
 * that cannot be read.
 */
export interface CartCalls {
  /** Puts a product into the cart. `data` is what the button says of it; a quantity that is missing means 1. */
  add(data: Fields, signal: AbortSignal): Promise<CartAnswer>
  /** Takes a line out. */
  remove(cartItemKey: string, signal: AbortSignal): Promise<CartAnswer>
  /** Asks for the fragments. `timeout` in ms. */
  refresh(signal: AbortSignal, timeout?: number): Promise<CartAnswer>
}

/** Makes the calls. A change that is on its way goes on when the page is left. */
export function createCartCalls(call: CallShop = callShop): CartCalls {
  const ask = async (endpoint: string, sent: Fields, options: CallOptions): Promise<CartAnswer> => {
    const got = await call(cartEndpoint(endpoint), { body: form(sent), mutates: false, ...options })
    const answer = readCartAnswer(got.text)
    if (answer) return answer
    throw unusable(got, { mutates: options.mutates === true })
  }
  const change = { keepalive: true, mutates: true }
  return {
    add: (data, signal) => ask(endpoints.add, data, { ...change, signal }),
    remove: (key, signal) => ask(endpoints.remove, fields.remove(key), { ...change, signal }),
    refresh: (signal, timeout = 5000) => ask(endpoints.refresh, fields.refresh(Date.now()), { signal, timeout }),
  }
}
