import { raiseNative } from '@tillkit/platform/cart'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import { cartGlobals, cartPageHtml, LINES } from '@tillkit/fixtures'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anatomy, classes } from './anatomy.ts'

const load = async () => (await import('./cart-page.ts')).cartPage
const METHODS = [{ id: 'flat_rate:1', label: 'Flat rate', price: 4.95 }, { id: 'local_pickup:2', label: 'Collect', price: 0 }]
const start = location.href
let page: TestPage
let calls: string[]
/** What the shop prints next; the last stays. */
let answers: string[]

/** Opens the page with these lines. */
async function open(lines = LINES): Promise<void> {
  const html = cartPageHtml({ lines, coupons: [], shipping: { methods: METHODS, chosen: 'flat_rate:1' } })
  page = await openTestPage(load, { html, globals: cartGlobals({ cart: true }) })
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit = {}) => {
    const { pathname, search } = new URL(url)
    calls.push(`${method} ${pathname}${search}`)
    return Promise.resolve(new Response(answers.length > 1 ? answers.shift() : answers[0]))
  })
  await page.start()
}
const one = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector) as Found
const press = (name: string) => one(`${anatomy.form} [name="${name}"]`).click()

beforeEach(() => {
  calls = []
  answers = []
})
afterEach(() => {
  page.close()
  history.replaceState(null, '', start)
  vi.restoreAllMocks()
})

describe('a change that is answered by another page, so that nobody knows whether it was made', () => {
  it.each<[string, () => void]>([
    ['a line that is taken out', () => one(anatomy.removeLink).click()],
    ['quantities', () => {
      one<HTMLInputElement>(anatomy.quantity).value = '7'
      one(anatomy.quantity).dispatchEvent(new Event('input', { bubbles: true }))
      press('update_cart')
    }],
    ['a coupon', () => {
      one<HTMLInputElement>(anatomy.couponField).value = 'SAVE10'
      press('apply_coupon')
    }],
    ['a way of sending', () => {
      const field = [...document.querySelectorAll<HTMLInputElement>(anatomy.shippingField)].at(-1) as HTMLInputElement
      field.checked = true
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }],
  ])('has the basket asked for, beside the words that say so: %s', async (_what, change) => {
    answers = ['<!doctype html><title>Back soon</title><p>We are updating the shop.', cartPageHtml({ lines: LINES.slice(1) })]
    await open()
    change()
    await vi.waitFor(() => expect(document.querySelectorAll(anatomy.removeLink)).toHaveLength(LINES.length - 1))
    expect(calls.slice(1)).toEqual(['GET /your-cart/'])
    expect(document.querySelector(`.${classes.error}`)?.isConnected).toBe(true)
  })
})

describe('the basket of a page whose address has put a product into it', () => {
  it('is asked for without putting it in once more', async () => {
    history.replaceState(null, '', '/cart/?add-to-cart=12')
    const reloaded: string[] = []
    vi.spyOn(location, 'reload').mockImplementation(() => void reloaded.push(location.href))
    answers = [cartPageHtml({ lines: [] })]
    await open(LINES.slice(0, 1))
    one(anatomy.removeLink).click()
    await vi.waitFor(() => expect(document.querySelector(anatomy.form)).toBeNull())
    // Another tab has filled it again, and the shopper comes back to this one.
    answers = [cartPageHtml({ lines: LINES })]
    raiseNative('refresh', { source: 'tillkit', reason: 'return' })
    await vi.waitFor(() => expect(reloaded).toHaveLength(1))
    expect([...calls.slice(1), ...reloaded].filter((address) => address.includes('add-to-cart'))).toEqual([])
  })
})
