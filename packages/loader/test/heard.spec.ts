import { readFileSync } from 'node:fs'
import { addListHtml, cartAnswer, cartGlobalsScript, classicMiniCartWidgetHtml, heldFile, LINES, miniCartHtml, tillkitVersion, useShop, type MiniCart, type OpenOptions } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const shop = useShop()

const SHEETS = `<link rel="stylesheet" href="/tillkit/${tillkitVersion()}/tillkit.css">`
const MINI_CART_SHEET = `<style>${readFileSync(new URL('../../fixtures/src/styles/mini-cart-styles.css', import.meta.url), 'utf8')}</style>`
const globals = cartGlobalsScript({ fragments: true, woocommerce: true, cart: true })

/** A page of a shop whose code of ours does not come before the test lets it. */
async function open(main: string, file: string, more: Partial<OpenOptions> = {}) {
  const code = heldFile(file)
  const { page } = await shop.openFixture({
    main, globals, head: SHEETS + MINI_CART_SHEET, waitForMount: false, ...more,
    async before(its) {
      await code.before(its)
      await its.clock.install()
      await more.before?.(its)
    },
  })
  return { page, code }
}

/** What is seen of an element in the task of an event there, and in the frame after it. */
function press(page: Page, selector: string, look: string): Promise<unknown> {
  return page.evaluate(({ selector, look }) => {
    document.querySelector<HTMLElement>(selector)?.click()
    return (0, eval)(look) as unknown
  }, { selector, look })
}

const LIST = addListHtml([{ productId: 1 }, { productId: 2 }])
const BUTTON = '.add_to_cart_button[data-product_id="1"]'
const CLASSES = `document.querySelector('${BUTTON}').classList.contains('loading')`

/** Notes each change of a button's classes, as a shopper would see it: what stands when a task has ended. */
const noteClasses = (selector: string) => `
  window.seen = []
  new MutationObserver(() => seen.push(document.querySelector('${selector}').className.includes('loading'))).observe(document.querySelector('${selector}'), { attributeFilter: ['class'] })`

describe('an add button that is pressed before any code has come', () => {
  it('says that it was heard in the task of the press, and goes on saying so without a break until the shop has answered', async () => {
    const answer = shop.server.hold('add_to_cart')
    const { page, code } = await open(LIST, 'add-to-cart.js')
    await page.evaluate(noteClasses(BUTTON))
    expect(await press(page, BUTTON, CLASSES)).toBe(true)
    await code.release()
    await answer.arrived()
    expect([await page.evaluate(CLASSES), await page.evaluate('seen.includes(false)')]).toEqual([true, false])
    answer.send(cartAnswer(LINES, 'h2'))
    await expect.poll(() => page.locator(BUTTON).getAttribute('class')).toMatch(/ added$/)
  })

  it.each(['Enter', ' '])('says so of a press by key (%j)', async (key) => {
    const { page } = await open(LIST, 'add-to-cart.js')
    await page.locator(BUTTON).focus()
    await page.keyboard.press(key)
    expect(await page.evaluate(CLASSES)).toBe(true)
  })

  it('says nothing of a click that opens a new tab, nor of one that another script has answered', async () => {
    const { page } = await open(LIST, 'add-to-cart.js')
    await page.evaluate(`window.addEventListener('click', (event) => event.preventDefault(), true)`)
    await page.locator(BUTTON).click({ modifiers: ['ControlOrMeta'] })
    expect(await page.evaluate(CLASSES)).toBe(false)
  })

  it.each([
    ['is not there in time', async (page: Page) => page.clock.fastForward(1500)],
    ['cannot be had', async (_page: Page, release: (how: 'abort') => Promise<void>) => release('abort')],
  ])('takes it back where the code %s, and the link is followed as without us', async (_what, lose) => {
    shop.server.page('/', '<title>followed</title>')
    const { page, code } = await open(LIST, 'add-to-cart.js')
    await page.evaluate(`document.addEventListener('click', (event) => { followed = !event.defaultPrevented; event.preventDefault() })`)
    await press(page, BUTTON, CLASSES)
    await code.asked
    await lose(page, code.release)
    await expect.poll(() => page.evaluate('window.followed')).toBe(true)
    expect(await page.evaluate(CLASSES)).toBe(false)
  })

  it('takes it back where the shop\'s own script comes late and does the work', async () => {
    const { page } = await open(LIST, 'add-to-cart.js')
    await page.evaluate(`document.addEventListener('click', (event) => event.preventDefault())`)
    await press(page, BUTTON, CLASSES)
    await page.evaluate(`document.body.append(Object.assign(document.createElement('script'), { id: 'wc-add-to-cart-js', text: 'void 0' }))`)
    await page.clock.runFor(500)
    expect(await page.evaluate(CLASSES)).toBe(false)
  })
})

describe('a remove link of the classic mini cart', () => {
  it('fades its line in the frame of the press', async () => {
    const { page } = await open(LIST + classicMiniCartWidgetHtml({ lines: LINES }), 'add-to-cart.js')
    const row = `getComputedStyle(document.querySelector('.woocommerce-mini-cart-item')).opacity`
    expect([await page.evaluate(row), await press(page, '.remove_from_cart_button', row)]).toEqual(['1', '0.6'])
  })
})

describe('the link of a mini cart', () => {
  const cart = (more: Partial<MiniCart> = {}) => `<header style="height: 60px">${miniCartHtml({ lines: LINES, hover: 'none', ...more })}</header>`
  const LINK = '.dswcp-cart-link'
  const PANEL = `(() => { const { left, width } = document.querySelector('.dswcp-side-cart').getBoundingClientRect(); return width > 0 && left < innerWidth - 1 })()`
  const still = { before: (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }) }

  it('opens its panel in the frame of the press, and the code that comes leaves it open, with its dialog and the focus in it', async () => {
    const { page, code } = await open(cart(), 'mini-cart.js', still)
    expect([await page.evaluate(PANEL), await press(page, LINK, PANEL)]).toEqual([false, true])
    await page.evaluate(`
      window.seen = []
      new MutationObserver(() => seen.push(document.querySelector('.dswcp-side-cart').classList.contains('dswcp-show-side-cart'))).observe(document.querySelector('.dswcp-side-cart'), { attributes: true })`)
    await code.release()
    await expect.poll(() => page.evaluate(`document.activeElement.closest('.dswcp-side-cart[aria-modal=true]') !== null`)).toBe(true)
    expect([await page.evaluate(PANEL), await page.evaluate('seen.includes(false)')]).toEqual([true, false])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(`document.querySelector('.dswcp-side-cart').classList.contains('dswcp-show-side-cart')`)).toBe(false)
  })

  it('is closed again by its button, when the code has come, though that was pressed before', async () => {
    const { page, code } = await open(cart(), 'mini-cart.js', still)
    await press(page, LINK, PANEL)
    await press(page, '.dswcp-side-cart .dswcp-close', PANEL)
    await code.release()
    await expect.poll(() => page.locator('.dswcp-side-cart[role=dialog]').count()).toBe(1)
    await expect.poll(() => page.evaluate(PANEL)).toBe(false)
  })

  it('opens no panel where the window is one for which it leads to the cart\'s page', async () => {
    const { page } = await open(cart({ clickMobile: 'cartpage' }), 'mini-cart.js', { before: (its) => its.setViewportSize({ width: 600, height: 800 }) })
    await page.evaluate(`document.addEventListener('click', (event) => event.preventDefault())`)
    expect(await press(page, LINK, PANEL)).toBe(false)
  })
})
