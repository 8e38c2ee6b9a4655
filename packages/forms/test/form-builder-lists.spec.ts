import { builderCall } from '@tillkit/fixtures'
import { BUILDER_SETTINGS, builderFormHtml, builderScriptTag, modernList, type BuilderFieldData, type ModernList } from '@tillkit/fixtures/form-builder'
import { eventually, heldFile, useShop, type OpenOptions } from '@tillkit/testing'
import { tillkitVersion } from '@tillkit/testing/server'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const shop = useShop()

const MODELS = ['Epson TM-T20', 'Star TSP143', 'Casio SR-S500', 'Sam4s ER-180', 'Bixolon SRP', 'Citizen CT-S', 'Olivetti ECR', 'Séléctron XE-A', 'Towa AX']
const its = (id: string, label: string, more: Partial<ModernList> = {}): BuilderFieldData => modernList({ formId: '113', id, label, choices: MODELS, ...more })
const ONE = its('3', 'Model', { placeholder: 'Search your model' })
const SEVERAL = its('4', 'Other models', { isSeveral: true })
const TEXT: BuilderFieldData = { id: '5', type: 'text', label: 'Name' }

/** Lists as the builder's sheet has them, and a style that the shop's theme gives to all buttons. */
const SHEET = `<link rel="stylesheet" href="/tillkit/${tillkitVersion()}/tillkit.css"><style>
  body { font: 16px/1.5 sans-serif; margin: 0; padding: 20px 10px }
  .wpforms-field { padding: 15px 0 } .wpforms-field-label { display: block; margin: 0 0 4px }
  div.wpforms-container .wpforms-form :is(select, input[type="text"]) { box-sizing: border-box; display: block; width: 100%; max-width: 60%; height: 43px; margin: 0; padding: 0 12px; border: 1px solid rgb(0 0 0 / 45%); border-radius: 3px; background: #fff; font: inherit }
  div.wpforms-container .wpforms-form select[multiple] { height: auto; padding: 0 }
  .wpforms-form .wpforms-field-row.wpforms-field-medium { max-width: 60% }
  button { padding: 20px 40px; border: 3px solid red; background: yellow; text-transform: uppercase }
  @media (max-width: 600px) { div.wpforms-container .wpforms-form :is(select, input[type="text"]), .wpforms-form .wpforms-field-row.wpforms-field-medium { max-width: 100% } }
</style>`

interface Lists extends Pick<OpenOptions, 'width' | 'touch' | 'alone' | 'before' | 'untouched' | 'waitForMount' | 'dir' | 'head'> {
  readonly fields?: readonly BuilderFieldData[]
  readonly globals?: Readonly<Record<string, unknown>>
  /** How often the form is on the page. Default once. */
  readonly copies?: number
}

async function open({ fields = [ONE, SEVERAL, TEXT], globals = {}, copies = 1, head = '', ...options }: Lists = {}): Promise<Page> {
  const form = { id: '113', fields, tokenTime: Math.floor(Date.now() / 1000) }
  const scripts = Object.entries({ wpforms_settings: BUILDER_SETTINGS, ...globals }).map(([name, value]) => `window.${name} = ${JSON.stringify(value)}`).join(';')
  shop.server.answer('wpforms_submit', ({ form: sent }) => builderCall('wpforms_submit', new URLSearchParams(sent), { forms: [form] }) ?? '')
  const { page } = await shop.openFixture({ path: '/ask/', main: builderFormHtml(form).repeat(copies) + builderScriptTag(), globals: `<script>${scripts}</script>`, head: SHEET + head, ...options })
  return page
}

