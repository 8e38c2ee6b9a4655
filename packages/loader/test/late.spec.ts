import { F1, globalsScript, heldFile, hostsOn, LINES, miniCartHtml, pluginStylesHtml, simpleProductMain, tillkitErrors, useShop, waitForMount } from '@tillkit/testing'
import type { DisplayType, HeldFile, OpenOptions } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

const shop = useShop()

/** As long as a unit's code is waited for, and a little more. */
const LONG = 5500

beforeEach(() => shop.server.file('/legacy-tiers.js', new URL('./legacy-tiers.js', import.meta.url).pathname))

const INERT = '<script type="text/plain" id="tiered-pricing-table-front-js-js" src="/legacy-tiers.js"></script>'

/** A product's page with clocks of the test's own, and its files held back. */
async function open(held: readonly HeldFile[], more: Partial<OpenOptions> & { displayType?: DisplayType; premium?: boolean } = {}) {
  const { displayType = 'table', premium = false } = more
  const lines: string[] = []
  const opened = await shop.openFixture({
    main: simpleProductMain(F1, { displayType, generation: '7.x', premium }),
    globals: globalsScript({ generation: '7.x', premium }),
    head: pluginStylesHtml('7.x'),
    bodyEnd: INERT,
    waitForMount: false,
    before: async (page) => {
      page.on('console', (message) => lines.push(message.text()))
      await page.clock.install()
      for (const file of held) await file.before(page)
    },
    ...more,
  })
  return { ...opened, lines: () => lines.filter((line) => line.includes('[tillkit]')) }
}

const type = (page: Page, quantity: string) => page.locator('form.cart .qty').fill(quantity)
const activeTier = (page: Page) => page.locator('.tiered-pricing--active').getAttribute('data-tiered-quantity')
const legacyRuns = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'legacyRuns') ?? 0))
const legacyHeard = (page: Page) => page.evaluate(() => Reflect.get(window, 'legacyHeard') as string[])
/** Runs in the page: the names of the files that have come whole. */
const cameFiles = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.split('/').at(-1))
const stateOf = async (page: Page, unit: string) => (await hostsOn(page, unit))?.map(({ state }) => state)

