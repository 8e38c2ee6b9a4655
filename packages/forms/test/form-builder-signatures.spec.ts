import { readFileSync } from 'node:fs'
import { builderCall } from '@tillkit/fixtures'
import { BUILDER_SETTINGS, builderFormHtml, builderScriptTag, signatureField, type BuilderFieldData } from '@tillkit/fixtures/form-builder'
import { eventually, fixturePage, openHtml, useShop, violations } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

const shop = useShop()

const FORM = '113'
const SIGNATURE = signatureField({ formId: FORM, id: '2', label: 'Your signature', isRequired: true })
const SHEET = `<style>${readFileSync(new URL('../../fixtures/src/styles/form-builder/cameras.css', import.meta.url), 'utf8')} body{margin:0;padding:20px 16px 1200px}</style>`

/** Opens a page with a form that is signed. */
async function open({ fields = [SIGNATURE], logic = {}, width = 1280, touch = false }: { readonly fields?: readonly BuilderFieldData[]; readonly logic?: object; readonly width?: number; readonly touch?: boolean } = {}): Promise<Page> {
  const { server, browser } = shop
  const form = { id: FORM, fields, action: '/ask/', tokenTime: Math.floor(Date.now() / 1000) }
  const globals = Object.entries({ wpforms_settings: BUILDER_SETTINGS, wpforms_conditional_logic: { [FORM]: logic } })
  const printed = `<script>${globals.map(([name, value]) => `window.${name} = ${JSON.stringify(value)}`).join(';')}</script>`
  server.answer('wpforms_submit', ({ form: sent }) => builderCall('wpforms_submit', new URLSearchParams(sent), { forms: [form] }) ?? '')
  const { page } = await openHtml(browser, server, { path: '/ask/', html: fixturePage({ head: SHEET, main: builderFormHtml(form) + builderScriptTag(), globals: printed }), width, touch })
  await page.waitForFunction(() => Reflect.has(window, 'WPFormsSignatures'))
  return page
}

const input = (page: Page) => page.locator('.wpforms-signature-input')
const value = (page: Page) => input(page).inputValue()
const named = (page: Page) => page.getByRole('textbox', { name: 'Your signature: Or type your name' })
const errors = (page: Page) => page.locator('em.wpforms-error').allInnerTexts()
/** What colours the picture has that is sent, and its size. */
const picture = (page: Page) => input(page).evaluate(async (field: HTMLInputElement) => {
  const image = new Image()
  image.src = field.value
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
  const pen = canvas.getContext('2d')
  pen?.drawImage(image, 0, 0)
  const bytes = pen?.getImageData(0, 0, image.width, image.height).data ?? []
  const colours = new Set<string>()
  for (let at = 0; at < bytes.length; at += 4) if (bytes[at + 3] === 255) colours.add([bytes[at], bytes[at + 1], bytes[at + 2]].join())
  return { width: image.width, height: image.height, colours: [...colours] }
})
/** How many points of the paper have ink. */
const inked = (page: Page) => page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
  const bytes = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  let points = 0
  for (let at = 3; at < bytes.length; at += 4) if (bytes[at] !== 0) points += 1
  return points
})

/** Draws a line of so many points. */
async function draw(page: Page, { from = [20, 20], by = [100, 50] }: { readonly from?: readonly [number, number]; readonly by?: readonly [number, number] } = {}): Promise<void> {
  const { x = 0, y = 0 } = (await page.locator('canvas').boundingBox()) ?? {}
  await page.mouse.move(x + from[0], y + from[1])
  await page.mouse.down()
  await page.mouse.move(x + from[0] + by[0], y + from[1] + by[1], { steps: 5 })
  await page.mouse.up()
}

it('a signature is drawn in its ink, cut to what was drawn, and sent as a picture; before it is missing', async () => {
  const page = await open()
  await page.locator('.wpforms-submit').click()
  await eventually(() => errors(page)).toEqual(['This field is required.'])
  // The keyboard stands where something can be typed, and hears what is wrong.
  await eventually(() => named(page).evaluate((field) => field === document.activeElement)).toBe(true)
  expect([await named(page).getAttribute('aria-invalid'), await named(page).getAttribute('aria-describedby')]).toEqual(['true', 'wpforms-113-field_2-error'])
  await draw(page)
  expect(await value(page)).toMatch(/^data:image\/png;base64,/)
  await eventually(() => errors(page)).toEqual([])
  const { width, height, colours } = await picture(page)
  // The line, half its thickness and the air on each side.
  expect([width, height, colours]).toEqual([expect.closeTo(111, -1), expect.closeTo(61, -1), expect.arrayContaining(['26,35,126'])])
  await page.locator('.wpforms-submit').click()
  await eventually(() => page.locator('#wpforms-113').innerText()).toContain('Thanks for contacting us!')
  expect(shop.server.requestsTo('wpforms_submit')[0]?.form['wpforms[fields][2]']).toMatch(/^data:image\/png;base64,/)
})

