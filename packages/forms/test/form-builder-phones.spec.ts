import { builderCall } from '@tillkit/fixtures'
import { BUILDER_SETTINGS, builderFormHtml, builderScriptTag, phoneField, repeater, type BuilderFieldData } from '@tillkit/fixtures/form-builder'
import { eventually, useShop, violations, type OpenOptions } from '@tillkit/testing'
import { tillkitVersion } from '@tillkit/testing/server'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const shop = useShop()

const FORM = '113'
const PHONE = phoneField({ id: '3', label: 'Phone' })
const TEXT: BuilderFieldData = { id: '5', type: 'text', label: 'Name' }

/** Fields as the builder's sheet has them, and what a shop's theme may say of all lists. */
const SHEET = `<link rel="stylesheet" href="/tillkit/${tillkitVersion()}/tillkit.css"><style>
  body { font: 16px/1.5 sans-serif; margin: 0; padding: 20px 10px }
  .wpforms-field { padding: 15px 0 } .wpforms-field-label { display: block; margin: 0 0 4px }
  div.wpforms-container .wpforms-form :is(select, input[type="text"], input[type="tel"]) { box-sizing: border-box; display: block; width: 100%; max-width: 60%; height: 43px; margin: 0; padding: 0 12px; border: 1px solid rgb(0 0 0 / 45%); border-radius: 3px; background: #fff; font: inherit }
  select { margin: 20px; padding: 20px 40px; border: 3px solid red; background: yellow }
  @media (max-width: 600px) { div.wpforms-container .wpforms-form :is(select, input[type="text"], input[type="tel"]) { max-width: 100% } }
</style>`

interface Phones extends Pick<OpenOptions, 'width' | 'touch' | 'alone' | 'before' | 'untouched' | 'dir' | 'head' | 'waitForMount'> {
  readonly fields?: readonly BuilderFieldData[]
  readonly settings?: Readonly<Record<string, unknown>>
  /** What the form stands in. Default nothing. */
  readonly within?: (form: string) => string
}

async function open({ fields = [PHONE, TEXT], settings = {}, head = '', within = (html) => html, ...options }: Phones = {}): Promise<Page> {
  const form = { id: FORM, fields, tokenTime: Math.floor(Date.now() / 1000) }
  shop.server.answer('wpforms_submit', ({ form: sent }) => builderCall('wpforms_submit', new URLSearchParams(sent), { forms: [form] }) ?? '')
  const globals = `<script>window.wpforms_settings = ${JSON.stringify({ ...BUILDER_SETTINGS, country: 'GB', ...settings })}</script>`
  const { page } = await shop.openFixture({ path: '/ask/', main: within(builderFormHtml(form)) + builderScriptTag(), globals, head: SHEET + head, ...options })
  return page
}

const phone = (page: Page) => page.locator('#wpforms-113-field_3')
const list = (page: Page) => page.getByRole('combobox', { name: 'Phone: Country list', exact: true })
const shown = (page: Page) => page.locator('.tillkit-phone__shown')
const code = (page: Page) => page.locator('.iti__selected-dial-code').innerText()
const search = (page: Page) => page.locator('.tillkit-select-popup input')
const options = (page: Page) => page.locator('.tillkit-select-popup [role=option]')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute('aria-label'))
const opened = (page: Page) => eventually(() => search(page).evaluateAll((fields) => fields.some((each) => each === document.activeElement))).toBe(true)
const closed = (page: Page) => search(page).waitFor({ state: 'detached' })
const drawn = (page: Page) => shown(page).first().waitFor()
const sent = () => shop.server.requestsTo('wpforms_submit').at(-1)?.form
const submit = async (page: Page) => {
  await page.locator('.wpforms-submit').click()
  await eventually(() => page.locator('#wpforms-113').innerText()).toContain('Thanks')
}
/** Waits until the code has come that opens the list: until then a press is the browser's. */
async function listOpens(page: Page): Promise<void> {
  await list(page).hover()
  await eventually(() => list(page).evaluate((select) => select.dispatchEvent(new KeyboardEvent('keydown', { key: 'F4', bubbles: true, cancelable: true })))).toBe(false)
  await opened(page)
  await page.keyboard.press('Escape')
  await closed(page)
}

