import { InvalidMarkup } from '@tillkit/mount'
import { isRecord, readGlobal, readText, templateEndpoint } from '@tillkit/platform'

/** What the page needs for its calls. */
export interface CheckoutParams {
  /** The address of a call. */
  readonly endpoint: (name: string) => string
  readonly reviewNonce: string
  readonly applyNonce: string
  readonly removeNonce: string
  /** Where orders are sent. */
  readonly orderUrl: string
  /** Whether this is the checkout itself, where totals are asked for. */
  readonly isCheckout: boolean
  /** Whether guests may order, so that an account is a choice. */
  readonly takesGuests: boolean
  /** The shop's own words for an order that went wrong, as HTML: what to check, with a link. */
  readonly troubleHtml: string
}

/** Reads `wc_checkout_params`. Throws InvalidMarkup. */
export function readCheckoutParams(): CheckoutParams {
  const found = readGlobal('wc_checkout_params')
  if (!isRecord(found)) {
    throw new InvalidMarkup('wc_checkout_params', 'is no set of checkout parameters', 'Print it as WooCommerce does.', { help: 'checkout-params' })
  }
  const text = (name: string, fallback = '') => readText(found[name], fallback)
  const template = text('wc_ajax_url', '/?wc-ajax=%%endpoint%%')
  return {
    endpoint: (name) => templateEndpoint(template, name),
    reviewNonce: text('update_order_review_nonce'),
    applyNonce: text('apply_coupon_nonce'),
    removeNonce: text('remove_coupon_nonce'),
    orderUrl: text('checkout_url') || templateEndpoint(template, 'checkout'),
    isCheckout: String(found['is_checkout']) === '1',
    takesGuests: text('option_guest_checkout') === 'yes',
    troubleHtml: text('i18n_checkout_error').trim(),
  }
}

/** What the platform has for gateways that bring a button of their own; all of it is missing before 10.6. */
export interface CustomButtons {
  hideDefault(gateway: string): void
  show(gateway: string, api: unknown): void
  cleanUp(): void
}

/** Reads the page's custom place-order buttons; calls that it lacks do nothing. */
export function readCustomButtons(): CustomButtons {
  const call = (name: string, ...args: unknown[]) => {
    const buttons = Object(Object(readGlobal('wc'))['customPlaceOrderButton']) as Record<string, unknown>
    if (typeof buttons[name] === 'function') Reflect.apply(buttons[name], buttons, args)
  }
  return {
    hideDefault: (gateway) => call('__maybeHideDefaultButtonOnInit', gateway),
    show: (gateway, api) => call('__maybeShow', gateway, api),
    cleanUp: () => call('__cleanup'),
  }
}

/** Whether a provider of address suggestions is at work in a group: `billing`, `shipping`. */
export function suggestsAddresses(group: string): boolean {
  const { addressAutocomplete } = Object(readGlobal('wc')) as { addressAutocomplete?: { activeProvider?: unknown } }
  return Boolean(Object(addressAutocomplete?.activeProvider)[group])
}
