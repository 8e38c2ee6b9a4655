import { useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { atRest, open } from './checkout.helpers.ts'
import { eventually } from './eventually.ts'

const shop = useShop()
const NAME = '#billing_first_name'
const KEPT = 'tillkit-checkout-typed'

describe('what was typed into a checkout', () => {
  it('is there again when its shopper loads the page anew, and when she comes back from another', async () => {
    const { page } = await open(shop)
    const url = page.url()
    await page.locator(NAME).fill('Ann')
    await page.locator('#order_comments').fill('Ring twice')
    await page.reload()
    await eventually(() => page.locator(NAME).inputValue()).toBe('Ann')
    shop.server.page('/elsewhere/', '<!doctype html><title>Elsewhere</title>')
    await page.goto(`${shop.server.origin}/elsewhere/`)
    await page.goto(url)
    await eventually(() => page.locator(NAME).inputValue()).toBe('Ann')
    expect(await page.locator('#order_comments').inputValue()).toBe('Ring twice')
  })

  it.each([['a guest', false], ['a customer who has signed in', true]] as const)('is there again for %s with another address, states that its country brings, and fields that the browser is not to fill in', async (_who, isSignedIn) => {
    const { page } = await open(shop, { sample: { isSignedIn } })
    await page.evaluate((name) => document.querySelector(name)?.setAttribute('autocomplete', 'off'), NAME)
    await page.locator(NAME).fill('Ann')
    await page.locator('#billing_country').selectOption('US')
    await page.locator('select#billing_state').waitFor()
    const state = await page.locator('#billing_state').evaluate((list: HTMLSelectElement) => list.options[2]?.value ?? '')
    await page.locator('#billing_state').selectOption(state)
    await page.locator('#ship-to-different-address-checkbox').check()
    await page.locator('#shipping_first_name').fill('Bea')
    await page.reload()
    const held = () => page.evaluate(() => ['billing_first_name', 'billing_country', 'billing_state', 'shipping_first_name'].map((id) => (document.getElementById(id) as HTMLInputElement).value))
    await eventually(held).toEqual(['Ann', 'US', state, 'Bea'])
    expect([await page.locator('#ship-to-different-address-checkbox').isChecked(), await page.locator('div.shipping_address').isVisible()]).toEqual([true, true])
  })

  it('is each tab\'s own', async () => {
    const { page, context } = await open(shop)
    await page.locator(NAME).fill('Ann')
    const other = await context.newPage()
    await other.goto(page.url())
    await other.locator('form.checkout[novalidate]').waitFor()
    expect(await other.locator(NAME).inputValue()).toBe('')
    await other.locator(NAME).fill('Zoe')
    await Promise.all([page.reload(), other.reload()])
    await eventually(() => page.locator(NAME).inputValue()).toBe('Ann')
    await eventually(() => other.locator(NAME).inputValue()).toBe('Zoe')
    await other.close()
  })

  it('is a customer\'s own: whoever has the tab after her finds nothing, and it is forgotten; a guest who logs in keeps it', async () => {
    const { page, checkout } = await open(shop, { sample: { rules: { customers: { 'ann@example.test': 'a', 'bea@example.test': 'b' } } } })
    const typed = () => page.evaluate((key) => [...['billing_first_name', 'order_comments'].map((id) => (document.getElementById(id) as HTMLInputElement).value), sessionStorage.getItem(key)], KEPT)
    const fill = async () => {
      await page.locator(NAME).fill('Ann')
      await page.locator('#order_comments').fill('Ring twice')
    }
    /** Loads the page anew, for somebody else or for nobody, until it asks for totals. */
    const reloadFor = async (email?: string, password = '') => {
      checkout.signOut()
      checkout.expireNonces()
      checkout.fill({ billing_email: '' })
      if (email !== undefined) checkout.signIn(email, password)
      await page.reload()
      await atRest(page, 1)
    }
    await fill()
    await reloadFor('ann@example.test', 'a')
    await eventually(typed).toEqual(['Ann', 'Ring twice', null])
    checkout.expireNonces()
    await page.reload()
    await eventually(typed).toEqual(['Ann', 'Ring twice', null])
    await reloadFor()
    expect(await typed()).toEqual(['', '', null])
    await reloadFor('ann@example.test', 'a')
    await fill()
    await reloadFor('bea@example.test', 'b')
    expect(await typed()).toEqual(['', '', null])
  })

  it('is kept no more once its order is placed', async () => {
    const { page } = await open(shop, { sample: { values: 'full' } })
    await page.locator(NAME).fill('Eve')
    await page.locator('#place_order').click()
    await page.waitForURL('**/order-received/**')
    expect(await page.evaluate((key) => sessionStorage.getItem(key), KEPT)).toBeNull()
  })

  it('is kept again once a gateway has opened the form anew, whose payment was broken off', async () => {
    const { page } = await open(shop, { sample: { values: 'full' } })
    shop.server.answer('checkout', () => JSON.stringify({ result: 'success', redirect: '#pay' }))
    await page.locator('#place_order').click()
    await page.waitForURL('**#pay')
    await page.evaluate(() => document.querySelector('form.checkout')?.classList.remove('processing'))
    await eventually(() => page.locator('form.checkout').getAttribute('aria-busy')).toBe(null)
    await page.locator('#order_comments').fill('Ring twice')
    await page.reload()
    await eventually(() => page.locator('#order_comments').inputValue()).toBe('Ring twice')
  })

  it('is kept no more where the browser posts its order', async () => {
    const { page } = await open(shop, { sample: { values: 'full' }, before: (tab) => tab.route('**/checkout.after-touch.js', (route) => route.abort()) })
    await page.locator(NAME).fill('Eve')
    await page.locator('#place_order').click()
    await page.waitForURL('**/order-received/**')
    expect(await page.evaluate((key) => sessionStorage.getItem(key), KEPT)).toBeNull()
  })
})