const one = (page: Page) => page.locator('#wpforms-113-field_3')
const several = (page: Page) => page.locator('#wpforms-113-field_4')
const opener = (page: Page) => page.getByRole('combobox', { name: 'Other models', exact: true }).and(page.locator('button'))
const field = (page: Page) => page.locator('.tillkit-select-popup input')
const options = (page: Page) => page.locator('.tillkit-select-popup [role=option]')
const option = (page: Page, name: string) => options(page).filter({ hasText: name })
const chips = (page: Page) => page.getByRole('list', { name: 'Other models' }).getByRole('listitem').allInnerTexts()
const chosen = (page: Page) => several(page).evaluate((select) => [...(select as HTMLSelectElement).selectedOptions].map(({ value }) => value))
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute('aria-label'))
/** Until then keys are the list's own. */
const opened = (page: Page) => eventually(() => field(page).evaluateAll((fields) => fields.some((each) => each === document.activeElement))).toBe(true)
const closed = (page: Page) => field(page).waitFor({ state: 'detached' })
const files = (page: Page) => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))

/** Waits until the code has come that opens a list for one: until then a press is the browser's. */
async function listOpens(page: Page): Promise<void> {
  await eventually(() => one(page).evaluate((select) => select.dispatchEvent(new KeyboardEvent('keydown', { key: 'F4', bubbles: true, cancelable: true })))).toBe(false)
  await opened(page)
  await page.keyboard.press('Escape')
  await closed(page)
}

describe('a list for one', () => {
  it('opens with a search field, takes what is found, and is the browser\'s own again, with the focus', async () => {
    const page = await open()
    const before = await one(page).boundingBox()
    await one(page).hover()
    await listOpens(page)
    await one(page).click()
    await opened(page)
    expect(await one(page).boundingBox()).toEqual(before)
    await page.keyboard.type('selec')
    await eventually(() => options(page).allInnerTexts()).toEqual(['Séléctron XE-A'])
    await page.keyboard.press('Enter')
    await closed(page)
    expect([await one(page).inputValue(), await focused(page)]).toEqual(['Séléctron XE-A', 'wpforms-113-field_3'])
    // It may stay empty, so it can be emptied again.
    await page.keyboard.press('Space')
    await opened(page)
    await option(page, 'Search your model').click()
    await closed(page)
    expect(await one(page).inputValue()).toBe('')
  })

  it('is the browser\'s own under a finger, and nothing of ours is loaded for it', async () => {
    const page = await open({ fields: [ONE], width: 390, touch: true, alone: true })
    await one(page).tap()
    await one(page).selectOption('Towa AX')
    expect((await files(page)).filter((file) => /react|OpenList/.test(file))).toEqual([])
    expect(await page.locator('[popover]').count()).toBe(0)
  })

  it('does not open while its field is locked', async () => {
    const page = await open({ fields: [its('3', 'Model', { shellClass: 'wpforms-field-readonly', chosen: ['Towa AX'] }), TEXT] })
    await one(page).hover()
    await eventually(async () => (await files(page)).some((file) => file.includes('OpenList'))).toBe(true)
    await one(page).click()
    await one(page).focus()
    await page.keyboard.press('Space')
    await page.locator('#wpforms-113-field_5').focus()
    expect([await one(page).inputValue(), await field(page).count()]).toEqual(['Towa AX', 0])
  })
})

