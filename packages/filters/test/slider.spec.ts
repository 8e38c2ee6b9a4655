import { readFileSync } from 'node:fs'
import { FILTER_SECTIONS as S, rangeHtml, useShop, type OpenPage } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { openListing, type CasePage } from './shop-page.ts'

const shop = useShop()
const sheet = (name: string) => `<style>${readFileSync(new URL(`../../fixtures/src/styles/${name}.css`, import.meta.url), 'utf8')}</style>`
/** The plugin's sheet, and what it prints of a merchant's settings. */
const SHEETS = sheet('filters-slider') + sheet('filters-slider-settings')
const slider = { ...S.price, control: rangeHtml({ look: 'slider', min: 0, max: 100, symbol: '£' }) }
const fields = { ...S.price, control: rangeHtml({ look: 'inputs', min: 0, max: 2000, symbol: '£' }) }
const open = (more: CasePage = {}) => openListing(shop, { sections: [slider], head: SHEETS, shop: { prices: { min: 5, max: 80 } }, ...more })
const handle = (page: Page, end: 'min' | 'max') => page.locator(`.tillkit-range__handle--${end}`)

/** A part's box beside that of the slider, and what it is painted with. */
interface Part {
  readonly box: readonly number[]
  readonly ground: string
  readonly border: string
}

/** The slider as it stands: its parts by the plugin's names, as `left, top, width, height`. */
const parts = (page: Page): Promise<Record<string, Part>> =>
  page.locator('.rs-container').evaluate((container) => {
    // Half a second later is no other box: what moves is seen at its end.
    for (const each of container.getAnimations({ subtree: true })) each.finish()
    const origin = container.getBoundingClientRect()
    const names = { ground: '.rs-bg', chosen: '.rs-selected', left: '.rs-pointer[data-dir="left"]', right: '.rs-pointer[data-dir="right"]' }
    return Object.fromEntries(Object.entries(names).map(([name, selector]) => {
      const element = container.querySelector(selector)
      if (!element) throw new Error(`There is no ${selector}`)
      const { left, top, width, height } = element.getBoundingClientRect()
      const { backgroundColor, borderTopColor } = getComputedStyle(element)
      return [name, { box: [left - origin.left, top - origin.top, width, height].map(Math.round), ground: backgroundColor, border: borderTopColor }]
    }))
  })
const widthOf = (page: Page) => page.locator('.rs-container').evaluate((element) => element.getBoundingClientRect().width)
/** What takes a press in the middle of a pointer. */
const hitAt = (page: Page, side: 'left' | 'right') => page.locator(`.rs-pointer[data-dir="${side}"]`).evaluate((pointer) => {
  for (const each of pointer.getAnimations()) each.finish()
  const { left, top, width, height } = pointer.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)?.className ?? ''
})

