import { goalClasses, subjectClasses, testSettings } from '@tillkit/fixtures/ab-testing'
import { eventually, openFixturePage, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const shop = useShop()
const settings = testSettings([{ postId: 12, testId: '4815' }], { ab_bounce_rate: '600' })
const section = (content: string) => `<div class="et_pb_section"><div class="et_pb_row">${content}</div></div>`
const goal = (style: string) => `<div class="${goalClasses(12)}" style="${style}">Goal</div>`
const high = `<div style="height: 2000px" class="${subjectClasses(12, 7)}">Words</div>`

/** What of the goal has been recorded. */
const types = () => shop.server.requestsTo('et_pb_update_stats_table').map(({ form }) => (JSON.parse(form['stats_data_array'] ?? '{}') as { record_type: string }).record_type)

async function open(html: string): Promise<Page> {
  shop.server.answer('et_pb_update_stats_table', () => '')
  const { page } = await openFixturePage(shop.browser, shop.server, {
    path: '/test/', main: html, globals: `<script>var et_pb_custom = ${JSON.stringify(settings)}</script>`,
  })
  await page.setViewportSize({ width: 1000, height: 1000 })
  return page
}

/** The browser has said where everything is, twice: who hears that a goal is in the window asks for more. */
async function settled(page: Page): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    await page.evaluate(() => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)))
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
}

describe('goals in a window', () => {
  it('are seen at four fifths of it, not at its lower edge, and read when they stay, however high they are', async () => {
    const page = await open(section(high + goal('height: 3000px')) + section(high))
    await page.evaluate(() => scrollTo(0, (document.querySelector('.et_pb_ab_goal')?.getBoundingClientRect().top ?? 0) + scrollY - 900))
    await settled(page)
    expect(types()).toEqual([])
    await page.evaluate(() => scrollBy(0, 300))
    await eventually(types).toEqual(['view_goal'])
    // Both of its edges are outside of the window by now.
    await page.evaluate(() => scrollBy(0, 1500))
    await eventually(types).toEqual(['view_goal', 'read_goal'])
  })

  it('in the last row of a page are seen with their lower edge also where they are higher than the window', async () => {
    const page = await open(section(high) + section(goal('height: 3000px')))
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - innerHeight - 500))
    await settled(page)
    expect(types()).toEqual([])
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await eventually(types).toEqual(['view_goal', 'read_goal'])
  })

  it('that cannot come up to the line are seen where the page ends, above whatever stands there', async () => {
    const page = await open(section(high + goal('height: 40px')) + section('<p>Small print</p>'))
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - innerHeight - 20))
    await settled(page)
    expect(types()).toEqual([])
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await eventually(types).toEqual(['view_goal', 'read_goal'])
  })

  it('that stand at the lower edge of the window whatever is scrolled are seen there', async () => {
    await open(section(high) + `<div style="position: fixed; bottom: 0">${goal('height: 40px')}</div>`)
    await eventually(types).toEqual(['view_goal', 'read_goal'])
  })

  it('in the last row of a page are seen with their lower edge, where nothing more can be scrolled', async () => {
    const page = await open(section(high) + section(goal('height: 40px')))
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await eventually(types).toEqual(['view_goal', 'read_goal'])
  })
})
