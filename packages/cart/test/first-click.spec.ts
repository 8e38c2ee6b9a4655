import { holdLong, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { ANSWER, button, goOffline, listing, openPage, stateOf, T1, unitState } from './helpers.ts'
import { legacyTypes } from './recorder.ts'

const shop = useShop()
const sent = () => shop.server.requestsTo('add_to_cart').map(({ form }) => form)

interface HeldCode {
  letThrough(): void
}

const codeOf = (unit: string) => `**/${unit}.js`
const CODE = codeOf('add-to-cart')

/** Holds a unit's code until the test lets it through. */
async function holdCode(page: Page, code = CODE): Promise<HeldCode> {
  let letThrough: () => void = () => undefined
  const through = new Promise<void>((resolve) => { letThrough = resolve })
  await page.route(code, async (route) => { await through; await route.continue() })
  return { letThrough: () => letThrough() }
}

describe('the first click', () => {
  it('is kept until the code is there, and made once', async () => {
    shop.server.answer('add_to_cart', () => ANSWER)
    let code: HeldCode | undefined
    const { page } = await openPage(shop, {
      main: listing(),
      waitForMount: false,
      before: async (opened) => { code = await holdCode(opened); await holdLong(opened) },
    })
    await page.waitForFunction(() => Reflect.get(window, Symbol.for('tillkit')) !== undefined)
    await button(page).dispatchEvent('click')
    expect(sent()).toEqual([])
    code?.letThrough()
    await eventually(() => stateOf(page)).toEqual(['added'])
    expect(sent()).toHaveLength(1)
    expect(new URL(page.url()).search).toBe('')
  })

  it('follows the link when the code does not come in time, and adds once', async () => {
    const { page } = await openPage(shop, {
      main: listing([{ ...T1, href: '/shop/?add-to-cart=12' }]),
      waitForMount: false,
      before: (opened) => opened.route(CODE, () => undefined),
    })
    await page.waitForFunction(() => Reflect.get(window, Symbol.for('tillkit')) !== undefined)
    await button(page).dispatchEvent('click')
    await page.waitForURL('**/shop/?add-to-cart=12')
    expect(sent()).toEqual([])
    expect(shop.server.requests.filter(({ query }) => query['add-to-cart'] === '12')).toHaveLength(1)
  })

  it('follows the link when the code cannot be loaded at all', async () => {
    const { page } = await openPage(shop, {
      main: listing([{ ...T1, href: '/shop/?add-to-cart=12' }]),
      waitForMount: false,
      before: (opened) => opened.route(CODE, (route) => route.abort()),
    })
    await page.waitForFunction(() => Reflect.get(window, Symbol.for('tillkit')) !== undefined)
    await button(page).dispatchEvent('click')
    await page.waitForURL('**/shop/?add-to-cart=12')
    expect(sent()).toEqual([])
  })

  it('takes the quantity that was typed beside the button, however early', async () => {
    shop.server.answer('add_to_cart', () => ANSWER)
    const { page } = await openPage(shop, { main: listing([{ ...T1, field: { value: 1, min: 1 } }]), waitForMount: false, before: holdLong })
    await page.locator('input.qty').fill('6')
    await button(page).click()
    await eventually(sent).toMatchObject([{ quantity: '6' }])
  })
})

describe('the first click on a button beside a quantity', () => {
  it.each([
    ['the button\'s code comes first', 'add-to-cart', 'list-quantity'],
    ['the field\'s code comes first', 'list-quantity', 'add-to-cart'],
  ])('waits for both, also when %s', async (_title, first, second) => {
    shop.server.answer('add_to_cart', () => ANSWER)
    let codes: HeldCode[] = []
    const { page } = await openPage(shop, {
      main: listing([{ ...T1, field: { value: 1, min: 1 } }]),
      waitForMount: false,
      before: async (opened) => { await holdLong(opened); codes = [await holdCode(opened, codeOf(first)), await holdCode(opened, codeOf(second))] },
    })
    await page.waitForFunction(() => Reflect.get(window, Symbol.for('tillkit')) !== undefined)
    await page.locator('input.qty').fill('6')
    await button(page).dispatchEvent('click')
    codes[0]?.letThrough()
    await eventually(() => unitState(page, first)).toEqual(['mounted'])
    expect(sent()).toEqual([])
    codes[1]?.letThrough()
    await eventually(sent).toMatchObject([{ quantity: '6' }])
    await eventually(() => stateOf(page)).toEqual(['added'])
    expect(sent()).toHaveLength(1)
  })
})

describe('a page whose globals come late', () => {
  it.each([
    ['printed by a script that an optimiser held back', 'wc_add_to_cart_params', 'add-to-cart'],
    ['a mini basket that a theme fetches', '.widget_shopping_cart_content', 'cart-fragments'],
  ])('gets its units with them, when they are touched: %s', async (_title, need, unit) => {
    shop.server.answer('add_to_cart', () => ANSWER)
    const { page } = await openPage(shop, { main: listing(), cart: { addToCart: false, woocommerce: true } })
    expect(await unitState(page, unit)).toEqual([])
    await page.evaluate((what) => {
      if (what.startsWith('.')) return void document.body.insertAdjacentHTML('beforeend', `<div class="${what.slice(1)}"></div>`)
      const script = document.createElement('script')
      script.textContent = `var ${what} = { wc_ajax_url: "/?wc-ajax=%%endpoint%%", cart_url: "/your-cart/", i18n_view_cart: "View basket" }`
      document.body.append(script)
    }, need)
    await eventually(() => unitState(page, unit)).toEqual(['waiting'])
    await button(page).hover()
    await eventually(() => unitState(page, unit)).toEqual(['mounted'])
    if (unit !== 'add-to-cart') return
    await button(page).click()
    await eventually(() => stateOf(page)).toEqual(['added'])
  })
})

describe('under fire', () => {
  it('fifty clicks are fifty adds, one after the other', async () => {
    let running = 0
    let most = 0
    shop.server.answer('add_to_cart', async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve))
      running -= 1
      return ANSWER
    })
    const { page } = await openPage(shop, { main: listing() })
    await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('.add_to_cart_button')
      for (let click = 0; click < 50; click += 1) link?.click()
    })
    await eventually(() => legacyTypes(page, 'added_to_cart')).toHaveLength(50)
    expect([sent().length, most]).toEqual([50, 1])
  })

  it('the button works again when the answer is nothing, a page, JSON without fragments, an error of the server or a refused nonce (bug 3)', async () => {
    const { page, pageErrors } = await openPage(shop, { main: listing() })
    const faults = ['', '<!doctype html><h1>Back soon</h1>', '{"done":true}', { status: 500, body: 'critical' }, { status: 403, body: '-1' }]
    for (const answer of faults) {
      shop.server.answer('add_to_cart', () => answer)
      await button(page).click()
      await eventually(() => page.locator('.tillkit-cart-error').count()).toBe(1)
      expect(await stateOf(page)).toEqual([])
      shop.server.answer('add_to_cart', () => ANSWER)
      await button(page).click()
      await eventually(() => stateOf(page)).toEqual(['added'])
      expect(await page.locator('.tillkit-cart-error').count()).toBe(0)
    }
    expect(pageErrors).toEqual([])
  })

  it('an answer behind a notice of PHP\'s is an answer', async () => {
    shop.server.answer('add_to_cart', () => `<br />\n<b>Notice</b>: x in y on line 3<br />\n${ANSWER}`)
    const { page } = await openPage(shop, { main: listing() })
    await button(page).click()
    await eventually(() => stateOf(page)).toEqual(['added'])
  })

  it('a page that comes back from the browser\'s memory has no button that waits (bug 3)', async () => {
    shop.server.hold('add_to_cart')
    const { page } = await openPage(shop, { main: listing() })
    await button(page).click()
    expect(await stateOf(page)).toEqual(['loading'])
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(await stateOf(page)).toEqual([])
  })

  it('what is added while offline is said, and nothing is sent twice when the line is back', async () => {
    shop.server.answer('add_to_cart', () => ANSWER)
    const { page } = await openPage(shop, { main: listing() })
    const goOnline = await goOffline(page, 'add_to_cart')
    await button(page).click()
    await eventually(() => page.locator('.tillkit-cart-error').count()).toBe(1)
    await goOnline()
    await button(page).press('Space')
    await eventually(() => stateOf(page)).toEqual(['added'])
    expect(sent()).toHaveLength(1)
  })
})