describe('a list for several', () => {
  it('is filled in, looked through and sent by keyboard alone', async () => {
    const page = await open()
    await one(page).focus()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Other models')
    await page.keyboard.press('ArrowDown')
    await opened(page)
    await page.keyboard.type('s')
    await page.keyboard.type('tar')
    await eventually(() => options(page).allInnerTexts()).toEqual(['Star TSP143'])
    await page.keyboard.press('Enter')
    await eventually(() => chosen(page)).toEqual(['Star TSP143'])
    // It stays open, for more.
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('towa')
    await eventually(() => options(page).allInnerTexts()).toEqual(['Towa AX'])
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await closed(page)
    await eventually(() => chips(page)).toEqual(['Star TSP143', 'Towa AX'])
    expect(await focused(page)).toBe('Other models')
    await page.keyboard.press('Shift+Tab')
    expect(await focused(page)).toBe('Remove Towa AX')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await eventually(() => chips(page)).toEqual(['Towa AX'])
    expect([await focused(page), await chosen(page)]).toEqual(['Remove Towa AX', ['Towa AX']])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('wpforms-113-field_5')
    await page.keyboard.press('Enter')
    await eventually(() => shop.server.requestsTo('wpforms_submit').map(({ form }) => form['wpforms[fields][4][]'])).toEqual(['Towa AX'])
  })

  it('is opened, chosen from and emptied by a finger, at 390 px, with nothing beside the window and no keyboard over the list', async () => {
    const page = await open({ width: 390, touch: true, alone: true })
    await opener(page).tap()
    await option(page, 'Citizen CT-S').tap()
    await option(page, 'Séléctron XE-A').tap()
    await option(page, 'Epson TM-T20').tap()
    expect([await field(page).getAttribute('inputmode'), await option(page, 'Citizen CT-S').getAttribute('aria-selected')]).toEqual(['none', 'true'])
    const popup = await page.locator('[popover]').boundingBox()
    expect(popup && popup.x >= 0 && popup.x + popup.width <= 390 && popup.y >= 0).toBe(true)
    await page.touchscreen.tap(5, 5)
    await closed(page)
    await eventually(() => chips(page)).toEqual(['Epson TM-T20', 'Citizen CT-S', 'Séléctron XE-A'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const remove = page.getByRole('button', { name: 'Remove Citizen CT-S' })
    const size = await remove.boundingBox()
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24)
    await remove.tap()
    await eventually(() => chips(page)).toEqual(['Epson TM-T20', 'Séléctron XE-A'])
    // A tap on the field wants the keyboard.
    const box = await opener(page).boundingBox()
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) - 15, (box?.y ?? 0) + 20)
    await field(page).tap()
    await eventually(() => field(page).getAttribute('inputmode')).toBeNull()
  })

  it('is read out as what it is, closed and open', async () => {
    const page = await open({ fields: [its('4', 'Other models', { isSeveral: true, isRequired: true, chosen: ['Towa AX'], choices: ['Towa AX', 'Casio SR-S500'] })] })
    await eventually(() => chips(page)).toEqual(['Towa AX'])
    const shell = page.locator('#wpforms-113-field_4-container')
    expect(await shell.ariaSnapshot()).toBe(['- text: Other models', '- list "Other models":', '  - listitem:', '    - text: Towa AX', '    - button "Remove Towa AX"', '- combobox "Other models": 1 chosen'].join('\n'))
    await opener(page).click()
    await opened(page)
    expect(await page.locator('.tillkit-select-popup').ariaSnapshot()).toContain(['- listbox "Other models":', '  - option "Towa AX" [selected]', '  - option "Casio SR-S500"'].join('\n'))
    expect([await opener(page).getAttribute('aria-expanded'), await opener(page).getAttribute('aria-required')]).toEqual(['true', 'true'])
    // Fewer than eight are not searched, and a space chooses.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await eventually(() => chosen(page)).toEqual(['Towa AX', 'Casio SR-S500'])
  })

  it('is led to where it is missing, and right as soon as something is chosen', async () => {
    const page = await open({ fields: [its('4', 'Other models', { isSeveral: true, isRequired: true }), TEXT] })
    await page.locator('#wpforms-113-field_5').focus()
    await eventually(async () => (await files(page)).some((file) => file.endsWith('form-builder.form.js'))).toBe(true)
    await eventually(async () => {
      await page.locator('#wpforms-113-field_5').press('Enter')
      return page.locator('em.wpforms-error').allInnerTexts()
    }).toEqual(['This field is required.'])
    await eventually(() => focused(page)).toBe('Other models')
    expect([await opener(page).getAttribute('aria-invalid'), await opener(page).getAttribute('aria-describedby')]).toEqual(['true', 'wpforms-113-field_4-error'])
    await page.keyboard.press('ArrowDown')
    await opened(page)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await eventually(() => page.locator('em.wpforms-error').count()).toBe(0)
    await eventually(() => opener(page).getAttribute('aria-invalid')).not.toBe('true')
  })

  it('takes no more than its limit, and what was taken back makes room', async () => {
    const page = await open({ fields: [its('4', 'Other models', { isSeveral: true, limit: 2, chosen: ['Towa AX'] })] })
    await opener(page).click()
    await option(page, 'Star TSP143').click()
    await eventually(() => option(page, 'Bixolon SRP').getAttribute('aria-disabled')).toBe('true')
    await option(page, 'Bixolon SRP').click({ force: true })
    expect(await chosen(page)).toEqual(['Star TSP143', 'Towa AX'])
    await option(page, 'Towa AX').click()
    await option(page, 'Bixolon SRP').click()
    await eventually(() => chosen(page)).toEqual(['Star TSP143', 'Bixolon SRP'])
  })

  it.each([['nothing', []], ['two', ['Towa AX', 'Star TSP143']]] as const)('moves nothing as it comes, with %s chosen, and brings React only for what is chosen', async (_name, chosenAtFirst) => {
    const code = heldFile('form-builder.js')
    const page = await open({ fields: [its('4', 'Other models', { isSeveral: true, chosen: chosenAtFirst }), TEXT], alone: true, before: code.before, waitForMount: false, untouched: true })
    await code.asked
    const place = () => page.locator('#wpforms-113-field_5').evaluate((input) => input.getBoundingClientRect().top)
    const before = await place()
    await page.evaluate(() => {
      Object.assign(window, { shifted: [] })
      new PerformanceObserver((list) => (Reflect.get(window, 'shifted') as unknown[]).push(...list.getEntries().map((entry) => Reflect.get(entry, 'value')))).observe({ type: 'layout-shift' })
    })
    await code.release()
    await opener(page).waitFor()
    if (chosenAtFirst.length > 0) await eventually(() => chips(page)).toEqual(['Star TSP143', 'Towa AX'])
    expect([await place(), await page.evaluate(() => Reflect.get(window, 'shifted') as unknown[])]).toEqual([before, []])
    const loaded = await files(page)
    expect(loaded.some((file) => /\/react[.-]/.test(file))).toBe(chosenAtFirst.length > 0)
    // What checks and sends the form waits for a touch.
    expect(loaded.filter((file) => file.includes('form.late') || file.includes('form-builder.form'))).toEqual([])
  })

  it('closes when a condition hides it, and its label leads to it', async () => {
    const logic = { action: 'show', logic: [[{ field: '5', operator: '==', value: '', type: 'text' }]] }
    const page = await open({
      fields: [its('4', 'Other models', { isSeveral: true, shellClass: 'wpforms-conditional-field wpforms-conditional-show' }), TEXT],
      globals: { wpforms_conditional_logic: { 113: { 4: logic } } },
    })
    await page.locator('label[for="wpforms-113-field_4"]').click()
    expect(await focused(page)).toBe('Other models')
    await opener(page).click()
    await opened(page)
    await page.locator('#wpforms-113-field_5').evaluate((input: HTMLInputElement) => {
      input.value = 'x'
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await closed(page)
    expect(await page.locator('.tillkit-list').isVisible()).toBe(false)
  })

  it('is one in each copy of its form, and is back as it was when the shopper comes back to the page', async () => {
    const page = await open({ copies: 2, alone: true })
    await opener(page).nth(1).click()
    await option(page, 'Towa AX').click()
    await eventually(() => page.locator('.tillkit-list').evaluateAll((boxes) => boxes.map((box) => box.querySelectorAll('li').length))).toEqual([0, 1])
    await page.keyboard.press('Escape')
    shop.server.page('/other/', '<!doctype html><title>Other</title>')
    await page.goto(`${shop.server.origin}/other/`)
    await page.goBack()
    // What is kept in the tab is the form's, as with texts: a copy in which nothing was chosen has it, too.
    await eventually(() => page.locator('.tillkit-list').evaluateAll((boxes) => boxes.map((box) => box.querySelectorAll('li').length))).toEqual([1, 1])
  })
})
