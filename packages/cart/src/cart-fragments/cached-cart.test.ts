import { afterEach, describe, expect, it } from 'vitest'
import type { FragmentParams } from '@tillkit/platform/cart'
import { cacheOf, pageKind, printsAlike } from './cached-cart.ts'

const price = (sign: string, tax = '') => `<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">${sign}</span>1.00</bdi></span>${tax && `<small class="woocommerce-Price-taxLabel tax_label">${tax}</small>`}`
const kept = (html: string, kind = '') => ({ fragments: { 'div.widget_shopping_cart_content': `<div class="widget_shopping_cart_content">${html}</div>` }, kind })

afterEach(() => {
  document.body.className = ''
  document.body.innerHTML = ''
  document.documentElement.removeAttribute('lang')
})

const print = (html: string, lang = 'en-GB') => {
  document.documentElement.lang = lang
  document.body.innerHTML = html
}

describe('what was kept', () => {
  it.each([
    ['in the page\'s language and currency', price('&pound;'), price('£'), true],
    ['in another currency', price('&euro;'), price('£'), false],
    ['in one of the page\'s currencies', price('&euro;'), price('£') + price('€'), true],
    ['in a currency, where the page prints no price', price('&euro;'), '<p>Contact</p>', true],
    ['without a price', '<p>No products in the basket.</p>', price('£'), true],
    ['with tax where the page prints none', price('&pound;', '(incl. VAT)'), price('£', '(ex. VAT)'), false],
    ['with tax as on the page', price('&pound;', '(ex. VAT)'), price('£', '(ex. VAT)'), true],
    ['with tax, where the page says nothing of it', price('&pound;', '(ex. VAT)'), price('£'), true],
  ])('%s', (_title, html, page, isAlike) => {
    print(page)
    expect(printsAlike(kept(html))).toBe(isAlike)
  })

  it('for another language, or another sort of visitor, is not for this page', () => {
    print('')
    const here = pageKind()
    expect(printsAlike(kept('', here))).toBe(true)
    document.body.classList.add('logged-in')
    expect(printsAlike(kept('', here))).toBe(false)
    document.body.classList.remove('logged-in')
    print('', 'fr-FR')
    expect([printsAlike(kept('', here)), printsAlike(kept('')), printsAlike({ fragments: undefined, kind: here })]).toEqual([false, true, false])
  })

  it('is noted for the language that the shop has printed, whatever a translator makes of the page later', () => {
    print('')
    const cache = cacheOf({ fragmentName: 'fragments', hashKey: 'hash', endpoint: '', timeout: 0 } as unknown as FragmentParams)
    document.documentElement.lang = 'de'
    cache.keep({ 'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content"></div>' }, 'h1', { isRefresh: true, isNews: true })
    print('')
    expect(printsAlike(cache.read())).toBe(true)
    sessionStorage.clear()
    localStorage.clear()
  })
})