/** Nothing is fetched ahead for a shopper who saves data. */
const savesData = (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

describe('where the connection is cut before the code has come', () => {
  const config = '<script type="application/json" id="tillkit-config">{"messages":{"page":{"offline":"Es gibt keine Verbindung."}}}</script>'

  it.each([
    ['in English', '', 'You are offline, so nothing was done. Please try again when you are connected.'],
    ['in the shop\'s words', config, 'Es gibt keine Verbindung.'],
  ])('no press leaves the page for an error page, each is answered, and the next one with a connection adds, %s', async (_, head, words) => {
    shop.server.answer('add_to_cart', () => ANSWER)
    let isCut = true
    const before = async (opened: Page) => {
      await savesData(opened)
      await holdLong(opened)
      // It may be in the browser's cache.
      await opened.route(CODE, (route) => (isCut ? route.abort('internetdisconnected') : route.continue()))
    }
    const { page } = await openPage(shop, { main: listing(), head, waitForMount: false, before })
    await page.waitForFunction(() => Reflect.get(window, Symbol.for('tillkit')) !== undefined)
    const address = page.url()
    await page.context().setOffline(true)
    // The keyboard comes near, which asks for the code; then it presses, twice.
    await button(page).focus()
    const notice = page.getByRole('alert').filter({ hasText: words })
    for (const key of ['Enter', 'Enter']) {
      await page.keyboard.press(key)
      await notice.waitFor()
      await eventually(() => stateOf(page)).toEqual([])
    }
    expect([page.url(), sent()]).toEqual([address, []])
    isCut = false
    await page.context().setOffline(false)
    await notice.waitFor({ state: 'hidden' })
    await button(page).press('Enter')
    await eventually(() => stateOf(page)).toEqual(['added'])
    expect(sent()).toHaveLength(1)
  })
})

describe('those who listen', () => {
  it('tag managers are told what was added, where there is one and it is wanted', async () => {
    shop.server.answer('add_to_cart', () => ANSWER)
    const { page } = await openPage(shop, { main: listing(), head: '<script>window.dataLayer = []</script>' })
    await button(page).click()
    await eventually(() => page.evaluate(() => Reflect.get(window, 'dataLayer'))).toEqual([
      { event: 'add_to_cart', ecommerce: { items: [{ item_id: 'T1', item_name: 'Roll', quantity: 3 }] } },
    ])
    const off = '<script type="application/json" id="tillkit-config">{"units":{"add-to-cart":{"dataLayer":false}}}</script>'
    const quiet = await openPage(shop, { main: listing(), head: `<script>window.dataLayer = []</script>${off}` })
    await button(quiet.page).click()
    await eventually(() => stateOf(quiet.page)).toEqual(['added'])
    expect(await quiet.page.evaluate(() => Reflect.get(window, 'dataLayer'))).toEqual([])
  })

  it('everything works without jQuery, and the blocks hear of it', async () => {
    shop.server.answer('add_to_cart', () => ANSWER)
    const { page, pageErrors } = await openPage(shop, { main: listing(), jquery: false })
    await page.evaluate(() => {
      document.body.addEventListener('wc-blocks_added_to_cart', () => Reflect.set(window, 'told', true))
      document.addEventListener('tillkit:cart-adding', (event) => Object.assign((event as CustomEvent).detail.data, { quantity: 8 }))
    })
    await button(page).click()
    await eventually(() => page.locator('div.a').allTextContents()).toEqual(['1', '1'])
    expect(sent()).toMatchObject([{ product_id: '12', quantity: '8' }])
    expect(await page.evaluate(() => Reflect.get(window, 'told'))).toBe(true)
    expect(pageErrors).toEqual([])
  })

  it('a script without jQuery may stop an add', async () => {
    const { page } = await openPage(shop, { main: listing() })
    await page.evaluate(() => document.addEventListener('tillkit:cart-adding', (event) => event.preventDefault()))
    await button(page).click()
    expect(await legacyTypes(page)).toEqual(['ajax_request_not_sent.adding_to_cart', 'wc_cart_button_updated'])
    expect([sent(), await stateOf(page)]).toEqual([[], []])
  })

  it('what was added is read out, after a real pause (bug 11)', async () => {
    shop.server.answer('add_to_cart', () => ANSWER)
    const { page } = await openPage(shop, { main: listing([{ ...T1, successMessage: 'Roll is in' }]) })
    await button(page).click()
    const region = page.locator('.widget_shopping_cart_live_region')
    await eventually(() => region.textContent()).toBe('Roll is in')
    expect(await region.evaluate((each) => [each.getAttribute('role'), each.getAttribute('aria-relevant'), each.parentElement?.localName])).toEqual(['status', 'all', 'body'])
  })

  it('a plugin may raise added_to_cart by hand, with jQuery\'s own selectors', async () => {
    const { page, consoleWarnings } = await openPage(shop, { main: listing() })
    await page.evaluate(() => {
      const fragments = { 'div.a:first': '<div class="a">first</div>', ':::': '<i>' }
      jQuery(document.body).trigger('added_to_cart', [fragments] as never)
      jQuery(document.body).trigger('added_to_cart')
    })
    expect(await page.locator('div.a').allTextContents()).toEqual(['first', '0'])
    expect(consoleWarnings.filter((line) => line.includes('":::"'))).toHaveLength(1)
  })
})
