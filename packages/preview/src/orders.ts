import type { Call } from '@tillkit/testing/saved'

/** Who asked for an order: it decides the shape of the refusal. */
export type OrderAsker = 'checkout-call' | 'payment-call' | 'store-api' | 'page'

/** Calls of payment plugins that place or pay an order, by their `wc-ajax` or `admin-ajax` name, and whose they are. */
const PAYMENT_CALLS: Record<string, string> = {
  wc_stripe_create_order: 'WooCommerce Stripe: express buttons',
  wc_stripe_pay_for_order: 'WooCommerce Stripe: express buttons, existing order',
  wc_stripe_update_order_status: 'WooCommerce Stripe: settles an order after a bank’s check',
  wc_stripe_verify_intent: 'WooCommerce Stripe: settles an order after a bank’s check',
  wc_stripe_express_checkout_create_order: 'WooCommerce Stripe: express checkout',
  wc_stripe_payment_request_create_order: 'WooCommerce Stripe: payment request buttons',
  wcpay_create_order: 'WooPayments: express buttons',
  wcpay_pay_for_order: 'WooPayments: express buttons, existing order',
  wcpay_express_checkout_create_order: 'WooPayments: express checkout',
  wcpay_payment_request_create_order: 'WooPayments: payment request buttons',
  'ppc-create-order': 'PayPal Payments: begins an order at PayPal',
  'ppc-vault-create-order': 'PayPal Payments: begins an order at PayPal',
  'ppc-approve-order': 'PayPal Payments: ends an order',
  'ppc-approve-subscription': 'PayPal Payments: ends an order',
  'ppc-return-url': 'PayPal Payments: ends an order after the way back',
  square_digital_wallet_process_checkout: 'Square: wallets',
  kp_wc_place_order: 'Klarna Payments: places the order',
  kp_wc_express_button: 'Klarna Payments: express button',
  fkwcs_button_payment_request: 'FunnelKit Stripe: express buttons',
  wcstripe_create_order: 'Stripe by other makers: express buttons',
  wc_braintree_frontend_request: 'Braintree by Payment Plugins: routes to its checkout',
}

/** Anything else with such a name is refused too: better one call too many than an order. */
const SOUNDS_LIKE_AN_ORDER =
  /(?:^|[_-])(?:create|place|process|submit|approve|complete|confirm|pay|pay_for|capture)(?:[_-]\w+)*?[_-](?:order|checkout|payment)(?:$|[_-])|(?:order|checkout)[_-](?:create|place|process|submit|complete|confirm)/

/** Calls whose names sound like it and that place nothing. */
const HARMLESS = /update_order_review|order_attribution|validate_checkout|checkout_step|process_checkout_step/

/**
 * Whether a call would place or pay an order, and who asks; undefined for all others.
 * @see README of this package, "Preview on a live shop"
 */
export function orderAskedBy(call: Call): OrderAsker | undefined {
  return askedByName(call) ?? askedByStoreApi(call) ?? askedByForm(call)
}

function askedByName({ path, query, form }: Call): OrderAsker | undefined {
  const pretty = /\/wc-ajax\/([^/]+)/.exec(path)?.[1]
  const ajax = query.get('wc-ajax') ?? pretty
  if (ajax === 'checkout') return 'checkout-call'
  const api = query.get('wc-api') ?? form.get('wc-api') ?? ''
  if (/startcheckout|express_?checkout|place_?order/i.test(`${api} ${query.get('action') ?? ''}`) && api !== '') return 'page'
  const action = path.endsWith('/admin-ajax.php') || path.endsWith('/admin-post.php') ? (query.get('action') ?? form.get('action')) : null
  if (action === 'woocommerce_checkout') return 'checkout-call'
  const routed = query.get('path') ?? form.get('path')
  if (ajax?.endsWith('_frontend_request') && /checkout|order/.test(routed ?? '')) return 'payment-call'
  const name = (ajax ?? action?.replace(/^woocommerce_(?=kp_wc)/, ''))?.toLowerCase()
  if (name === undefined) return undefined
  if (Object.hasOwn(PAYMENT_CALLS, name)) return name === 'wc_braintree_frontend_request' ? undefined : 'payment-call'
  return SOUNDS_LIKE_AN_ORDER.test(name) && !HARMLESS.test(name) ? 'payment-call' : undefined
}

function askedByStoreApi({ method, path, query, form, json }: Call): OrderAsker | undefined {
  const meant = (query.get('_method') ?? form.get('_method') ?? method).toUpperCase()
  if (meant === 'GET' || meant === 'HEAD' || meant === 'OPTIONS') return undefined
  const route = routeOf(path, query)
  if (route === undefined) return undefined
  if (/^\/wc\/store(?:\/v\d+)?\/checkout(?:\/\d+)?\/?$/.test(route)) return meant === 'PUT' || meant === 'PATCH' ? undefined : 'store-api'
  if (/^\/(?:wc\/store(?:\/v\d+)?\/batch|batch\/v\d+)\/?$/.test(route)) return /\/checkout\b/.test(json.replaceAll('\\/', '/')) ? 'store-api' : undefined
  if (/^\/wc\/v\d+\/orders\b/.test(route)) return 'store-api'
  return /^\/(?:wc-stripe|wc-braintree|wc-ppcp|wc-square)\/.*\b(?:checkout|order)/.test(route) ? 'payment-call' : undefined
}

/** The REST route of an address: in the query, or pretty; shops may call `wp-json` something else. */
function routeOf(path: string, query: URLSearchParams): string | undefined {
  return query.get('rest_route') ?? /\/wp-json(\/.*)$/.exec(path)?.[1] ?? /\/[^/]+(\/(?:wc|batch|wc-(?:stripe|braintree|ppcp|square))\/.*)$/.exec(path)?.[1]
}

/** The checkout and the order-pay page as plain forms, without script. */
function askedByForm({ method, form }: Call): OrderAsker | undefined {
  if (method !== 'POST') return undefined
  if (form.has('woocommerce_pay')) return 'page'
  const onlyTotals = (form.get('woocommerce_checkout_update_totals') ?? '') !== ''
  return form.has('woocommerce_checkout_place_order') && !onlyTotals ? 'page' : undefined
}

const NOTICE = 'This is a preview: the order was not sent to the shop. Start it with --allow-orders to place real ones.'

/** What is answered in the shop's place. */
export interface Refusal {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** The refusal in the shape that the asking script understands; pages get one of our own. */
export function refuseOrder(asker: Exclude<OrderAsker, 'page'>): Refusal {
  const messages = `<ul class="woocommerce-error" role="alert"><li>${NOTICE}</li></ul>`
  const answers = {
    'checkout-call': { status: 200, body: { result: 'failure', messages, refresh: false, reload: false } },
    'payment-call': {
      status: 200,
      body: { result: 'failure', success: false, messages, message: NOTICE, error: NOTICE, data: { message: NOTICE, name: 'tillkit_preview' } },
    },
    'store-api': { status: 403, body: { code: 'tillkit_preview_no_orders', message: NOTICE, data: { status: 403 } } },
  } as const
  const { status, body } = answers[asker]
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) }
}
