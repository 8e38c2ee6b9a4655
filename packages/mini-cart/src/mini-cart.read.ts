import { InvalidMarkup } from '@tillkit/mount'
import type * as z from 'zod/mini'
import { anatomy } from './mini-cart.anatomy.ts'
import { attributes } from './mini-cart.schema.ts'

/** What one module on the page says of itself. */
export type Config = Readonly<z.infer<typeof attributes>> & {
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
  const { data, error } = attributes.safeParse({ ...element.dataset })
  if (data) {
    return {
      ...data,
      sideCartId: data.sideCartId || undefined,
      loadingText: data.loadingText || 'Loading...',
      orderClass: orderClassOf(element),
      countTitle: countTitleOf(data.updateCartConfig),
    }
  }
  const name = String(error.issues[0]?.path[0])
  throw missing(`data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, error)
}

function missing(field: string, cause?: unknown): InvalidMarkup {
  return new InvalidMarkup(field, 'is missing', 'Print the module as Divi Shop Builder does.', { cause })
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
export function keyOf({ orderClass, updateCartConfig }: Config): string {
  return `${orderClass} ${plainOf(updateCartConfig)}`
}
