import { goalButtonHtml, placesHtml, subjectAnswer, subjectHtml, testSettings, WINDOWS } from '@tillkit/fixtures/ab-testing'
import { builderGlobalsScript, columnHtml, rowHtml, sectionHtml, toggleHtml } from '@tillkit/fixtures/page-builder'
import { eventually, openFixturePage, tillkitVersion, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const shop = useShop()
const { postId } = WINDOWS
const section = (content: string) => sectionHtml(rowHtml(columnHtml('4_4', content)))
const toggle = (title: string) => toggleHtml({ title, content: `<p>${title}: yes</p>` })
const state = (page: Page, title: string) => page.getByRole('button', { name: title }).getAttribute('aria-expanded')

describe('a page from a cache', () => {
  it('has its other modules at work while a variation is on its way, and those in the variation when it comes [ab-testing-and-page-chrome#21]', async () => {
    shop.server.answer('et_pb_update_stats_table', () => '')
    const answer = shop.server.hold('et_pb_ab_get_subject_id')
    const { page, pageErrors } = await openFixturePage(shop.browser, shop.server, {
      path: '/test/',
      main: section(placesHtml(postId, [1, 2])) + section(toggle('Outside') + goalButtonHtml(postId, 'Step in', '#in')),
      globals: builderGlobalsScript(testSettings([WINDOWS], { is_cache_plugin_active: 'yes', ab_bounce_rate: '600' })),
      bodyClass: 'et_divi_theme et_pb_pagebuilder_layout',
    })
    await answer.arrived()
    await page.getByRole('button', { name: 'Outside' }).click()
    await eventually(() => state(page, 'Outside')).toBe('true')
    answer.send(subjectAnswer(2, subjectHtml(postId, 2, `${toggle('Inside')}<script>window.hasRun = (window.hasRun || 0) + 1</script>`)))
    await page.getByRole('button', { name: 'Inside' }).click()
    await eventually(() => state(page, 'Inside')).toBe('true')
    expect(await page.evaluate(() => [Reflect.get(window, 'hasRun'), document.querySelectorAll('.et_pb_subject_placeholder').length])).toEqual([1, 0])
    expect(pageErrors).toEqual([])
  })

  /** Opens one whose place is in sight, with the sheet of the head, and tells what has shifted in it since. */
  async function openInSight(style = '') {
    shop.server.answer('et_pb_update_stats_table', () => '')
    const answer = shop.server.hold('et_pb_ab_get_subject_id')
    const { page } = await openFixturePage(shop.browser, shop.server, {
      path: '/test/',
      main: `<div id="main-content">${section(placesHtml(postId, [1, 2]))}${section('<p id="behind" style="height: 900px">Words</p>')}</div><footer id="foot">Foot</footer>`,
      globals: builderGlobalsScript(testSettings([WINDOWS], { is_cache_plugin_active: 'yes', ab_bounce_rate: '600' })),
      bodyClass: 'et_divi_theme et_pb_pagebuilder_layout',
      head: `<link rel="stylesheet" href="/tillkit/${tillkitVersion()}/tillkit.css"><style>${style}</style>`,
    })
    await answer.arrived()
    const shows = (id: string) => page.locator(`#${id}`).evaluate((element) => getComputedStyle(element).visibility === 'visible')
    return { page, answer, shows }
  }
  const shift = (page: Page) => page.evaluate(() => new Promise<number>((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value') as number
    }).observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
  }))

  it('shifts nothing that was seen when the variation comes: what stands behind its place shows with it', async () => {
    // The moment of waiting is held, so that a slow machine does not miss it.
    const { page, answer, shows } = await openInSight(':root:root:root { animation-play-state: paused !important }')
    expect([await shows('behind'), await shows('foot')]).toEqual([false, false])
    answer.send(subjectAnswer(2, subjectHtml(postId, 2, '<p style="height: 300px">Window with tills</p>')))
    await eventually(() => shows('behind')).toBe(true)
    expect([await shows('foot'), await page.locator('.et_pb_ab_subject').isVisible(), await shift(page)]).toEqual([true, true, 0])
  })

  it('shows what stands behind the place after a second, also where no variation comes', async () => {
    const { page, answer, shows } = await openInSight()
    await eventually(() => shows('behind')).toBe(true)
    expect([await shows('foot'), await page.locator('.et_pb_subject_placeholder').count()]).toEqual([true, 2])
    answer.send('')
  })
})
