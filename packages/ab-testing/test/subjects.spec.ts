import { goalButtonHtml, placesHtml, subjectAnswer, subjectHtml, testSettings, WINDOWS } from '@tillkit/fixtures/ab-testing'
import { builderGlobalsScript, columnHtml, rowHtml, sectionHtml, toggleHtml } from '@tillkit/fixtures/page-builder'
import { eventually, openFixturePage, useShop } from '@tillkit/testing'
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
})
