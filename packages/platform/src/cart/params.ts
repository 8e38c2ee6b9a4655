import * as z from 'zod/mini'
import { readGlobal } from '../globals.ts'
import { filled } from '../must.ts'
import { templateEndpoint } from '../endpoints.ts'

/** The globals that the platform prints for its cart scripts: the first that is there tells where calls go. */
const GLOBALS = [
  'wc_add_to_cart_params',
  'wc_cart_fragments_params',
  'wc_cart_params',
  'wc_checkout_params',
  'woocommerce_params',
]

const addresses = z.object({ wc_ajax_url: z.string().check(filled) })

/** The address of a call about the basket, from the page's own globals; `/?wc-ajax=…` where it has none. */
export function cartEndpoint(endpoint: string): string {
  const found = GLOBALS.map((name) => addresses.safeParse(readGlobal(name)).data?.wc_ajax_url).find(Boolean)
  return templateEndpoint(found ?? '/?wc-ajax=%%endpoint%%', endpoint)
}

const admin = z.object({ ajax_url: z.string().check(filled) })

/** The address of the platform's older calls, which name themselves by a field `action`; `/wp-admin/admin-ajax.php` where the page says nothing. */
export function adminEndpoint(): string {
  const found = GLOBALS.map((name) => admin.safeParse(readGlobal(name)).data?.ajax_url).find(Boolean)
  return found ?? '/wp-admin/admin-ajax.php'
}

const addToCart = z.object({
  i18n_view_cart: z._default(z.string(), ''),
  cart_url: z._default(z.string(), ''),
  is_cart: z.optional(z.unknown()),
  cart_redirect_after_add: z.optional(z.unknown()),
})

/** `wc_add_to_cart_params`, as far as it is more than addresses. */
export type AddToCartParams = z.infer<typeof addToCart>

/** Reads `wc_add_to_cart_params`; `undefined` on pages without AJAX buttons. */
export function readAddToCartParams(): AddToCartParams | undefined {
  return addToCart.safeParse(readGlobal('wc_add_to_cart_params')).data
}

const fragments = z.object({
  cart_hash_key: z.string().check(filled),
  fragment_name: z.string().check(filled),
  request_timeout: z.optional(z.unknown()),
})

/** `wc_cart_fragments_params`: under which names the browser keeps the fragments, and how long a call may take. */
export interface FragmentParams {
  readonly hashKey: string
  readonly fragmentName: string
  /** In ms; default 5000. */
  readonly timeout: number
}

/** Reads `wc_cart_fragments_params`; most pages have none. */
export function readFragmentParams(): FragmentParams | undefined {
  const { data } = fragments.safeParse(readGlobal('wc_cart_fragments_params'))
  if (!data) return undefined
  const timeout = Number(data.request_timeout)
  return { hashKey: data.cart_hash_key, fragmentName: data.fragment_name, timeout: timeout > 0 ? timeout : 5000 }
}
