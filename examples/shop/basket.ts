import { escapeAttribute, escapeText } from '@tillkit/testing/fixtures'
import type { ShopProduct } from './catalogue/index.ts'
import type { View } from './view.ts'
import { href } from './view.ts'

const COOKIE = 'brightwell_basket'

/** How many articles a visitor's cookie counts. */
export function basketCount(cookies = ''): number {
  const value = cookies
    .split(';')
    .map((each) => each.trim().split('='))
    .find(([name]) => name === COOKIE)?.[1]
  const count = Number(value)
  return Number.isFinite(count) && count > 0 ? count : 0
}

/** The cookie that keeps a count. */
export function basketCookie(count: number): string {
  return `${COOKIE}=${count}; Path=/; SameSite=Lax`
}

/** What became of a sent form. */
export interface Added {
  /** How many articles more; 0 when the shop refused. */
  quantity: number
  /** The shop's answer, for the page. */
  notice: string
}

/** Puts a product into the basket, or says why not. */
export function addToBasket(product: ShopProduct, form: URLSearchParams, view: View): Added {
  const { name, minimum } = product.tiers
  const quantity = Number(form.get('quantity'))
  const least = product.quantity?.min ?? minimum ?? 1
  if (!(quantity > 0)) return refused('Please enter a quantity.')
  if (quantity < least) return refused(`The least one can order of “${name}” is ${least}.`)
  if (product.variable && !chosenVariation(product, form)) {
    return refused('Please choose product options before adding this product to your basket.')
  }
  const words =
    quantity === 1
      ? `“${name}” has been added to your basket.`
      : `${quantity} × “${name}” have been added to your basket.`
  return { quantity, notice: noticeHtml(words, href(view, '/basket/')) }
}

function chosenVariation({ variable }: ShopProduct, form: URLSearchParams) {
  const id = Number(form.get('variation_id'))
  return variable?.variations.find((variation) => variation.id === id)
}

function noticeHtml(words: string, basket: string): string {
  return `<div class="woocommerce-message" role="alert">${escapeText(words)} <a href="${escapeAttribute(basket)}" class="button wc-forward">View basket</a></div>`
}

function refused(words: string): Added {
  return {
    quantity: 0,
    notice: `<ul class="woocommerce-error" role="alert"><li>${escapeText(words)}</li></ul>`,
  }
}
