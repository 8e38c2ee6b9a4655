import { InvalidMarkup } from '@tillkit/mount'
import type * as z from 'zod/mini'
import { anatomy } from './mini-cart.anatomy.ts'
import { attributes } from './mini-cart.schema.ts'

/** What one module on the page says of itself. */
export type Config = Readonly<z.infer<typeof attributes>> & {
  /** The module's own class, `ags_woo_mini_cart_0`: what its copies share. */
  readonly orderClass: string
  /** How the count says its number, `%d`; `undefined` where none is shown, or nobody knows. */
  readonly countTitle: string | undefined
}

const NAMES: Readonly<Record<string, string>> = { nonce: 'data-update-cart-nonce', config: 'data-update-cart-config' }

/** Reads a module. Throws InvalidMarkup. */
export function readMiniCart(element: HTMLElement): Config {
  if (!element.querySelector(anatomy.inner)) {
    throw new InvalidMarkup(anatomy.inner, 'is not there', 'Print the module as Divi Shop Builder does.')
  }
  const { sideCartId, actionHover, actionClick, actionClickMobile, updateCartNonce, updateCartConfig, loadingText } = element.dataset
  const result = attributes.safeParse({
    sideCartId: sideCartId || undefined,
    hover: actionHover,
    click: actionClick,
    clickMobile: actionClickMobile,
    nonce: updateCartNonce,
    config: updateCartConfig,
    loadingText: loadingText || undefined,
  })
  if (result.success) return { ...result.data, orderClass: orderClassOf(element), countTitle: countTitleOf(result.data.config) }
  const [issue] = result.error.issues
  const field = NAMES[String(issue?.path[0])] ?? 'the module'
  throw new InvalidMarkup(field, 'is missing', 'Print the module as Divi Shop Builder does.', { cause: result.error })
}

function orderClassOf({ classList }: HTMLElement): string {
  return [...classList].find((name) => /^ags_woo_mini_cart_\d/.test(name)) ?? 'ags_woo_mini_cart'
}

/** The display settings may be read, though they are the server's own business: who cannot, shows no count of a first add. */
function countTitleOf(config: string): string | undefined {
  try {
    const { show_count: shows, count_title_plural: title } = JSON.parse(atob(plainOf(config))) as Record<string, unknown>
    return shows === 'on' && typeof title === 'string' ? title : undefined
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
export function keyOf({ orderClass, config }: Config): string {
  return `${orderClass} ${plainOf(config)}`
}
