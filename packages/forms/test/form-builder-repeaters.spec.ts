import { builderCall } from '@tillkit/fixtures'
import { BUILDER_SETTINGS, builderFormHtml, builderScriptTag, repeater, type RepeaterData } from '@tillkit/fixtures/form-builder'
import { eventually, fixturePage, openHtml, useShop, violations } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

const shop = useShop()

const FORM = '113'
const ROW = '.wpforms-field-repeater-clone-wrap'
const LINES: RepeaterData = {
  formId: FORM, id: '5', label: 'Order lines', max: 4,
  fields: [{ id: '1', type: 'text', label: 'Item code', isRequired: true }, { id: '2', type: 'number', label: 'How many' }],
}

/** What the builder's own sheet says of rows, as far as it moves anything. */
const SHEET = `<style>body{margin:0;padding:100px 16px 900px}button{min-width:28px;min-height:28px;margin:4px}.wpforms-layout-row{display:flex;gap:20px}.wpforms-layout-column{flex:1 1 0;min-width:0}.wpforms-layout-column input{box-sizing:border-box;width:100%}
  @media(max-width:600px){.wpforms-layout-row{flex-wrap:wrap}.wpforms-layout-column{flex-basis:100%}}</style>`

/** Opens a page with a repeater in a form, and waits until the form looks after itself. */
async function open({ width = 1280, ...more }: Partial<RepeaterData> & { readonly width?: number } = {}): Promise<Page> {
  const { server, browser } = shop
  const form = { id: FORM, fields: [repeater({ ...LINES, ...more })], action: '/ask/', tokenTime: Math.floor(Date.now() / 1000) }
  const script = `<script>window.wpforms_settings = ${JSON.stringify(BUILDER_SETTINGS)}</script>`
  server.answer('wpforms_submit', ({ form: sent }) => builderCall('wpforms_submit', new URLSearchParams(sent), { forms: [form] }) ?? '')
  const { page } = await openHtml(browser, server, { path: '/ask/', html: fixturePage({ head: SHEET, main: builderFormHtml(form) + builderScriptTag(), globals: script }), width })
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('form.wpforms-form')?.noValidate)
  return page
}

const add = (page: Page, row: number) => page.locator('.wpforms-field-repeater-button-add').nth(row)
const remove = (page: Page, row: number) => page.locator('.wpforms-field-repeater-button-remove').nth(row)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '')
const list = (page: Page) => page.locator('.wpforms-field-repeater-clone-list').inputValue()
/** Where rows stand, once nothing moves any more. */
async function boxes(page: Page) {
  await eventually(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  const all = await page.locator(`.wpforms-field-repeater > .wpforms-field-layout-rows, ${ROW}`).all()
  return Promise.all(all.map(async (row) => (await row.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }))
}

it.each([1280, 390])('at %i px a row comes in between by a press, moves what is beneath, and goes again', async (width) => {
  const page = await open({ width })
  await page.evaluate(() => {
    const heard: string[] = []
    Reflect.set(window, 'heard', heard)
    const { jQuery: $ } = window as unknown as { jQuery: JQueryStatic }
    for (const type of ['Created', 'Display', 'Removed']) $(document).on(`wpformsRepeaterFieldClone${type}`, () => void heard.push(type))
  })
  const before = await page.locator('.wpforms-submit').boundingBox()
  // The press comes before its code, and is not lost.
  await add(page, 0).click()
  await eventually(() => focused(page)).toBe('wpforms-113-field_1_2')
  await page.keyboard.type('second')
  expect(await boxes(page)).toHaveLength(2)
  await add(page, 0).click()
  await eventually(() => focused(page)).toBe('wpforms-113-field_1_3')
  const stand = await boxes(page)
  expect([stand.length, await list(page), await page.locator('#wpforms-113-field_1_2').inputValue()]).toEqual([3, '[3,2]', 'second'])
  stand.forEach((box, at) => {
    expect(box.height).toBeGreaterThan(20)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    if (at > 0) expect(box.y).toBeGreaterThanOrEqual((stand[at - 1]?.y ?? 0) + (stand[at - 1]?.height ?? 0))
  })
  expect(await violations(page, { within: 'form' })).toEqual([])
  await remove(page, 2).click()
  await remove(page, 1).click()
  expect(await boxes(page)).toHaveLength(1)
  await eventually(async () => (await page.locator('.wpforms-submit').boundingBox())?.y).toBe(before?.y)
  expect(await page.evaluate(() => Reflect.get(window, 'heard') as string[])).toEqual(['Created', 'Display', 'Created', 'Display', 'Removed', 'Removed'])
})

it('by keyboard alone rows are added, filled in, taken away and sent', async () => {
  const page = await open({ max: 3 })
  const to = async (selector: string) => {
    for (let presses = 0; presses < 30; presses += 1) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`The Tab key does not come to ${selector}.`)
  }
  await to('#wpforms-113-field_1')
  await page.keyboard.type('A1')
  await to('.wpforms-field-repeater-button-add')
  await page.keyboard.press('Enter')
  await eventually(() => focused(page)).toBe('wpforms-113-field_1_2')
  // The button that does nothing is passed over.
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('wpforms-field-repeater-button-add')
  await page.keyboard.press('Space')
  await eventually(() => focused(page)).toBe('wpforms-113-field_1_3')
  await page.keyboard.type('C3')
  expect(await page.getByRole('group', { name: 'Order lines, 2' }).getByLabel('Item code').inputValue()).toBe('C3')
  await to(`${ROW}[data-clone="2"] .wpforms-field-repeater-button-remove`)
  await page.keyboard.press('Enter')
  await eventually(() => list(page)).toBe('[3]')
  expect(await page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-clone]')?.dataset['clone'])).toBe('3')
  await to('.wpforms-submit')
  await page.keyboard.press('Enter')
  await eventually(() => page.locator('#wpforms-113').innerText()).toContain('Thanks for contacting us!')
  expect(shop.server.requestsTo('wpforms_submit')[0]?.form).toMatchObject({ 'wpforms[fields][5][clone_list]': '[3]', 'wpforms[fields][1]': 'A1', 'wpforms[fields][1_3]': 'C3' })
})

