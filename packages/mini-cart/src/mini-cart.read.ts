import { InvalidMarkup } from '@tillkit/mount'
import { anatomy, ANY_ORDER, dataKeys, isOrderClass, required, settings } from './mini-cart.anatomy.ts'

/** What one module on the page says of itself. */
export interface Config {
  readonly sideCartId: string | undefined
  /** An action that nobody knows is none: the link is followed. */
  readonly actionHover: string | undefined
  readonly actionClick: string | undefined
  readonly actionClickMobile: string | undefined
  readonly updateCartNonce: string
  /** Display settings and their signature. Opaque. */
  readonly updateCartConfig: string
  /** What covers a panel while a request runs. */
  readonly loadingText: string
  /** The module's own class, `ags_woo_mini_cart_0`: what its copies share. */
  readonly orderClass: string
  /** How the count says its number, `%d`; `undefined` where none is shown, or nobody knows. */
  readonly countTitle: string | undefined
}

/** Reads a module. Throws InvalidMarkup. */
export function readMiniCart(element: HTMLElement): Config {
  if (!element.querySelector(anatomy.inner)) throw missing(anatomy.inner)
  const { dataset } = element
  const updateCartNonce = dataset[dataKeys.nonce]
  const updateCartConfig = dataset[dataKeys.settings]
  if (!updateCartNonce) throw missing(required.nonce)
  if (!updateCartConfig) throw missing(required.settings)
  return {
    sideCartId: dataset[dataKeys.sideCart] || undefined,
    actionHover: dataset[dataKeys.hover],
    actionClick: dataset[dataKeys.click],
    actionClickMobile: dataset[dataKeys.mobileClick],
    updateCartNonce,
    updateCartConfig,
    loadingText: dataset[dataKeys.loading] || 'Loading...',
    orderClass: orderClassOf(element),
    countTitle: countTitleOf(updateCartConfig),
  }
}

function missing(field: string): InvalidMarkup {
  return new InvalidMarkup(field, 'is missing', 'Print the module as Divi Shop Builder does.', { help: 'incomplete' })
}

function orderClassOf({ classList }: HTMLElement): string {
  return [...classList].find(isOrderClass) ?? ANY_ORDER
}

/** The display settings may be read, though they are the server's own business: who cannot, shows no count of a first add. */
function countTitleOf(config: string): string | undefined {
  try {
    const said = JSON.parse(atob(plainOf(config))) as Record<string, unknown>
    const title = said[settings.countTitle]
    return said[settings.showsCount] === 'on' && typeof title === 'string' ? title : undefined
  } catch {
    return undefined
  }
}

/** The settings without their signature. */
const plainOf = (config: string): string => config.split('|')[0] ?? ''

/**
 * What copies of a module share their state by. The signature behind the settings changes every two hours and is no part
 * of it, so that a module that is printed again finds its state.
 */
export function keyOf({ orderClass, updateCartConfig }: Config): string {
  return `${orderClass} ${plainOf(updateCartConfig)}`
}