describe('a file of ours that hangs', () => {
  it.each([
    ["a chunk that the unit's file imports", 'base.js'],
    ["the unit's own file", 'tiered-pricing.js'],
  ])('leaves the page to the shop\'s own script after a while: %s', async (_what, file) => {
    const held = heldFile(file)
    const { page, lines, pageErrors } = await open([held])
    await held.asked
    await type(page, '50')
    await page.clock.fastForward(LONG)
    await expect.poll(() => activeTier(page)).toBe('50')
    expect(await legacyHeard(page)).toEqual(['input 50', 'change 50'])
    await expect.poll(lines).toEqual([expect.stringMatching(/tiered-pricing: its code \(tiered-pricing\.js\) was not complete after 5 s; the shop's own script was started instead\. Check that/)])
    expect(await tillkitErrors(page)).toMatchObject([{ unit: 'tiered-pricing' }])
    expect(shop.server.requests.filter(({ path }) => path === '/legacy-tiers.js')).toHaveLength(1)
    await held.release()
    await expect.poll(() => page.evaluate(() => Reflect.get(Object(Reflect.get(window, Symbol.for('tillkit'))), 'runtime') !== undefined)).toBe(true)
    await expect.poll(() => stateOf(page, 'tiered-pricing')).toEqual(['refused'])
    await type(page, '10')
    expect([await activeTier(page), await legacyRuns(page)]).toEqual(['10', 1])
    expect([lines().length, pageErrors]).toEqual([1, []])
    expect(await page.locator('link[rel=preload]').count()).toBe(0)
  })

  it('leaves the page to the shop\'s own script where it is a part that the unit needs to be mounted, and takes back what it wrote', async () => {
    const held = heldFile('tiered-pricing.layouts.js')
    const { page, lines } = await open([held], { premium: true })
    await held.asked
    await type(page, '50')
    await expect.poll(() => activeTier(page)).toBe('50')
    await page.clock.fastForward(LONG)
    await expect.poll(() => legacyRuns(page)).toBe(1)
    await expect.poll(() => stateOf(page, 'tiered-pricing')).toEqual(['refused'])
    await expect.poll(() => legacyHeard(page)).toEqual(['input 50', 'change 50'])
    await held.release()
    await expect.poll(lines).toHaveLength(1)
    expect(await page.locator('[role=radio]').count()).toBe(0)
  })

  it('holds up nobody where it is the style sheet', async () => {
    const held = heldFile('tillkit.css')
    const { page } = await open([held])
    await held.asked
    await type(page, '50')
    await expect.poll(() => activeTier(page)).toBe('50')
    await page.clock.fastForward(LONG)
    expect([await legacyRuns(page), await stateOf(page, 'tiered-pricing')]).toEqual([0, ['mounted']])
  })

  it('shows no drawn part without its looks, however slow its sheet is: a tooltip that is asked for early', async () => {
    const seen = () => {
      const state = () => [...document.querySelectorAll('.tillkit-tooltip')].map(() => document.querySelector<HTMLLinkElement>('link[href$="/drawn.css"]')?.sheet !== null)
      new MutationObserver(() => Reflect.set(window, 'seen', [...((Reflect.get(window, 'seen') as boolean[] | undefined) ?? []), ...state()])).observe(document, { childList: true, subtree: true })
    }
    const looks = heldFile('drawn.css')
    const { page } = await open([], { displayType: 'tooltip', bodyEnd: '', before: (each) => Promise.all([each.addInitScript(seen), looks.before(each)]) })
    const tooltip = page.locator('.tillkit-tooltip')
    await page.locator('.tiered-pricing-tooltip-icon').click()
    await looks.asked
    // All else that it is drawn with is there.
    await expect.poll(() => page.evaluate(cameFiles)).toEqual(expect.arrayContaining(['react.js', 'popups.js']))
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await tooltip.count()).toBe(0)
    await looks.release()
    await tooltip.waitFor()
    expect(await tooltip.evaluate((element) => [getComputedStyle(element).position, getComputedStyle(element).paddingTop])).toEqual(['fixed', '0px'])
    expect(new Set(await page.evaluate(() => Reflect.get(window, 'seen') as boolean[]))).toEqual(new Set([true]))
  })

  it('shows a drawn part as it is where its sheet cannot be had', async () => {
    const { page } = await open([], { displayType: 'tooltip', bodyEnd: '', before: (each) => each.route('**/drawn.css', (route) => route.abort()) })
    await waitForMount(page)
    await page.locator('.tiered-pricing-tooltip-icon').hover()
    await page.locator('.tillkit-tooltip').waitFor()
    expect(await page.locator('link[href$="/drawn.css"]').count()).toBe(0)
  })

  it.each([
    ['there is no switched-off script', ''],
    ['its file cannot be had', INERT.replace('legacy-tiers', 'gone')],
  ])('is waited for where %s', async (_what, bodyEnd) => {
    const held = heldFile('base.js')
    const { page, lines } = await open([held], { bodyEnd })
    await held.asked
    await type(page, '50')
    await page.clock.fastForward(LONG)
    if (bodyEnd) await expect.poll(() => shop.server.requests.some(({ path }) => path === '/gone.js')).toBe(true)
    await expect.poll(() => page.locator('link[rel=preload]').count()).toBe(0)
    await held.release()
    await waitForMount(page)
    expect([await activeTier(page), await stateOf(page, 'tiered-pricing'), lines()]).toEqual(['50', ['mounted'], []])
  })

  it('keeps its page where it comes while the shop\'s own script is on its way', async () => {
    const held = heldFile('base.js')
    const legacy = heldFile('/legacy-tiers.js')
    const { page, lines } = await open([held, legacy])
    await held.asked
    await type(page, '50')
    await page.clock.fastForward(LONG)
    await legacy.asked
    await held.release()
    await waitForMount(page)
    await legacy.release()
    await expect.poll(() => page.locator('link[rel=preload]').count()).toBe(0)
    expect([await activeTier(page), await stateOf(page, 'tiered-pricing'), await legacyRuns(page), lines()]).toEqual(['50', ['mounted'], 0, []])
  })

  it('has a click that is held then played once for the shop\'s own script', async () => {
    const held = heldFile('base.js')
    const { page } = await open([held], { displayType: 'dropdown' })
    await held.asked
    await page.clock.fastForward(LONG - 2500)
    const box = page.locator('.tiered-pricing-dropdown__select-box')
    await box.click()
    expect(await box.getAttribute('aria-busy')).toBe('true')
    await page.clock.fastForward(2400)
    await expect.poll(() => legacyHeard(page)).toEqual(['click'])
    expect(await box.getAttribute('aria-busy')).toBe(null)
    await page.clock.fastForward(LONG)
    expect(await legacyHeard(page)).toEqual(['click'])
  })
})

describe('a script that carries several units', () => {
  it('takes over for all of them when one does not come, and what has mounted is put back', async () => {
    const held = heldFile('filters.js')
    shop.server.file('/woofilters.js', new URL('./legacy-stand-in.js', import.meta.url).pathname)
    const cart = miniCartHtml({ lines: LINES })
    const main = `<header>${cart}</header><div class="ags_woo_products_filters"></div>`
    const { page, lines } = await open([held], { main, globals: '', bodyEnd: '<script type="text/plain" id="woofilters-js" src="/woofilters.js"></script>' })
    await held.asked
    await page.locator('.ags_woo_mini_cart').dispatchEvent('pointerover')
    await expect.poll(() => stateOf(page, 'mini-cart')).toEqual(['mounted'])
    await page.clock.fastForward(LONG)
    await expect.poll(() => legacyRuns(page)).toBe(1)
    await expect.poll(() => stateOf(page, 'mini-cart')).toEqual(['refused'])
    expect(await stateOf(page, 'filters')).toEqual(['refused'])
    await expect.poll(() => lines().sort()).toEqual([expect.stringContaining('filters: its code (filters.js)'), expect.stringContaining('mini-cart stays off')])
    const [now, printed] = await page.evaluate((html) => {
      const header = document.createElement('header')
      header.innerHTML = html
      // The server's own inline script moves the side cart into the body.
      return [document, header].map((root) => {
        const side = root.querySelector('.dswcp-side-cart')
        side?.remove()
        return [root.querySelector('.ags_woo_mini_cart')?.outerHTML, side?.outerHTML]
      })
    }, cart)
    expect(now).toEqual(printed)
  })
})

describe('a unit whose settings an optimiser has made a file of', () => {
  it('comes once that has run, though no element comes after it', async () => {
    const { page } = await shop.openFixture({
      main: '<a href="?add-to-cart=7" class="button add_to_cart_button ajax_add_to_cart" data-product_id="7">Add</a>',
      globals: '',
      waitForMount: false,
    })
    await page.waitForFunction(() => Reflect.get(window, Symbol.for('tillkit')) !== undefined)
    expect(await hostsOn(page, 'add-to-cart')).toEqual([])
    await page.evaluate(() => {
      const settings = 'var wc_add_to_cart_params = { ajax_url: "/wp-admin/admin-ajax.php", wc_ajax_url: "/?wc-ajax=%%endpoint%%" }'
      document.body.append(Object.assign(document.createElement('script'), { src: URL.createObjectURL(new Blob([settings], { type: 'text/javascript' })) }))
    })
    await expect.poll(() => stateOf(page, 'add-to-cart')).toEqual(['waiting'])
  })
})