it('what is missing in a row is said there, and stays said while others come', async () => {
  const page = await open({ display: 'blocks', width: 390 })
  await add(page, 0).click()
  await eventually(() => focused(page)).toBe('wpforms-113-field_1_2')
  await page.locator('.wpforms-submit').click()
  const message = page.locator(`${ROW} em.wpforms-error`)
  await eventually(() => message.isVisible()).toBe(true)
  const element = await message.elementHandle()
  await add(page, 1).click()
  await eventually(() => focused(page)).toBe('wpforms-113-field_1_3')
  expect(await element?.evaluate((node) => node.isConnected)).toBe(true)
  const [field, said] = [await page.locator('#wpforms-113-field_1_2').boundingBox(), await message.boundingBox()]
  expect(said?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0))
  expect(await page.locator('.wpforms-wpforms-field-repeater-block-num').allInnerTexts()).toEqual(['#2', '#3'])
})

it('for those who like no motion a row stands at once', async () => {
  const page = await open()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await add(page, 0).click()
  await eventually(() => focused(page)).toBe('wpforms-113-field_1_2')
  const animations = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('.wpforms-field-repeater-button-add')?.click()
    return [document.querySelectorAll('.wpforms-field-repeater-clone-wrap').length, document.getAnimations().length]
  })
  expect(animations).toEqual([2, 0])
})

it('rows come back with what was typed when the shopper comes back to the page', async () => {
  const page = await open()
  await add(page, 0).click()
  await eventually(() => focused(page)).toBe('wpforms-113-field_1_2')
  await page.keyboard.type('second')
  await page.keyboard.press('Tab')
  await page.goto('about:blank')
  await page.goBack()
  await eventually(() => page.locator('#wpforms-113-field_1_2').inputValue()).toBe('second')
  expect([await list(page), await page.locator(ROW).isVisible()]).toEqual(['[2]', true])
})

it('200 rows can be used', async () => {
  const page = await open({ min: 198, max: 200 })
  await add(page, 197).click()
  await eventually(() => focused(page)).toBe('wpforms-113-field_1_199')
  const took = await page.evaluate(() => {
    const start = performance.now()
    document.querySelector<HTMLElement>('.wpforms-field-repeater-button-add')?.click()
    return performance.now() - start
  })
  expect([await focused(page), await page.locator(ROW).count(), took < 3000]).toEqual(['wpforms-113-field_1_200', 199, true])
  await page.keyboard.type('last')
  expect(await page.locator('#wpforms-113-field_1_200').inputValue()).toBe('last')
})

it('without a script of ours its rows are sent as they were printed', async () => {
  const page = await shop.browser.newPage()
  await page.setContent(builderFormHtml({ id: FORM, fields: [repeater({ ...LINES, min: 2 })] }))
  const sent = await page.evaluate(() => Object.fromEntries([...new FormData(document.forms[0])].map(([name, value]) => [name, String(value)])))
  await page.close()
  expect(sent).toMatchObject({ 'wpforms[fields][5][clone_list]': '[2]', 'wpforms[fields][1]': '', 'wpforms[fields][1_2]': '' })
})
