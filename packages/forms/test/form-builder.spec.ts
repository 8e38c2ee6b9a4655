import { builderCall } from '@tillkit/fixtures'
import { BUILDER_CONTACT, BUILDER_SETTINGS, builderFormHtml, builderScriptTag, type BuilderFieldData } from '@tillkit/fixtures/form-builder'
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

const NOT_SHOWN: BuilderFieldData = { id: '8', type: 'text', label: 'Not shown', html: '<div style="display:none"><input name="wpforms[fields][8]" required></div>' }

/** Opens a page with such a form, behind which a shop judges what is sent as the builder's server does. */
async function open({ server, browser }: Shop, { fields = BUILDER_CONTACT, isAjax = true }: { fields?: readonly BuilderFieldData[]; isAjax?: boolean } = {}): Promise<Page> {
  const form = { id: '113', fields, isAjax, action: '/ask/', decoy: '10', tokenTime: Math.floor(Date.now() / 1000) }
  server.page('/ask/', `<!doctype html><html lang="en"><head><title>Ask</title><link rel="icon" href="data:,"><style>body{padding:200px 0 2000px}.wpforms-hidden{display:none}</style></head><body>
    ${builderFormHtml(form)}${builderScriptTag()}<script>window.wpforms_settings = ${JSON.stringify(BUILDER_SETTINGS)}</script><script>${await bundled()}</script></body></html>`)
  // What no visitor sees, the saved form does not have.
  const saved = { ...form, fields: fields.filter(({ id }) => id !== NOT_SHOWN.id) }
  server.answer('wpforms_submit', ({ form: sent }) => builderCall('wpforms_submit', new URLSearchParams(sent), { forms: [saved] }) ?? '')
  const page = await openSharedPage(browser)
  await page.goto(`${server.origin}/ask/`)
  await page.waitForFunction(() => document.querySelector('form')?.noValidate)
  return page
}

const sent = () => shop.server.requestsTo('wpforms_submit')
const wrong = (page: Page) => page.locator('em.wpforms-error').allInnerTexts()

it('a form is checked, led through, sent once by Enter, and thanked for in its place; what has no box is passed over', async () => {
  const page = await open(shop, { fields: [...BUILDER_CONTACT, NOT_SHOWN] })
  await page.locator('#wpforms-113-field_1').press('Enter')
  await eventually(() => wrong(page)).toHaveLength(7)
  expect(sent()).toEqual([])
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('wpforms-113-field_1')
  await eventually(() => page.evaluate(() => Math.round(document.querySelector('#wpforms-113-field_1-container')?.getBoundingClientRect().top ?? 0))).toBe(75)
  await page.locator('#wpforms-113-field_1').fill('Ann')
  await page.locator('#wpforms-113-field_1-last').fill('Shopper')
  await page.locator('#wpforms-113-field_2').fill('ann@shop.example')
  await page.locator('#wpforms-113-field_2-secondary').fill('ann@shop.example')
  await page.locator('#wpforms-113-field_3').selectOption('Order')
  await page.locator('#wpforms-113-field_5_2').check()
  await page.locator('#wpforms-113-field_7').fill('How long?')
  // Twice, as by a hand that shakes; the button keeps the focus meanwhile.
  await page.locator('#wpforms-113-field_1').focus()
  await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')])
  await eventually(() => page.locator('#wpforms-113').innerText()).toContain('Thanks for contacting us!')
  expect([sent().map(({ form }) => [form['wpforms[fields][1][first]'], form['wpforms[fields][5]'], form['wpforms[fields][10]']]), new URL(page.url()).pathname]).toEqual([[['Ann', 'Email', '']], '/ask/'])
})

it('a number field takes no letters, typed or pasted, and what is no number is told', async () => {
  const page = await open(shop, { fields: [{ id: '6', type: 'number', label: 'How many', more: { step: 'any' } }] })
  await page.locator('#wpforms-113-field_6').pressSequentially('1a2e')
  expect(await page.locator('#wpforms-113-field_6').inputValue()).toBe('12')
  await page.locator('#wpforms-113-field_6').fill('')
  await page.keyboard.type('1-')
  await page.keyboard.press('Tab')
  await eventually(() => wrong(page)).toEqual(['Please enter a valid number.'])
})

it('a form that is sent with its page goes as the browser sends it, with its button\'s name, its token and its times', async () => {
  const page = await open(shop, { fields: [{ id: '1', type: 'text', label: 'Question', isRequired: true }], isAjax: false })
  await page.locator('#wpforms-113-field_1').fill('How long?')
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await page.locator('.wpforms-submit').click()
  const body = (await posted).postData() ?? ''
  for (const part of ['wpforms[fields][1]', 'wpforms[submit]', 'wpforms[token]', 'start_timestamp', 'end_timestamp']) expect(body).toContain(`name="${part}"`)
})

it('a form that stands on its page twice, with the same ids, has labels that lead to its own fields, and name them', async () => {
  const page = await open(shop, { fields: [{ id: '1', type: 'text', label: 'Question', isRequired: true }, { id: '2', type: 'radio', label: 'By', choices: [{ text: 'Post' }, { text: 'Email' }] }] })
  await page.evaluate(() => {
    const copy = document.querySelector('.wpforms-container')?.cloneNode(true) as HTMLElement
    copy.id = 'copy'
    copy.querySelector('form')?.removeAttribute('novalidate')
    document.body.append(copy)
  })
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('#copy form')?.noValidate)
  const copy = page.locator('#copy')
  await copy.getByText('Email').click()
  expect(await page.locator(':checked').evaluateAll((boxes) => boxes.map((box) => [(box as HTMLInputElement).value, box.closest('#copy') !== null]))).toEqual([['Email', true]])
  await copy.getByText('Question').click()
  expect(await page.evaluate(() => [document.activeElement?.closest('#copy') !== null, document.activeElement?.id])).toEqual([true, 'wpforms-113-field_1'])
  await eventually(() => copy.getByRole('textbox', { name: 'Question', exact: true }).count()).toBe(1)
  expect(await copy.getByRole('radio', { name: 'Post' }).count()).toBe(1)
})
