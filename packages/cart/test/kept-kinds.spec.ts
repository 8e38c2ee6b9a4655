import { atRest, cartAnswer, fixturePage, LINES, useShop } from '@tillkit/testing'
import { cartGlobalsScript } from '@tillkit/fixtures'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { listing, openPage, T1, unitState, button } from './helpers.ts'
import { legacyTypes } from './recorder.ts'
import { asVisitor } from './storage.ts'

const shop = useShop()
const asked = () => shop.server.requestsTo('get_refreshed_fragments')
const cart = (words: string) => `<div class="widget_shopping_cart_content"><p class="said">${words}</p></div>`
const price = (sign: string, tax = '') =>
  `<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">${sign}</span>1.00</bdi></span>${tax && ` <small class="woocommerce-Price-taxLabel tax_label">${tax}</small>`}`
const kept = (html: string) => ({ 'div.widget_shopping_cart_content': cart(html) })
const said = (page: Page) => page.locator('.said').innerText()

/** A page as another language, currency, tax or visitor has it. */
const OTHERS = {
  'another language': { lang: 'fr-FR', main: cart('Panier'), kept: kept('Basket') },
  'another currency': { lang: 'en-GB', main: cart(`Basket ${price('€')}`), kept: kept(`Kept ${price('&pound;')}`) },
  'other taxes': { lang: 'en-GB', main: cart(`Basket ${price('£', '(ex. VAT)')}`), kept: kept(`Kept ${price('&pound;', '(incl. VAT)')}`) },
  'a visitor who has logged in': { lang: 'en-GB', main: cart('Basket'), kept: kept('Kept'), bodyClass: 'logged-in' },
} as const

/** Opens a page on which something is kept, and then one of another kind. */
async function visit({ kept: fragments, ...other }: (typeof OTHERS)[keyof typeof OTHERS], isUntouched: boolean) {
  const answer = { 'div.widget_shopping_cart_content': cart('Asked for') }
  shop.server.answer('get_refreshed_fragments', () => JSON.stringify({ fragments: answer, cart_hash: 'h' }))
  const opened = await openPage(shop, { main: cart('First page'), cart: { fragments: true }, before: asVisitor({ cookieHash: 'h' }) })
  const { page } = opened
  await eventually(() => legacyTypes(page, 'wc_fragments_refreshed')).toHaveLength(1)
  await page.evaluate((html) => jQuery(document.body).trigger('added_to_cart', [html, 'h'] as never), fragments)
  const before = asked().length
  const held = shop.server.hold('get_refreshed_fragments')
  shop.server.page('/other/', fixturePage({ ...other, main: `${other.main}${isUntouched ? '' : listing([T1])}`, globals: cartGlobalsScript({ fragments: true }) }))
  await page.goto(`${shop.server.origin}/other/`)
  if (!isUntouched) await button(page).hover()
  return { ...opened, held, before, answer: () => held.send(JSON.stringify({ fragments: answer, cart_hash: 'h' })) }
}

describe('what was kept of a cart on a page of another kind', () => {
  it.each(Object.entries(OTHERS).flatMap(([title, other]) => [[title, 'that nobody touches', other, true], [title, 'that was touched', other, false]] as const))(
    'is not shown on one for %s %s: what the server printed stays until it was asked, once',
    async (_title, _touched, other, isUntouched) => {
      const { page, held, before, answer } = await visit(other, isUntouched)
      await held.arrived()
      expect(await said(page)).not.toContain('Kept')
      expect(await said(page)).toMatch(/^(Basket|Panier)/)
      answer()
      await eventually(() => said(page)).toBe('Asked for')
      await eventually(() => unitState(page, 'cart-fragments')).toEqual(['mounted'])
      await atRest(page, shop.server)
      expect(asked().length).toBe(before + 1)
    },
  )

  it('is shown on one of the same kind, without a question', async () => {
    const { page } = await openPage(shop, { main: cart(`First ${price('£')}`), cart: { fragments: true }, before: asVisitor({ cookieHash: 'h', kept: { hash: 'h', fragments: kept(`Kept ${price('&pound;')}`) } }), untouched: true })
    await eventually(() => said(page)).toContain('Kept')
    await page.reload()
    await eventually(() => said(page)).toContain('Kept')
    await atRest(page, shop.server)
    expect(asked()).toEqual([])
  })

  it('is of that page\'s kind once it was asked for', async () => {
    shop.server.answer('get_refreshed_fragments', () => cartAnswer(LINES.slice(1), 'h'))
    const { page } = await openPage(shop, { main: cart('Panier'), lang: 'fr-FR', cart: { fragments: true }, before: asVisitor({ cookieHash: 'h' }), untouched: true })
    await eventually(asked).toHaveLength(1)
    await eventually(() => page.locator('.mini_cart_item').count()).toBe(1)
    await page.reload()
    await eventually(() => page.locator('.mini_cart_item').count()).toBe(1)
    await atRest(page, shop.server)
    expect(asked()).toHaveLength(1)
  })
})
