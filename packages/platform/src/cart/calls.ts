import { callShop, type CallOptions, type CallShop } from '../call-shop.ts'
import { form, type FormField } from '../requests/body.ts'
import { unusable } from '../requests/call.ts'
import { readCartAnswer, type CartAnswer } from './answer.ts'
import { cartEndpoint } from './params.ts'

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
  const ask = async (endpoint: string, fields: Fields, options: CallOptions): Promise<CartAnswer> => {
    const got = await call(cartEndpoint(endpoint), { body: form(fields), mutates: false, ...options })
    const answer = readCartAnswer(got.text)
    if (answer) return answer
    throw unusable(got, { mutates: options.mutates === true })
  }
  const change = { keepalive: true, mutates: true }
  return {
    add: (data, signal) => ask('add_to_cart', data, { ...change, signal }),
    remove: (key, signal) => ask('remove_from_cart', { cart_item_key: key }, { ...change, signal }),
    refresh: (signal, timeout = 5000) => ask('get_refreshed_fragments', { time: Date.now() }, { signal, timeout }),
  }
}