describe('the slider of a range', () => {
  it('is drawn with the plugin\'s names, so that the merchant\'s settings show, and worked by the browser\'s own above it [shop-listing-and-filters#62]', async () => {
    const { page, address, pageErrors } = await open({ width: 1280 })
    // The names and their order.
    const names = await page.locator('.rs-container').evaluate((container) => [container.className, container.getAttribute('style')?.includes('--pointer-width'), ...[...container.children].map((each) => `${each.className} ${each.getAttribute('data-dir') ?? ''}`.trim())])
    expect(names.slice(0, 2)).toEqual([expect.stringMatching(/^rs-container rs-noscale /), true])
    expect(names.slice(2, 6)).toEqual(['rs-bg', 'rs-selected', 'rs-pointer left', 'rs-pointer right'])
    expect(await page.locator('.rs-pointer > .rs-tooltip').allTextContents()).toEqual(['£5', '£80'])
    // Inline positions, by the share of the range.
    await handle(page, 'min').fill('20')
    await handle(page, 'max').fill('65')
    const inline = (selector: string, property: string) => page.locator(selector).evaluate((element: HTMLElement, name) => element.style.getPropertyValue(name), property)
    expect([await inline('.rs-pointer[data-dir="left"]', 'left'), await inline('.rs-pointer[data-dir="right"]', 'left')]).toEqual(['20%', '80%'])
    expect([await inline('.rs-selected', 'left'), await inline('.rs-selected', 'width')]).toEqual(['20%', '60%'])
    expect(await page.locator('.rs-pointer > .rs-tooltip').allTextContents()).toEqual(['£20', '£65'])
    // What the settings say is what is painted.
    const width = await widthOf(page)
    const share = (part: number) => Math.round(width * part)
    expect(await parts(page)).toEqual({
      ground: { box: [0, 27, share(1), 12], ground: 'rgb(250, 220, 200)', border: expect.any(String) },
      chosen: { box: [share(0.2), 27, share(0.6), 12], ground: 'rgb(200, 60, 20)', border: expect.any(String) },
      left: { box: [share(0.2) - 18, 16, 36, 32], ground: 'rgb(255, 250, 240)', border: 'rgb(120, 20, 0)' },
      right: { box: [share(0.8) - 18, 16, 36, 32], ground: 'rgb(255, 250, 240)', border: 'rgb(120, 20, 0)' },
    })
    expect(await page.locator('.rs-tooltip').first().evaluate((tooltip) => [getComputedStyle(tooltip).backgroundColor, getComputedStyle(tooltip).fontSize])).toEqual(['rgb(120, 20, 0)', '11px'])
    // A tooltip stands above its pointer's middle.
    const [above, middle] = await page.locator('.rs-pointer').first().evaluate((pointer) => {
      const [own, tip] = [pointer.getBoundingClientRect(), pointer.firstElementChild?.getBoundingClientRect() ?? new DOMRect()]
      return [tip.bottom <= own.top + 3, Math.abs(tip.left + tip.width / 2 - own.left - own.width / 2) < 1]
    })
    expect([above, middle]).toEqual([true, true])
    // The printed field is out of sight, and the browser's own sliders are unseen.
    expect([await page.locator('input.ags-wc-filters-slider').isVisible(), await handle(page, 'min').evaluate((range) => getComputedStyle(range).opacity)]).toEqual([false, '0'])
    // Keyboard, and what a screen reader hears.
    await handle(page, 'max').focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Home')
    expect(await handle(page, 'max').evaluate((range: HTMLInputElement) => [range.value, range.getAttribute('aria-valuetext'), range.getAttribute('aria-label')])).toEqual(['20', '£20', 'Price, at most'])
    expect(await page.locator('.rs-container > div').evaluateAll((all) => all.every((each) => each.getAttribute('aria-hidden') === 'true'))).toBe(true)
    await eventually(address).toBe('/shop/?shopPrice=20-20')
    expect(pageErrors).toEqual([])
  })

  it.each([['1280', {}], ['390', {}], ['390, from right to left', { head: `${SHEETS}<script>document.documentElement.dir = 'rtl'</script>` }]] as const)(
    'is dragged by its pointers, wherever a sheet puts them: %s', async (width, more) => {
      const { page, address } = await open({ width: parseInt(width, 10), ...more })
      const size = await widthOf(page)
      await eventually(() => hitAt(page, 'left')).toContain('tillkit-range__handle--min')
      expect(await hitAt(page, 'right')).toContain('tillkit-range__handle--max')
      const at = await page.locator('.rs-pointer[data-dir="left"]').boundingBox()
      if (!at) throw new Error('The pointer has no box.')
      const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]
      // At the edge of the pointer too: what is seen can be held.
      await page.mouse.move(x + 14, y + 10)
      await page.mouse.down()
      expect(await page.locator('.rs-container').evaluate((element) => element.classList.contains('sliding'))).toBe(true)
      await page.mouse.move(x + 14 + size / 2, y, { steps: 4 })
      const { left } = await parts(page)
      await page.mouse.up()
      expect(await page.locator('.rs-container').evaluate((element) => element.classList.contains('sliding'))).toBe(false)
      // Where the hand is: within a step of it.
      expect(Math.abs((left?.box[0] ?? 0) + 18 - size / 2)).toBeLessThan(size / 80 + 15)
      await eventually(address).toMatch(/shopPrice=4\d-$/)
    })

  it('moves the nearer handle to where its ground is pressed, by touch too, and both can always be moved apart', async () => {
    const { page, address } = await open({ width: 390 })
    const ground = async (share: number) => {
      const box = await page.locator('.rs-bg').boundingBox()
      return { x: (box?.x ?? 0) + (box?.width ?? 0) * share, y: (box?.y ?? 0) + 6 }
    }
    const touch = await page.context().newCDPSession(page)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [await ground(0.8)] })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await eventually(address).toBe('/shop/?shopPrice=-65')
    const { x, y } = await ground(0.2)
    await page.mouse.click(x, y)
    await eventually(address).toBe('/shop/?shopPrice=20-65')
    expect(await handle(page, 'min').evaluate((range) => range === document.activeElement)).toBe(true)
    // Both at the right end: the one that can still be moved lies above.
    await handle(page, 'max').fill('80')
    await handle(page, 'min').fill('80')
    expect(await hitAt(page, 'left')).toContain('tillkit-range__handle--min')
    await handle(page, 'min').fill('5')
    await handle(page, 'max').fill('5')
    expect(await hitAt(page, 'left')).toContain('tillkit-range__handle--max')
  })

  it('keeps its parts apart in forced colours, and shows the focus at the pointer', async () => {
    const { page } = await open()
    await page.emulateMedia({ forcedColors: 'active' })
    const painted = await parts(page)
    expect(new Set([painted['ground']?.ground, painted['chosen']?.ground]).size).toBe(2)
    expect(painted['left']?.border).not.toBe(painted['left']?.ground)
    await handle(page, 'min').focus()
    await page.keyboard.press('ArrowRight')
    const rings = () => page.locator('.rs-pointer').evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle))
    expect(await rings()).toEqual(['solid', 'none'])
    await page.emulateMedia({ forcedColors: 'none' })
    await page.keyboard.press('Tab')
    expect(await rings()).toEqual(['none', 'solid'])
  })

  it('has its room before it is there, with number fields beside it too, and no tooltips then', async () => {
    const moved = async ({ page }: OpenPage) => page.evaluate(() => (performance.getEntriesByType('layout-shift') as unknown as { value: number }[]).reduce((sum, { value }) => sum + value, 0))
    for (const look of ['slider', 'slider_inputs'] as const) {
      const section = { ...S.price, control: rangeHtml({ look, min: 0, max: 100, symbol: '£' }) }
      const opened = await open({ sections: [section, S.category], byTag: true })
      await opened.page.locator('.rs-container').waitFor()
      expect(await moved(opened)).toBe(0)
      expect(await opened.page.locator('.rs-tooltip').count()).toBe(look === 'slider' ? 2 : 0)
    }
  })
})

