import { createPost, type Field, type Post } from '../wc-ajax.ts'
import { readCartAnswer, type CartAnswer } from './answer.ts'
import { cartEndpoint } from './params.ts'

/** The platform's calls that change or read the basket as a whole. They reject with CallFailed only. */
export interface CartCalls {
  /** Puts a product into the basket. `data` is what the button says of it; a quantity that is missing means 1. */
  add(data: Readonly<Record<string, Field>>, signal: AbortSignal): Promise<CartAnswer>
  /** Takes a line out. */
  remove(cartItemKey: string, signal: AbortSignal): Promise<CartAnswer>
  /** Asks for the fragments. `timeout` in ms. */
  refresh(signal: AbortSignal, timeout?: number): Promise<CartAnswer>
}

/** Makes the calls. A change that is on its way goes on when the page is left. */
export function createCartCalls(post: Post = createPost()): CartCalls {
  return {
    add: async (data, signal) => readCartAnswer(await post(cartEndpoint('add_to_cart'), data, { signal, keepalive: true })),
    remove: async (key, signal) =>
      readCartAnswer(await post(cartEndpoint('remove_from_cart'), { cart_item_key: key }, { signal, keepalive: true })),
    refresh: async (signal, timeout = 5000) =>
      readCartAnswer(await post(cartEndpoint('get_refreshed_fragments'), { time: Date.now() }, { signal, timeout })),
  }
}
