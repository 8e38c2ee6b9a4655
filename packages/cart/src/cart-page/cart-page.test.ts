import { createLife, type EndableLife } from '@tillkit/dom'
import { joinCart, raiseChanged, raiseNative } from '@tillkit/platform/cart'
import { describeWidget, openTestPage, silence, type TestPage } from '@tillkit/testing/contract'
import { cartPageHtml, CALCULATOR, cartGlobals, LINES, noticeHtml } from '@tillkit/fixtures'
import jQuery from 'jquery'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anatomy, classes } from './anatomy.ts'

const load = async () => (await import('./cart-page.ts')).cartPage
const METHODS = [{ id: 'flat_rate:1', label: 'Flat rate', price: 4.95 }]

describeWidget(load, {
  title: 'a filled basket',
  html: cartPageHtml({
    lines: LINES,
    notices: noticeHtml('success', ['Hello.']),
    coupons: [{ code: 'save10', discount: 10 }],
    shipping: { methods: METHODS, chosen: 'flat_rate:1', calculator: CALCULATOR },
  }),
  globals: cartGlobals({ cart: true }),
  broken: [{ field: 'wc_cart_params', globals: { wc_cart_params: 'nonsense' } }],
  operate() {
    silence()
    for (const selector of [anatomy.calculatorToggle, anatomy.removeLink]) document.querySelector<HTMLElement>(selector)?.click()
    document.querySelector(anatomy.quantity)?.dispatchEvent(new Event('input', { bubbles: true }))
  },
  stateClasses: [classes.busy, classes.removing],
})

describeWidget(load, { title: 'an empty basket', html: cartPageHtml({ lines: [] }), globals: cartGlobals({ cart: true }) })

describe('a form that the server sends again', () => {
  let page: TestPage
  afterEach(() => {
    page.close()
    Reflect.deleteProperty(window, 'jQuery')
  })

  it.each([
    ['is another where a script of the page listens at it, so that what listens anew hears a click once', true],
    ['stays the same where nobody does', false],
  ])('%s; what is typed in it stays, and the focus', async (_title, listens) => {
    Reflect.set(window, 'jQuery', jQuery)
    page = await openTestPage(load, { html: cartPageHtml({ lines: LINES }), globals: cartGlobals({ cart: true }) })
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(cartPageHtml({ lines: LINES.map((line) => ({ ...line, quantity: line.quantity + 5 })) }))))
    await page.start()
    const [form, clicked] = [document.querySelector(anatomy.form), vi.fn()]
    const quantities = () => [...document.querySelectorAll<HTMLInputElement>(anatomy.quantity)]
    const told = () => listens && jQuery(anatomy.form).on('click', clicked)
    told()
    jQuery(document.body).on('updated_wc_div', told)
    const before = quantities().map(({ value }) => Number(value))
    const first = quantities()[0] as HTMLInputElement
    first.focus()
    first.value = '77'
    jQuery(document.body).trigger('wc_update_cart')
    await vi.waitFor(() => expect(quantities().map(({ value }) => Number(value))).toEqual([77, ...before.slice(1).map((one) => one + 5)]))
    expect([document.querySelector(anatomy.form) === form, document.querySelectorAll(anatomy.form).length]).toEqual([!listens, 1])
    expect(document.activeElement).toBe(quantities()[0])
    quantities()[1]?.click()
    expect(clicked).toHaveBeenCalledTimes(listens ? 1 : 0)
    jQuery(document.body).off('updated_wc_div', told)
  })
})

