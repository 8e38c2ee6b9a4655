import { barCountersHtml, circleCounterHtml, countdownHtml, numberCounterHtml } from '@tillkit/fixtures/page-builder'
import { tillkitVersion, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { openModules } from './module-page.ts'

const shop = useShop()

describe('counters on a page without scripts', () => {
  it('show their numbers, printed or not', async () => {
    const printed = numberCounterHtml({ value: 1840, separator: ',' }).replace('"percent-value">', '"percent-value">1,840')
    const { page: plain } = await openModules(shop, {
      html: numberCounterHtml({ value: 31 }) + printed + circleCounterHtml({ value: 92 }) + barCountersHtml() + countdownHtml({ end: 4_000_000_000, title: 'Fair' }),
      tillkit: false,
      waitForMount: false,
      head: `<link rel="stylesheet" href="/tillkit/${tillkitVersion()}/tillkit.css">`,
    })
    const context = await shop.browser.newContext({ javaScriptEnabled: false })
    try {
      const page = await context.newPage()
      await page.goto(plain.url())
      const shown = (selector: string) => page.locator(selector).evaluateAll((all) => all.map((each) => [getComputedStyle(each, '::before').content, getComputedStyle(each.querySelector('.percent p') ?? each).visibility]))
      expect(await shown('[data-number-value]')).toEqual([['"31"', 'visible'], ['none', 'visible'], ['"92"', 'visible']])
      expect(await page.locator('.et_pb_counter_amount_number_inner:visible').first().innerText()).toBe('80%')
      expect(await page.locator('.et_pb_countdown_timer .title').isVisible()).toBe(true)
    } finally {
      await context.close()
    }
  })
})
