import { eventually, openSharedPage, pageBundle, type Shop, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { builderAnswers, builderGlobals, builderHtml } from '../src/form-builder/form-builder.fixtures.ts'

const shop = useShop()

/** The slice with its own start: no tag knows it. */
const bundled = pageBundle({
  globalName: 'B',
  folder: import.meta.dirname,
  entry: `
    import { startUnit } from '@tillkit/mount'
    import { formBuilder } from '../src/form-builder/form-builder.ts'
    startUnit(formBuilder)`,
  external: ['*.late.tsx'],
})

/** Opens a page with such a form, behind which the shop answers that it has come. */
async function open({ server, browser }: Shop): Promise<Page> {
  server.page('/ask/', `<!doctype html><html lang="en"><head><title>Ask</title><link rel="icon" href="data:,"></head><body>
    <script>Object.assign(window, ${JSON.stringify(builderGlobals)})</script>${builderHtml.replace('data-token-time="0"', `data-token-time="${Math.floor(Date.now() / 1000)}"`)}<script>${await bundled()}</script></body></html>`)
  server.answer('wpforms_submit', () => builderAnswers.sent)
  const page = await openSharedPage(browser)
  await page.goto(`${server.origin}/ask/`)
  await page.waitForFunction(() => document.querySelector('form')?.noValidate)
  return page
}

it.each(['#wpforms-7-field_1', '#wpforms-7-field_3'])('a form of the form builder is checked, and then sent once, by Enter in a field of one line, and stays on its page: %s', async (field) => {
  const page = await open(shop)
  await page.locator(field).press('Enter')
  await eventually(() => page.locator('em.wpforms-error').count()).toBe(2)
  expect(shop.server.requestsTo('wpforms_submit')).toEqual([])
  await page.locator('#wpforms-7-field_1').fill('How long?')
  await page.locator('#wpforms-7-field_3').fill('ann@shop.example')
  await page.locator('select').selectOption('Rolls')
  // Twice, as by a hand that shakes.
  await page.locator(field).focus()
  await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')])
  await eventually(() => page.locator('#wpforms-7').innerText()).toBe('Thank you & goodbye.')
  expect([shop.server.requestsTo('wpforms_submit').map(({ form }) => form['wpforms[fields][1]']), new URL(page.url()).pathname]).toEqual([['How long?'], '/ask/'])
})

it('a form of the form builder is not sent by Enter in its list', async () => {
  const page = await open(shop)
  await page.locator('select').press('Enter')
  await page.keyboard.press('Escape')
  expect([await page.locator('em.wpforms-error').count(), shop.server.requestsTo('wpforms_submit')]).toEqual([0, []])
})