it('a second stroke adds to the first, a tap is a dot, and the button takes all of it away without sending the form', async () => {
  const page = await open()
  await draw(page)
  const first = await picture(page)
  await draw(page, { from: [200, 100], by: [100, 0] })
  expect((await picture(page)).width).toBeGreaterThan(first.width + 100)
  await page.getByRole('button', { name: 'Clear Signature' }).click()
  expect([await value(page), await inked(page), await errors(page), shop.server.requestsTo('wpforms_submit')]).toEqual(['', 0, expect.anything(), []])
  await draw(page, { by: [0, 0] })
  const dot = await picture(page)
  expect([dot.width < 20, dot.width > 4]).toEqual([true, true])
})

it('a name that is typed is written as a signature, by keyboard alone; drawing takes its place', async () => {
  const page = await open()
  expect(await violations(page, { within: '.wpforms-field-signature' })).toEqual([])
  expect(await page.locator('form').ariaSnapshot()).toContain('img "Signature: Your signature"')
  await page.locator('.wpforms-field-label').click()
  await page.keyboard.type('Ann Shopper')
  await eventually(() => picture(page)).toEqual({ width: expect.toSatisfy((width: number) => width > 80), height: expect.anything(), colours: expect.arrayContaining(['26,35,126']) })
  expect(await inked(page)).toBeGreaterThan(100)
  await draw(page)
  expect([await named(page).inputValue(), (await picture(page)).width]).toEqual(['', expect.closeTo(111, -1)])
  await named(page).fill('A')
  await named(page).fill('')
  expect([await value(page), await inked(page)]).toEqual(['', 0])
})

it('what was drawn stays where the window gets another width, sharp, and what is sent stays as it was', async () => {
  const page = await open({ width: 1000 })
  await draw(page)
  const [before, sent] = [await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width), await value(page)]
  await page.setViewportSize({ width: 500, height: 900 })
  await eventually(() => page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBeLessThan(before)
  expect([(await inked(page)) > 50, await value(page)]).toEqual([true, sent])
  expect(await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width === Math.round(canvas.clientWidth * devicePixelRatio))).toBe(true)
})

it.each([
  ['what was drawn', (page: Page) => draw(page)],
  ['a name that was typed', (page: Page) => named(page).fill('Ann Shopper')],
])('%s is there again after a reload, and is sent as it was', async (_, sign) => {
  const page = await open()
  await sign(page)
  const signed = await value(page)
  expect(signed).toMatch(/^data:image\/png;base64,/)
  await page.reload()
  await eventually(() => value(page)).toBe(signed)
  await eventually(async () => (await inked(page)) > 50).toBe(true)
  await page.locator('.wpforms-submit').click()
  await eventually(() => page.locator('#wpforms-113').innerText()).toContain('Thanks for contacting us!')
  expect(shop.server.requestsTo('wpforms_submit').at(-1)?.form['wpforms[fields][2]']).toBe(signed)
  // What was sent is not there once more.
  await page.reload()
  await page.waitForFunction(() => Reflect.has(window, 'WPFormsSignatures'))
  expect(await value(page)).toBe('')
})

it('one that conditions hide can be signed once it shows', async () => {
  const fields = [{ id: '1', type: 'radio', label: 'Sign here', choices: [{ text: 'Yes' }, { text: 'No' }], shellClass: 'wpforms-conditional-trigger' }, signatureField({ formId: FORM, id: '2', label: 'Your signature', conditional: 'show' })]
  const page = await open({ fields, logic: { 2: { action: 'show', logic: [[{ field: '1', operator: '==', value: 'Yes', type: 'radio' }]] } } })
  expect(await page.locator('canvas').isVisible()).toBe(false)
  await page.getByLabel('Yes').click()
  await eventually(() => page.locator('canvas').isVisible()).toBe(true)
  await draw(page)
  expect((await picture(page)).width).toBeGreaterThan(90)
})

it('what another script gives the field, or takes from it, stands on the paper', async () => {
  const page = await open()
  await draw(page)
  const kept = await value(page)
  const set = (to: string) => input(page).evaluate((field: HTMLInputElement, next) => {
    field.value = next
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }, to)
  await page.evaluate(() => (window as unknown as { WPFormsSignatures: { resetSignature(canvas: Element | null): void } }).WPFormsSignatures.resetSignature(document.querySelector('canvas')))
  expect([await value(page), await inked(page)]).toEqual(['', 0])
  await set(kept)
  await eventually(async () => (await inked(page)) > 50).toBe(true)
  expect(await value(page)).toBe(kept)
  await set('')
  await eventually(() => inked(page)).toBe(0)
})

it('a finger draws, and does not scroll the page', async () => {
  const page = await open({ width: 390, touch: true })
  const { x = 0, y = 0 } = (await page.locator('canvas').boundingBox()) ?? {}
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { readonly x: number; readonly y: number }[]) => session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
  await touch('touchStart', [{ x: x + 20, y: y + 100 }])
  for (const step of [80, 60, 40, 20]) await touch('touchMove', [{ x: x + 20 + (100 - step), y: y + step }])
  await touch('touchEnd', [])
  await eventually(() => value(page)).toMatch(/^data:image\/png/)
  expect([await page.evaluate(() => scrollY), (await picture(page)).height > 60, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([0, true, 390])
  await session.detach()
})