describe('the list of countries beside a number', () => {
  it('is come to before the number, searched, chosen from and left by keyboard alone, and says which number is sent', async () => {
    const page = await open()
    await drawn(page)
    await listOpens(page)
    expect(await focused(page)).toBe('Phone: Country list')
    await page.keyboard.press('Space')
    await opened(page)
    await page.keyboard.type('germ')
    await eventually(() => options(page).allInnerTexts()).toEqual(['Germany +49'])
    expect(await options(page).first().getAttribute('class')).toContain('iti__country')
    await page.keyboard.press('Enter')
    await closed(page)
    await eventually(() => focused(page)).toBe('wpforms-113-field_3')
    expect(await code(page)).toBe('+49')
    await page.keyboard.type('030 123456')
    await page.keyboard.press('Tab')
    expect(await phone(page).inputValue()).toBe('+49 30 123456')
    await submit(page)
    expect([sent()?.['wpforms[fields][3]'], Object.keys(sent() ?? {}).filter((name) => name.startsWith('wpforms[fields]'))]).toEqual(['+4930123456', ['wpforms[fields][3]', 'wpforms[fields][5]']])
  })

  it('opens by a press, finds a country by its code, and closes with Escape or by a press on the number', async () => {
    const page = await open()
    await drawn(page)
    await listOpens(page)
    await list(page).click()
    await opened(page)
    expect(await options(page).count()).toBe(245)
    await page.keyboard.type('+358')
    await eventually(() => options(page).allInnerTexts()).toEqual(['Åland Islands +358', 'Finland +358'])
    await page.keyboard.press('Escape')
    await closed(page)
    expect([await focused(page), await code(page)]).toEqual(['Phone: Country list', '+44'])
    await list(page).click()
    await opened(page)
    await phone(page).click({ position: { x: 300, y: 20 } })
    await closed(page)
    expect(await focused(page)).toBe('wpforms-113-field_3')
  })

  it('is the browser\'s own under a finger, where nothing more is loaded for it', async () => {
    const page = await open({ width: 390, touch: true, alone: true })
    await drawn(page)
    await list(page).tap()
    await list(page).selectOption({ label: 'France +33' })
    await phone(page).tap()
    await page.keyboard.type('06 12 34 56 78')
    await page.locator('#wpforms-113-field_5').tap()
    await eventually(() => phone(page).inputValue()).toBe('+33 6 12 34 56 78')
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    expect(files.filter((file) => /react|OpenList/.test(file))).toEqual([])
  })

  it.each([
    { width: 1280, dir: 'ltr' as const },
    { width: 390, dir: 'ltr' as const },
    { width: 390, dir: 'rtl' as const },
  ])('stands at the start of its field at $width px, $dir, and moves nothing', async ({ width, dir }) => {
    const page = await open({ width, dir })
    await drawn(page)
    const [field, place, touched] = await Promise.all([phone(page), page.locator('.tillkit-phone__place'), list(page)].map(async (one) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }))
    if (!field || !place || !touched) throw new Error('Something has no box')
    expect([place.y, place.height]).toEqual([field.y, field.height])
    expect(dir === 'ltr' ? place.x - field.x : field.x + field.width - place.x - place.width).toBeCloseTo(0, 0)
    expect([touched.width, touched.height, touched.width < 110]).toEqual([place.width, place.height, true])
    const room = await phone(page).evaluate((input, side) => Number.parseFloat(getComputedStyle(input).getPropertyValue(`padding-${side}`)), dir === 'ltr' ? 'left' : 'right')
    expect(room - place.width).toBeCloseTo(0, -0.5)
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
    // What stands below stands where it would without it.
    const name = await page.locator('#wpforms-113-field_5').boundingBox()
    await page.evaluate(() => document.querySelector('.tillkit-phone')?.remove())
    expect(await page.locator('#wpforms-113-field_5').boundingBox()).toEqual(name)
  })

  it('shows its letters alone in a narrow field, and nothing runs into what is typed', async () => {
    const page = await open({ head: '<style>#wpforms-113-field_3 { max-width: 150px !important }</style>' })
    await drawn(page)
    await eventually(() => page.locator('.iti__selected-dial-code').isVisible()).toBe(false)
    expect((await page.locator('.tillkit-phone__place').boundingBox())?.width).toBeLessThan(70)
  })

  it('has nothing that axe finds, closed and open', async () => {
    const page = await open()
    await drawn(page)
    expect(await violations(page)).toEqual([])
    await listOpens(page)
    await page.keyboard.press('Space')
    await opened(page)
    expect(await violations(page)).toEqual([])
  })

  it('is not missed where its code cannot be had: the number is typed, completed and sent', async () => {
    const page = await open({ untouched: true, waitForMount: false, before: async (blank) => void (await blank.route(/country-list/, (route) => route.abort())) })
    await page.waitForFunction(() => document.querySelector<HTMLFormElement>('form.wpforms-form')?.noValidate)
    await phone(page).click()
    await page.keyboard.type('07911 123456')
    await submit(page)
    expect([await shown(page).count(), sent()?.['wpforms[fields][3]']]).toEqual([0, '+447911123456'])
  })
})

describe('a repeater in a form that stands in a popup', () => {
  const ROWS = repeater({ formId: FORM, id: '7', label: 'Contacts', fields: [PHONE], max: 3 })
  const add = (page: Page, row: number) => page.locator('.wpforms-field-repeater-button-add').nth(row)

  it('adds rows whose numbers have lists of their own, inside a dialog too', async () => {
    const page = await open({ fields: [ROWS], within: (form) => `<button type="button" id="ask">Ask</button><dialog id="popup">${form}</dialog>` })
    expect(await shown(page).isVisible()).toBe(false)
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#popup')?.showModal())
    await drawn(page)
    await add(page, 0).click()
    await eventually(() => focused(page)).toBe('wpforms-113-field_3_2')
    const second = page.locator('.tillkit-phone__list').nth(1)
    await second.hover()
    await eventually(() => second.evaluate((select) => select.dispatchEvent(new KeyboardEvent('keydown', { key: 'F4', bubbles: true, cancelable: true })))).toBe(false)
    await opened(page)
    await page.keyboard.type('france')
    await eventually(() => options(page).allInnerTexts()).toEqual(['France +33'])
    await page.keyboard.press('Enter')
    await closed(page)
    await page.keyboard.type('06 12 34 56 78')
    await phone(page).fill('07911 123456')
    await submit(page)
    expect(['3', '3_2'].map((id) => sent()?.[`wpforms[fields][${id}]`])).toEqual(['+447911123456', '+33612345678'])
  })
})
