import { readFileSync } from 'node:fs'
import { placesHtml } from '@tillkit/fixtures/ab-testing'
import { columnHtml, rowHtml, sectionHtml } from '@tillkit/fixtures/page-builder'
import { eventually, openHtml, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const shop = useShop()
const SHEET = readFileSync(new URL('../src/ab-testing.head.css', import.meta.url), 'utf8')
const PLACE = sectionHtml(rowHtml(columnHtml('4_4', placesHtml(12, [1, 2]))))

/** Opens a page with a place that nobody ever sees to: Tillkit is off, or never comes. `theme`: rules of the theme's. */
async function open(theme = '', before = async (_page: Page): Promise<unknown> => undefined) {
  const html = `<!doctype html><title>Shop</title><style>${SHEET}</style><style>${theme}</style>`
    + `<div id="main-content">${PLACE}<div class="et_pb_section et_animated" id="behind">Words</div></div><footer id="foot">Foot</footer>`
  const { page } = await openHtml(shop.browser, shop.server, { path: '/test/', html, waitForMount: false, before })
  const shows = () => page.evaluate(() => ['behind', 'foot'].map((id) => {
    const { visibility, opacity } = getComputedStyle(document.getElementById(id) ?? document.body)
    return visibility === 'visible' && opacity === '1'
  }))
  return { page, shows }
}
const HELD = ':root:root:root { animation-play-state: paused !important }'

describe('what stands behind the place of a variation', () => {
  it('waits at first, where it would be seen', async () => {
    const { shows } = await open(HELD)
    expect(await shows()).toEqual([false, false])
  })

  it.each([
    ['animations that are slow, never end, and keep their last look', '* { animation-duration: 300s !important; animation-iteration-count: infinite !important; animation-fill-mode: both !important }'],
    ['animations that stand still', '* { animation-play-state: paused !important }'],
    ['no animations', '* { animation: none !important }'],
    ['a way in for its elements', '.et_animated { opacity: 0; animation-duration: 10ms; animation-fill-mode: both !important } .et_animated { animation-name: in } @keyframes in { to { opacity: 1 } }'],
  ])('shows without anybody\'s doing on a page whose theme has %s', async (_what, theme) => {
    const { shows } = await open(theme)
    await eventually(shows).toEqual([true, true])
  })

  it('shows at once where no script runs, and in print', async () => {
    const disable = (value: boolean) => async (page: Page) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setScriptExecutionDisabled', { value })
    }
    const quiet = await open(HELD, disable(true))
    expect(await quiet.shows()).toEqual([true, true])
    await disable(false)(quiet.page)
    const { shows } = await open(HELD, (page) => page.emulateMedia({ media: 'print' }))
    expect(await shows()).toEqual([true, true])
  })

  it('stays out of sight for good where the page has it so', async () => {
    const { shows } = await open('#foot { visibility: hidden }')
    await eventually(shows).toEqual([true, false])
  })

  it('shows in the builder\'s own view, where the place stays', async () => {
    const { page, shows } = await open()
    await page.evaluate(() => document.body.classList.add('et-fb'))
    await eventually(shows).toEqual([true, true])
    expect(await page.locator('.et_pb_subject_placeholder').count()).toBe(2)
  })

  it('shows on a page that somebody comes back to', async () => {
    const { page, shows } = await open()
    await eventually(shows).toEqual([true, true])
    await page.goto('about:blank')
    await page.goBack()
    await eventually(shows).toEqual([true, true])
  })
})