describe('a slider whose bounds are no whole numbers', () => {
  const weight = { ...S.price, control: rangeHtml({ look: 'slider', min: 0.5, max: 10.25 }).replace(/(<input type="number")/, '$1 data-min-mode="always" data-max-mode="always"') }
  it('is open again with its handles at its ends', async () => {
    const { page, address } = await open({ sections: [weight], shop: {} })
    await handle(page, 'max').focus()
    await page.keyboard.press('PageDown')
    await eventually(address).toMatch(/shopPrice=-\d/)
    await page.keyboard.press('End')
    await eventually(address).toBe('/shop/')
    await handle(page, 'min').focus()
    await page.keyboard.press('PageUp')
    await eventually(address).toMatch(/shopPrice=\d/)
    await page.keyboard.press('Home')
    await eventually(address).toBe('/shop/')
  })
})

it('the fields below a slider stand where its ends are, in a language that is read from the right too', async () => {
  const { page } = await open({ width: 1280 })
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const middles = (selector: string) => page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left))
  const [least = 0, most = 0] = await middles('.tillkit-range__field')
  const [left = 0, right = 0] = await middles('.rs-pointer')
  expect([left < right, least < most]).toEqual([true, true])
})

describe('a price that is typed', () => {
  const field = (page: Page, end: 'Minimum' | 'Maximum') => page.locator(`input[title="${end} value"]`)
  it.each([['1,000', '1000'], ['£40', '40'], ['40 €', '40'], ['1 000,50', '1000.50'], ['1.000', '1000'],
    ['40,-', '40'], ['40.-', '40'], ['1,00,000', '100000'], ['40 Euro', '40'], ['gbp 40', '40'],
  ])('into a number field is read as people write it: %s', async (text, number) => {
    const { page, address } = await open({ sections: [fields], shop: { prices: { min: 0, max: 200_000 } } })
    await field(page, 'Maximum').pressSequentially(text)
    await page.keyboard.press('Tab')
    await eventually(address).toBe(`/shop/?shopPrice=-${number}`)
    expect(await field(page, 'Maximum').evaluate((input: HTMLInputElement) => [input.type, Number(input.value)])).toEqual(['number', Number(number)])
    // Pasted over the whole of it as well.
    await field(page, 'Maximum').selectText()
    await page.keyboard.insertText('£1,200')
    await page.keyboard.press('Enter')
    await eventually(address).toBe('/shop/?shopPrice=-1200')
  })

  it('gets a mark where the caret is, and in the place of what is selected', async () => {
    const { page, address } = await open({ sections: [fields], shop: { prices: { min: 0, max: 2000 } } })
    await field(page, 'Maximum').pressSequentially('1990.')
    for (const key of ['ArrowLeft', 'ArrowLeft', 'Shift+ArrowLeft', ',']) await page.keyboard.press(key)
    expect(await field(page, 'Maximum').evaluate((input: HTMLInputElement) => [input.value, input.selectionStart, input.selectionEnd])).toEqual(['19,0.', 3, 3])
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Tab')
    await eventually(address).toBe('/shop/?shopPrice=-19.0')
  })

  it('is none below zero, which no price is', async () => {
    const { page, address } = await open({ sections: [fields], shop: { prices: { min: 0, max: 2000 } }, search: '?shopPrice=10-40' })
    await field(page, 'Maximum').fill('-5')
    await page.keyboard.press('Tab')
    await page.locator('.tillkit-range__message').waitFor()
    expect(address()).toBe('/shop/?shopPrice=10-40')
  })

  it('is taken from a keyboard that puts words together, which no script can hold up', async () => {
    const { page, address } = await open({ sections: [fields], shop: { prices: { min: 0, max: 2000 } } })
    await field(page, 'Maximum').click()
    const input = await page.context().newCDPSession(page)
    for (const text of ['４', '４０']) await input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await input.send('Input.insertText', { text: '４０' })
    await page.keyboard.press('Tab')
    await eventually(address).toBe('/shop/?shopPrice=-40')
  })

  it('stays where it is none, is said to be none, and drops no filter', async () => {
    const { page, address } = await open({ sections: [fields], shop: { prices: { min: 0, max: 2000 } }, search: '?shopPrice=10-40' })
    await field(page, 'Minimum').pressSequentially('x')
    await page.keyboard.press('Tab')
    const line = page.locator('.tillkit-range__message')
    expect(await line.innerText()).toBe('This is not a number. Write one such as 40.')
    expect(await field(page, 'Minimum').evaluate((input: HTMLInputElement) => [input.value, input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')])).toEqual(['10x', 'true', await line.getAttribute('id')])
    expect(address()).toBe('/shop/?shopPrice=10-40')
    await field(page, 'Minimum').fill('20')
    await page.keyboard.press('Tab')
    await eventually(address).toBe('/shop/?shopPrice=20-40')
    expect([await line.count(), await field(page, 'Minimum').getAttribute('type'), await field(page, 'Minimum').getAttribute('aria-invalid')]).toEqual([0, 'number', null])
  })
})

describe('the box of the chips', () => {
  /** What the plugin's sheet says of it. */
  const ROW = '<style>.ags-wc-filters-row .ags-wc-filters-selected-main.ags-wc-filters-selected-display-top .ags-wc-filters-selected-outer { display: flex }</style>'
  it('has no size in a row while nothing is chosen, and is there with a chip [shop-listing-and-filters#61]', async () => {
    const { page } = await openListing(shop, { panel: { layout: 'horizontal' }, head: ROW })
    const box = page.locator('.ags-wc-filters-selected-outer')
    const heading = page.getByRole('heading', { name: 'Selected' })
    await page.locator('.tillkit-filters-toggle').waitFor({ state: 'attached' })
    expect([await box.boundingBox(), await heading.isVisible()]).toEqual([null, false])
    await page.locator('.ags-wc-filters-section-title.ags-wc-filters-section-toggle').click()
    await page.locator('input[value="12"]').check()
    await eventually(() => heading.isVisible()).toBe(true)
    expect(await box.evaluate((element) => [getComputedStyle(element).display, element.getBoundingClientRect().height > 0])).toEqual(['flex', true])
    await page.locator('.ags-wc-filters-remove').click()
    expect([await box.boundingBox(), await heading.isVisible()]).toEqual([null, false])
    const printed = await page.evaluate(() => {
      document.dispatchEvent(new Event('none'))
      ;(window as unknown as Record<symbol, { stop(): void }>)[Symbol.for('tillkit')]?.stop()
      return document.querySelector('.ags-wc-filters-selected-outer')?.getAttribute('style')
    })
    expect(printed).toBeNull()
  })

  it('is there with a chip in a column, where the sheet hides it', async () => {
    const { page } = await openListing(shop, { search: '?shopCategory=12' })
    await eventually(() => page.getByRole('heading', { name: 'Selected' }).isVisible()).toBe(true)
    expect(await page.locator('.ags-wc-filters-selected-outer').evaluate((element) => getComputedStyle(element).display)).toBe('block')
  })
})
