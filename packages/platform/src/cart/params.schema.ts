import { isRecord, readGlobal, readText } from '../globals.ts'
import { templateEndpoint } from '../anatomy.ts'

/** The globals that the platform prints for its cart scripts: the first that is there tells where calls go. */
const GLOBALS = [
  'wc_add_to_cart_params',
  'wc_cart_fragments_params',
  'wc_cart_params',
  'wc_checkout_params',
  'woocommerce_params',
]

/** What the first of them says under a name. */
const said = (name: string): string | undefined => GLOBALS.map((global) => readText(Object(readGlobal(global))[name])).find(Boolean)

/** The address of a call about the cart, from the page's own globals; `/?wc-ajax=…` where it has none. */
export function cartEndpoint(endpoint: string): string {
  return templateEndpoint(said('wc_ajax_url') ?? '/?wc-ajax=%%endpoint%%', endpoint)
}

/** The address of the platform's older calls, which name themselves by a field `action`; `/wp-admin/admin-ajax.php` where the page says nothing. */
export function adminEndpoint(): string {
  return said('ajax_url') ?? '/wp-admin/admin-ajax.php'
}

/** `wc_add_to_cart_params`, as far as it is more than addresses. */
export interface AddToCartParams {
  readonly i18n_view_cart: string
  readonly cart_url: string
  readonly is_cart: unknown
  readonly cart_redirect_after_add: unknown
}

/** Reads `wc_add_to_cart_params`; `undefined` on pages without AJAX buttons. */
export function readAddToCartParams(): AddToCartParams | undefined {
  const found = readGlobal('wc_add_to_cart_params')
  if (!isRecord(found)) return undefined
  const { i18n_view_cart: words, cart_url: url, is_cart, cart_redirect_after_add } = found
  return { i18n_view_cart: readText(words), cart_url: readText(url), is_cart, cart_redirect_after_add }
}

/** `wc_cart_fragments_params`: under which names the browser keeps the fragments, and how long a call may take. */
export interface FragmentParams {
  readonly hashKey: string
  readonly fragmentName: string
  /** In ms; default 5000. */
  readonly timeout: number
}

/** Reads `wc_cart_fragments_params`; most pages have none. */
export function readFragmentParams(): FragmentParams | undefined {
  const found = Object(readGlobal('wc_cart_fragments_params')) as Record<string, unknown>
  const hashKey = readText(found['cart_hash_key'])
  const fragmentName = readText(found['fragment_name'])
  if (!hashKey || !fragmentName) return undefined
  const timeout = Number(found['request_timeout'])
  return { hashKey, fragmentName, timeout: timeout > 0 ? timeout : 5000 }
}
