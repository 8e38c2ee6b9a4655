import { afterEach, describe, expect, it } from 'vitest'
import { scopeOf } from './tiered-pricing.scope.ts'

afterEach(() => document.body.replaceChildren())

const wrapper = (id = 10, context = 'product-page') =>
  `<div class="tpt__tiered-pricing" data-product-id="${id}" data-display-context="${context}"></div>`
const price = (name: string, context = 'product-page') => `<b id="${name}" data-display-context="${context}"></b>`
const form = (name: string, id: number, inside = '') =>
  `<form class="cart" id="${name}">
    ${inside}<input class="quantity-input-product-${id}" id="${name}-field"><button name="add-to-cart" value="${id}"></button>
  </form>`

/** What the first widget of a page owns, by id. */
function owned(html: string) {
  document.body.innerHTML = html
  const element = document.querySelector('.tpt__tiered-pricing') as Element
  const scope = scopeOf(element, Number(element.getAttribute('data-product-id')))
  const ids = (selector: string, owns: (one: Element) => boolean) =>
    [...document.querySelectorAll(selector)].filter(owns).map(({ id }) => id)
  return { prices: ids('b', scope.owns), forms: ids('form', scope.ownsForm), fields: ids('input', scope.ownsField) }
}

describe('a widget on a product page', () => {
  it('owns what stands in its product, without the lists in it', () => {
    const page = `<div class="product">${price('main')}${form('buy', 10, wrapper())}
      <ul class="products"><li class="product">${price('tile', 'shop-loop')}${form('tile-buy', 10)}</li></ul>
    </div>`
    expect(owned(page)).toEqual({ prices: ['main'], forms: ['buy'], fields: ['buy-field'] })
  })

  it('owns its product\'s parts of a page without a common ancestor', () => {
    const page = `<header>${form('sticky', 10)}</header><section>${price('main')}</section>${price('loop', 'shop-loop')}
      <section>${form('buy', 10, wrapper())}</section><section>${form('other', 11, price('other-price'))}</section>`
    expect(owned(page)).toEqual({ prices: ['main'], forms: ['sticky', 'buy'], fields: ['sticky-field', 'buy-field'] })
  })

  it('owns the form around it, whatever that says', () => {
    const page = `<form class="cart" id="buy">${wrapper()}<input id="field"></form>`
    expect(owned(page)).toMatchObject({ forms: ['buy'], fields: ['field'] })
  })

  it('does not own the form around it when that sells another product', () => {
    const page = form('other', 99, wrapper()) + form('own', 10)
    expect(owned(page)).toEqual({ prices: [], forms: ['own'], fields: ['own-field'] })
  })

  it.each([
    '<dialog>',
    '<div role="dialog">',
    '<div aria-modal="true">',
    '<div class="mfp-content">',
    '<div class="theme-quick-view">',
    '<ul class="product_list_widget"><li>',
  ])('does not own a price in %s', (place) => {
    const page = `<div class="product">${form('buy', 10, wrapper())}${price('main')}</div>${place}${price('other')}`
    expect(owned(page).prices).toEqual(['main'])
  })

  it('owns the page around it when it stands in a dialog itself', () => {
    expect(owned(`${price('main')}<dialog>${wrapper()}${price('inside')}</dialog>`).prices).toEqual(['main', 'inside'])
  })

  it('knows a variation form by its product', () => {
    const page = `${wrapper()}
      <form class="cart variations_form" id="one" data-product_id="10"></form>
      <form class="cart variations_form" id="two" data-product_id="11"></form>`
    expect(owned(page).forms).toEqual(['one'])
  })

  it.each(['woocommerce-cart-form', 'widget_shopping_cart', 'woocommerce-mini-cart', 'wc-block-mini-cart'])(
    'owns nothing of the cart: .%s',
    (cart) => {
      const page = `<div class="product">${wrapper()}<div class="${cart}">${price('line')}${form('line-buy', 10)}</div></div>`
      expect(owned(page)).toEqual({ prices: [], forms: [], fields: [] })
    },
  )

  it('owns no field outside of a form, which may be a side cart\'s', () => {
    const page = `<div class="product">${wrapper()}<input class="quantity-input-product-10" id="side"></div>`
    expect(owned(page).fields).toEqual([])
  })
})

describe('a widget in a list', () => {
  it('owns its tile and nothing else, with a form or without', () => {
    const page = `<div class="product">${price('main')}${form('buy', 10)}</div><ul class="products">
      <li class="product">
        ${wrapper(10, 'shop-loop')}${price('own', 'shop-loop')}
        <input class="quantity-input-product-10" id="own-field">${form('own-buy', 10)}
      </li>
      <li class="product">${price('next', 'shop-loop')}<input id="next-field"></li></ul>`
    expect(owned(page)).toEqual({ prices: ['own'], forms: ['own-buy'], fields: ['own-field', 'own-buy-field'] })
  })
})