describe('when its code comes after the cart was changed', () => {
  let page: TestPage
  let life: EndableLife
  let calls: string[]

  beforeEach(async () => {
    page = await openTestPage(load, { html: cartPageHtml({ lines: LINES }), globals: cartGlobals({ cart: true }) })
    calls = []
    vi.stubGlobal('fetch', (url: string) => {
      calls.push(String(url))
      return Promise.resolve(new Response(cartPageHtml({ lines: [] })))
    })
    life = createLife((cause) => { throw cause })
  })
  afterEach(() => {
    life.end()
    page.close()
  })

  const added = () => raiseChanged('added', { source: 'tillkit', fragments: {}, cartHash: 'new' })

  it('asks for the page once: what it shows is older than the change', async () => {
    joinCart(life)
    added()
    raiseChanged('refreshed', { source: 'tillkit', fragments: {}, cartHash: 'new' })
    await page.start()
    expect(calls).toHaveLength(1)
    expect(document.querySelector(anatomy.quantity)).toBeNull()
  })

  it('asks for it once while a change is still on its way, when that has ended', async () => {
    let answered: (value?: unknown) => void = () => undefined
    const change = joinCart(life).queue.change(() => new Promise((resolve) => { answered = resolve })).then(added)
    await page.start()
    expect(calls).toEqual([])
    answered()
    await change
    await page.rest()
    expect(calls).toHaveLength(1)
  })

  it('asks for nothing where somebody has only shown the cart, or asked for fragments', async () => {
    joinCart(life)
    raiseChanged('refreshed', { source: 'tillkit', fragments: {}, cartHash: 'same' })
    raiseNative('refresh', { source: 'page', reason: 'plugin' })
    await page.start()
    expect(calls).toEqual([])
  })
})

describe('what is sent while something else is on its way', () => {
  let page: TestPage
  let sent: string[]
  let answers: (() => void)[]

  beforeEach(async () => {
    page = await openTestPage(load, { html: cartPageHtml({ lines: LINES, coupons: [] }), globals: cartGlobals({ cart: true }) })
    sent = []
    answers = []
    vi.stubGlobal('fetch', (url: string, { body = '' }: { body?: unknown } = {}) => {
      const fields = new URLSearchParams(String(body))
      sent.push(fields.get('coupon_code') && !fields.has('update_cart') ? `coupon ${fields.get('coupon_code') ?? ''}` : (fields.get(quantity().name) ?? new URL(url).search.slice(1, 12)))
      return new Promise((resolve) => answers.push(() => resolve(new Response(cartPageHtml({ lines: LINES, notices: noticeHtml('success', ['Done.']) })))))
    })
    await page.start()
  })
  afterEach(() => page.close())

  const quantity = () => document.querySelector<HTMLInputElement>(anatomy.quantity) as HTMLInputElement
  const press = (name: string) => document.querySelector<HTMLButtonElement>(`${anatomy.form} [name="${name}"]`)?.click()
  const update = (value: string) => {
    quantity().value = value
    quantity().dispatchEvent(new Event('input', { bubbles: true }))
    press('update_cart')
  }
  const apply = (code: string) => {
    Object.assign(document.querySelector(anatomy.couponField) ?? {}, { value: code })
    press('apply_coupon')
  }
  const answerAll = async () => {
    for (let at = 0; at < answers.length; at += 1) {
      answers[at]?.()
      await page.rest()
    }
  }

  it('is not lost: quantities after a line that is taken out, and a coupon after them', async () => {
    ;[...document.querySelectorAll<HTMLElement>(anatomy.removeLink)].at(-1)?.click()
    update('7')
    apply('SAVE10')
    await page.rest()
    expect(sent).toEqual(['remove_item'])
    await answerAll()
    expect(sent.slice(0, 3)).toEqual(['remove_item', '7', 'coupon SAVE10'])
  })

  it('is sent once where it is pressed twice, and in the end as it was meant last', async () => {
    update('7')
    update('7')
    update('8')
    update('7')
    apply('SAVE10')
    apply('SAVE10')
    await answerAll()
    expect(sent.slice(0, 3)).toEqual(['7', '7', 'coupon SAVE10'])
    expect(sent.filter((one) => one === 'coupon SAVE10')).toHaveLength(1)
  })
})
