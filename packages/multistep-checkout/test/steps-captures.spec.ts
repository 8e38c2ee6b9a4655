import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { capturesFolder, hostsOn, openHtml, stopTillkit, tillkitErrors, tillkitTag, useShop, asShopPrints } from '@tillkit/testing'
import { keepPrinted, printedOn } from '@tillkit/testing/pages'
import { describe, expect, it } from 'vitest'
import { CALL, checks, current, eventually, goOn, hash, shown } from './steps-page.ts'

/** Pages and calls of a real shop; they are no part of the project, so the tests run only where they are at hand. */
const folder = capturesFolder()
const shop = useShop()
const TAG = tillkitTag({ 'data-units': 'multistep-checkout' })
const read = (file: string) => readFileSync(join(folder ?? '', file), 'utf8')

/** A captured page with jQuery where its script stood, and Tillkit's tag at the end of its head. */
function capturedPage(name: string, tag: string): string {
  return asShopPrints(read(`${name}.html`))
    .replaceAll('http://shop.test', '')
    .replace('<head>', '<head><script src="/vendor/jquery.js"></script>')
    .replace('</head>', () => `${tag}</head>`)
}

const answerOf = (name: string) => read(`${name}.http`).slice(read(`${name}.http`).indexOf('{"success"'))
const visit = (name: string) => openHtml(shop.browser, shop.server, { html: capturedPage(name, TAG), path: '/divi-checkout/', before: keepPrinted })

describe.runIf(folder)('steps on captured pages', () => {
  it.each([
    ['divi-checkout', ['Billing', 'Shipping', 'Review'], '#review'],
    ['divi-checkout-hidden-step', ['Details', 'Finish'], '#step2'],
    ['divi-checkout-layout-steps', ['Who', 'Where', 'Gift', 'Pay'], '#pay'],
  ] as const)('%s: they mount, go to the last, and give the HTML back', async (name, labels, last) => {
    shop.server.answer(CALL, () => answerOf('dsb-validate_checkout_step-ok'))
    const { page, pageErrors } = await visit(name)
    const printed = await printedOn(page)
    expect((await hostsOn(page))?.map(({ unit, state }) => [unit, state])).toEqual([['multistep-checkout', 'mounted']])
    for (const label of labels) {
      await eventually(() => current(page)).toEqual([label])
      if (label !== labels.at(-1)) await goOn(page).evaluate((button: HTMLElement) => button.click())
    }
    expect([await shown(page), await hash(page)]).toEqual([['order_review'], last])
    expect((await goOn(page).innerText()).trim()).toBe('Place order')
    expect([await tillkitErrors(page), pageErrors]).toEqual([[], []])
    await stopTillkit(page)
    expect(await page.evaluate(() => document.body.outerHTML)).toBe(printed)
  })

  it("a real shop's refusal is shown as it is", async () => {
    shop.server.answer(CALL, () => answerOf('dsb-validate_checkout_step-bad'))
    const { page } = await visit('divi-checkout')
    await goOn(page).evaluate((button: HTMLElement) => button.click())
    const notices = page.locator('.ags_woo_notices .woocommerce-notices-wrapper')
    await eventually(() => notices.locator('ul.woocommerce-error[role=alert]').count()).toBe(2)
    expect(await notices.innerText()).toContain('Billing First name is a required field.')
    expect([await current(page), checks(shop).length]).toEqual([['Billing'], 1])
    // The call says no field's id: the notices name them by their labels.
    const described = () => page.evaluate(() => ['billing_first_name', 'billing_last_name', 'billing_email'].map((id) => {
      const line = document.getElementById(id)?.getAttribute('aria-describedby')?.split(' ').at(-1)
      return line === undefined ? null : document.getElementById(line)?.textContent.trim() ?? ''
    }))
    expect(await described()).toEqual(['Billing First name is a required field.', null, 'Billing Email address is not a valid email address.'])
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-describedby'))).toMatch(/^tillkit-step-notice-\d+$/)
    await stopTillkit(page)
    expect([await notices.innerHTML(), await described()]).toEqual(['', [null, null, null]])
  })
})
