import { BUILDER_SETTINGS, builderFormHtml, builderPagesHtml, builderScriptTag, paymentTotal, typedPrice, type BuilderFieldData } from '@tillkit/fixtures/form-builder'
import { eventually, openSharedPage, pageBundle, type Shop, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

const shop = useShop()

/** The unit with its own start: no tag knows it. */
const bundled = pageBundle({
  globalName: 'B',
  folder: import.meta.dirname,
  entry: `
    import { startUnit } from '@tillkit/mount'
    import { formBuilder } from '../src/form-builder/form-builder.ts'
    startUnit(formBuilder)`,
  external: ['*.late.tsx'],
})

const FORM = { id: '113', action: '/ask/' }

/** Opens a page with a form on it. */
async function open({ server, browser }: Shop, form: string, globals: Readonly<Record<string, unknown>> = {}): Promise<Page> {
  const scripts = Object.entries({ wpforms_settings: { ...BUILDER_SETTINGS, indicatorStepsPattern: 'Step {current} of {total}' }, ...globals }).map(([name, value]) => `window.${name} = ${JSON.stringify(value)}`)
  server.page('/ask/', `<!doctype html><html lang="en"><head><title>Ask</title><link rel="icon" href="data:,"><style>body{padding:600px 0 2000px}.wpforms-hidden{display:none}</style></head><body>
    ${form}${builderScriptTag()}<script>${scripts.join(';')}</script><script>${await bundled()}</script></body></html>`)
  server.answer('wpforms_submit', () => JSON.stringify({ success: true, data: { confirmation: '<div id="wpforms-confirmation-113">Thanks</div>' } }))
  const page = await openSharedPage(browser)
  await page.goto(`${server.origin}/ask/`)
  await ready(page)
  return page
}

const ready = (page: Page) => page.waitForFunction(() => document.querySelector('form')?.noValidate)
const text = (id: string, more: Partial<BuilderFieldData> = {}): BuilderFieldData => ({ id, type: 'text', label: `Field ${id}`, ...more })
const box = (id: string) => `#wpforms-113-field_${id}`

it('a form of several pages leads the shopper from page to page: by its buttons, by Enter and by the browser\'s Back, and finds her page again after a reload', async () => {
  const pages = [{ title: 'Machine', fields: [text('1', { isRequired: true })] }, { title: 'Proof', fields: [text('2', { isRequired: true })] }, { title: 'Check', fields: [text('3')] }]
  const page = await open(shop, builderPagesHtml({ ...FORM, tokenTime: Math.floor(Date.now() / 1000), pages, indicator: 'circles' }))
  const shown = () => page.locator('.wpforms-page:visible').evaluateAll((all) => all.map((each) => each.getAttribute('data-page')).join())
  // The press brings the code, and is not lost.
  await page.locator('[data-page="1"] .wpforms-page-next').click()
  await eventually(() => page.locator('em.wpforms-error').allInnerTexts()).toEqual(['This field is required.'])
  expect([await shown(), await page.evaluate(() => document.activeElement?.id)]).toEqual(['1', 'wpforms-113-field_1'])
  await page.locator(box('1')).fill('Till')
  await page.keyboard.press('Enter')
  await eventually(shown).toBe('2')
  // The next stop of the Tab key is the first field of the page, 75 px below the edge the form.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-page'))).toBe('2')
  await eventually(() => page.evaluate(() => Math.round(document.querySelector('form')?.getBoundingClientRect().top ?? 0))).toBe(75)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('wpforms-113-field_2')
  await page.keyboard.type('R-1')
  await page.locator('[data-page="2"] .wpforms-page-next').click()
  await eventually(shown).toBe('3')
  expect(await page.locator('.wpforms-submit').isVisible()).toBe(true)
  await page.goBack()
  await eventually(shown).toBe('2')
  await page.goBack()
  await eventually(shown).toBe('1')
  await page.goForward()
  await eventually(shown).toBe('2')
  // By the form's own button it is the same way back, and no further one.
  await page.locator('[data-page="2"] .wpforms-page-prev').click()
  await eventually(() => page.evaluate(() => (history.state as { tillkitFormPages: Record<string, { page: number }> }).tillkitFormPages['113/0']?.page)).toBe(1)
  await page.goForward()
  await eventually(shown).toBe('2')
  await page.goForward()
  await eventually(shown).toBe('3')
  await page.locator(box('3')).fill('Jams')
  await page.locator(box('3')).blur()
  await page.reload()
  await ready(page)
  await eventually(shown).toBe('3')
  expect([await page.locator(box('3')).inputValue(), await page.locator(box('1')).inputValue()]).toEqual(['Jams', 'Till'])
  await page.locator(box('3')).press('Enter')
  await eventually(() => page.locator('#wpforms-113').innerText()).toContain('Thanks')
  expect(shop.server.requestsTo('wpforms_submit').map(({ form }) => [1, 2, 3].map((id) => form[`wpforms[fields][${id}]`]))).toEqual([['Till', 'R-1', 'Jams']])
})

it('nothing that conditions hide is sent, also where the form goes with its page, and it is shown by the theme\'s own display', async () => {
  const shellClass = 'wpforms-conditional-field wpforms-conditional-show'
  const fields = [
    { id: '1', type: 'radio', label: 'Proof', choices: [{ text: 'Yes' }, { text: 'No' }] },
    text('2', { isRequired: true, shellClass, value: 'default' }),
    { id: '3', type: 'checkbox', label: 'More', shellClass, choices: [{ text: 'A' }] },
  ]
  const logic = { action: 'show', logic: [[{ field: '1', operator: '==', value: 'Yes', type: 'radio' }]] }
  const page = await open(shop, `<style>.wpforms-field { display: grid }</style>${builderFormHtml({ ...FORM, tokenTime: Math.floor(Date.now() / 1000), fields, isAjax: false })}`, { wpforms_conditional_logic: { 113: { 2: logic, 3: logic } } })
  const isVisible = (id: string) => page.locator(`${box(id)}-container`).isVisible()
  await eventually(() => isVisible('2')).toBe(false)
  await page.locator(`${box('1')}_1`).check()
  await eventually(() => isVisible('2')).toBe(true)
  expect(await page.locator(`${box('2')}-container`).evaluate((shell) => getComputedStyle(shell).display)).toBe('grid')
  await page.locator(box('2')).fill('typed')
  await page.locator(`${box('3')}_1`).check()
  await page.locator(`${box('1')}_2`).check()
  await eventually(() => isVisible('2')).toBe(false)
  expect(await page.locator(box('2')).inputValue()).toBe('typed')
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await page.locator('.wpforms-submit').click()
  const body = (await posted).postData() ?? ''
  expect([/name="wpforms\[fields\]\[2\]"\s+typed/.test(body), /name="wpforms\[fields\]\[2\]"\s+--/.test(body), body.includes('wpforms[fields][3][]'), body.includes('No')]).toEqual([false, true, false, true])
})

it('a price is typed where the caret is, with nothing but digits, and written out when it is left; a limit keeps the caret, too', async () => {
  const limited = { id: '2', type: 'textarea', label: 'Note', className: 'wpforms-limit-characters-enabled', more: { 'data-form-id': '113', 'data-field-id': '2', 'data-text-limit': 8 } }
  const fields = [typedPrice({ formId: '113', id: '1', label: 'Tip' }), limited, paymentTotal({ formId: '113', id: '9', label: 'Total' })]
  const page = await open(shop, builderFormHtml({ ...FORM, fields }))
  await page.locator(box('1')).pressSequentially('1x23.5')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('£9')
  expect([await page.locator(box('1')).inputValue(), await page.locator(box('1')).evaluate((input) => (input as HTMLInputElement).selectionStart)]).toEqual(['1923.5', 2])
  await page.keyboard.press('Tab')
  await eventually(() => page.locator(box('1')).inputValue()).toBe('1,923.50')
  expect(await page.locator('div.wpforms-payment-total').innerText()).toBe('£1,923.50')
  await page.locator(box('2')).pressSequentially('abcdefghij')
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.insertText('12345')
  expect([await page.locator(box('2')).inputValue(), await page.locator('.wpforms-field-limit-text').innerText()]).toEqual(['12cdefgh', '8 of 8 max characters.'])
})
