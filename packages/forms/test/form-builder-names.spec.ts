import { BUILDER_SETTINGS, builderFormHtml } from '@tillkit/fixtures/form-builder'
import { eventually, fixturePage, openHtml, useShop } from '@tillkit/testing'
import { expect, it } from 'vitest'

const shop = useShop()

/** Where the builder keeps its main script. */
const MAIN_SCRIPT = '/wp-content/plugins/wpforms-lite/assets/js/frontend/wpforms.min.js'

const FORM = builderFormHtml({ id: '113', fields: [{ id: '1', type: 'text', label: 'Your name' }], tokenTime: 1 })

/** A page with a form, where scripts of others run before ours. */
const pageWith = (script: string) => fixturePage({ main: FORM, globals: `<script>window.wpforms_settings = ${JSON.stringify(BUILDER_SETTINGS)};${script}</script>` })

it('administrators are not told that the form is broken: its object is there when the HTML is', async () => {
  const { page, pageErrors } = await openHtml(shop.browser, shop.server, {
    html: pageWith(`document.addEventListener('DOMContentLoaded', () => { window.isMissed = typeof window.wpforms === 'undefined' })`),
  })
  expect([await page.evaluate(() => Reflect.get(window, 'isMissed') as unknown), pageErrors]).toEqual([false, []])
})

it('what scripts of others call when the form is ready brings its code, and is done then', async () => {
  const { page, pageErrors } = await openHtml(shop.browser, shop.server, {
    html: pageWith(`
      jQuery(document).on('wpformsReady', () => {
        window.isModern = wpforms.isModernMarkupEnabled()
        wpforms.field.lock(113, 1)
        wpforms.init()
      })`),
  })
  await eventually(() => page.locator('#wpforms-113-field_1').getAttribute('readonly')).toBe('')
  expect([await page.evaluate(() => Reflect.get(window, 'isModern') as unknown), pageErrors]).toEqual([true, []])
})

it('the builder’s own script that comes to life before our code does not find our object, and puts its own into its place', async () => {
  shop.server.page(MAIN_SCRIPT, () => ({ status: 200, headers: { 'content-type': 'text/javascript' }, body: 'var wpforms = window.wpforms || { init() { window.isTheirs = true } }; wpforms.init()' }))
  const { page, pageErrors } = await openHtml(shop.browser, shop.server, {
    html: pageWith(`
      document.addEventListener('DOMContentLoaded', () => {
        window.before = Object.keys(wpforms)
        document.body.append(Object.assign(document.createElement('script'), { src: '${MAIN_SCRIPT}' }))
      })`),
    waitForMount: false,
  })
  await page.waitForFunction(() => Reflect.has(window, 'isTheirs'))
  expect([await page.evaluate(() => [Reflect.get(window, 'before'), Object.keys(Reflect.get(window, 'wpforms') as object)] as unknown), pageErrors]).toEqual([[['init', 'ready'], ['init']], []])
})

it('a form that nobody has touched is served too, when another one is bound already', async () => {
  const second = builderFormHtml({ id: '114', fields: [{ id: '1', type: 'text', label: 'Your town' }], tokenTime: 1 })
  const { page, pageErrors } = await openHtml(shop.browser, shop.server, { html: pageWith('').replace(FORM, FORM + second), untouched: true })
  const isBound = (id: string) => page.evaluate(([form]) => (Reflect.get(window, 'wpforms') as { formHasCaptcha(element: Element | null): unknown }).formHasCaptcha(document.querySelector(`#wpforms-form-${form}`)), [id] as const)
  await page.locator('#wpforms-113-field_1').focus()
  await eventually(() => isBound('113')).toBe(false)
  await page.evaluate(() => (Reflect.get(window, 'wpforms') as { displayFormAjaxFieldErrors(form: unknown, errors: object): void }).displayFormAjaxFieldErrors(jQuery('#wpforms-form-114'), { 'wpforms[fields][1]': 'Where is that?' }))
  await eventually(() => page.locator('#wpforms-form-114').getByText('Where is that?').count()).toBe(1)
  expect(pageErrors).toEqual([])
})
