import { addListHtml, cartAnswer, cartGlobalsScript, importsAnew, LINES, tillkitVersion, useShop, type OpenOptions } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const shop = useShop()

const LIST = addListHtml([{ productId: 1 }, { productId: 2 }])
const TALL = '<p style="height: 3000px">Above.</p>'
const BUTTON = '.add_to_cart_button[data-product_id="1"]'

/** The files of ours that the page has asked for, each as often as it has. */
const asked = () => shop.server.requests.flatMap(({ path }) => path.match(/\/tillkit\/[^/]+\/(.+\.js)$/)?.[1] ?? []).sort()

async function open(main: string, more: Partial<OpenOptions> = {}) {
  shop.server.page('/behind-all/', 'Nothing.')
  const before = async (page: Page) => {
    await onFastLine(page)
    await more.before?.(page)
  }
  const opened = await shop.openFixture({ path: '/shop/', main, globals: cartGlobalsScript({ woocommerce: true }), waitForMount: false, alone: true, ...more, before })
  await idle(opened.page)
  return opened
}

/** Lets the page have its idle moments, and the network answer what was asked for before. */
async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    for (let moment = 0; moment < 4; moment += 1) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
    await fetch('/behind-all/')
  })
}

const tellLine = (page: Page, connection: object) => page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }), connection)
/** A browser on a busy machine takes its own line for a slow one. */
const onFastLine = (page: Page) => tellLine(page, { effectiveType: '4g' })
const line = (connection: object) => ({ before: (page: Page) => tellLine(page, connection) })
const ran = (page: Page) => page.evaluate(`Object(window[Symbol.for('tillkit')]).runtime !== undefined`)
const CLOSURE = ['add-to-cart.js', 'base.js', 'cart.js', 'requests.js']

describe('the code of a unit that waits for a touch', () => {
  it('is there ahead of the touch, with all that it stands on and its looks, where what can be touched is in view; nothing of it runs, and it is asked for once', async () => {
    const { page, consoleErrors, consoleWarnings } = await open(LIST)
    await expect.poll(asked).toEqual(expect.arrayContaining(CLOSURE))
    expect(await ran(page)).toBe(false)
    // The page links no sheet of ours: it comes along.
    expect(await page.locator('link[rel=stylesheet][href$="/tillkit.css"]').count()).toBe(1)
    await page.context().setOffline(true)
    await page.locator(BUTTON).click()
    await expect.poll(() => ran(page)).toBe(true)
    await page.context().setOffline(false)
    await idle(page)
    expect(asked().filter((file, index, all) => all.indexOf(file) !== index)).toEqual([])
    expect([consoleErrors.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED')), consoleWarnings]).toEqual([[], []])
  })

  it('is not asked for where there is nothing in view to touch, and is once there is', async () => {
    const { page } = await open(TALL + LIST)
    expect(asked()).toEqual(['tillkit.js'])
    await page.locator(BUTTON).evaluate((button) => button.scrollIntoView())
    await expect.poll(asked).toEqual(expect.arrayContaining(CLOSURE))
  })

  it.each([
    ['the shopper saves data', { saveData: true }],
    ['the line is a slow one', { effectiveType: '3g' }],
    ['the line is a very slow one', { effectiveType: 'slow-2g' }],
  ])('is not asked for ahead where %s: it comes with the focus there', async (_what, connection) => {
    const { page } = await open(LIST, line(connection))
    expect(asked()).toEqual(['tillkit.js'])
    await page.locator(BUTTON).focus()
    await expect.poll(asked).toEqual(expect.arrayContaining(CLOSURE))
  })

  it('comes behind the page\'s own pictures: not before the page has loaded', async () => {
    let send: () => void = () => undefined
    const held = new Promise<void>((resolve) => (send = resolve))
    const { page } = await shop.openFixture({
      path: '/shop/', main: `<img src="/large.png" alt="" width="600" height="300">${LIST}`, globals: cartGlobalsScript({ woocommerce: true }), waitForMount: false, alone: true,
      async before(its) {
        await onFastLine(its)
        await its.route('**/large.png', async (route) => {
          await held
          await route.abort()
        })
        // What waits for the page to load would wait for the picture.
        its.goto = ((goto) => (url) => goto.call(its, url, { waitUntil: 'domcontentloaded' }))(its.goto)
      },
    })
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)))
    expect(asked()).toEqual(['tillkit.js'])
    send()
    await expect.poll(asked).toEqual(expect.arrayContaining(CLOSURE))
  })

  it('carries the nonce of our own tag, and a policy that asks for one has nothing to complain about', async () => {
    const policy = `script-src 'nonce-abc' 'strict-dynamic'`
    const { page, consoleErrors } = await open(LIST, {
      head: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      async before(its) {
        await its.route('**/shop/', async (route) => {
          const answer = await route.fetch()
          await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('<script', '<script nonce="abc"') })
        })
      },
    })
    await expect.poll(asked).toEqual(expect.arrayContaining(CLOSURE))
    expect(await page.evaluate(`[...document.querySelectorAll('link[rel=modulepreload]')].every(({ nonce }) => nonce === 'abc')`)).toBe(true)
    expect(consoleErrors).toEqual([])
  })

  it('is asked for again with the touch where it could not be had ahead', async () => {
    let isThere = false
    const { page } = await open(LIST, {
      before: (its) => its.route(`**/tillkit/${tillkitVersion()}/base.js`, (route) => (isThere ? route.continue() : route.abort())),
    })
    isThere = true
    // What it has kept as failed, it does not ask for: then the button's own link is followed.
    if (!(await importsAnew(page))) {
      await page.locator(BUTTON).click()
      return page.waitForURL(/add-to-cart=1/)
    }
    const answer = shop.server.hold('add_to_cart')
    await page.locator(BUTTON).click()
    answer.send(cartAnswer(LINES, 'h2'))
    await expect.poll(() => page.locator(BUTTON).getAttribute('class')).toMatch(/ added/)
  })
})
