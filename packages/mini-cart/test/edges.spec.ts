import { readFileSync } from 'node:fs'
import { classicMiniCartWidgetHtml, EDGE_NEIGHBOURS, LINES, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { eventually } from './eventually.ts'
import { answerCalls, openPage, openSide, remove, side } from './helpers.ts'

const shop = useShop()
const sheet = `<style>${readFileSync(new URL('../../fixtures/src/styles/window-edges.css', import.meta.url), 'utf8')}</style>`
const ALL = Object.values(EDGE_NEIGHBOURS).map((print) => print()).join('')
const NOTICE = '.tillkit-mini-cart-undo'

/** What of others lies over the side cart or its controls: at corners and middle of each that shows. */
const over = (page: Page) => page.evaluate(() => {
  const panel = document.querySelector('.dswcp-side-cart')
  const shown = panel ? [panel, ...panel.querySelectorAll('a, button, input')].filter((each) => each.getClientRects().length > 0) : []
  const hits = shown.flatMap((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    const middle = [(left + right) / 2, (top + bottom) / 2] as const
    return [middle, ...[left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const))].map(([x, y]) => document.elementFromPoint(x, y))
  })
  return shown.length < 5 ? ['too little shows'] : hits.filter((hit) => hit && !panel?.contains(hit)).map((hit) => hit?.id || hit?.className)
})

describe.each([[390, 660], [1280, 660]])('a side cart that is open in a window of %i × %i', (width, height) => {
  it.each([...Object.entries(EDGE_NEIGHBOURS).map(([name, print]) => [name, print()] as const), ['all of them', ALL]] as const)('is not covered by %s, nor is its undo', async (_name, others) => {
    answerCalls(shop)
    const { page } = await openPage(shop, { below: classicMiniCartWidgetHtml({ lines: LINES }), width, height, head: sheet, bodyEnd: others })
    await openSide(page)
    await eventually(() => side(page).evaluate((element) => Math.round(element.getBoundingClientRect().right - innerWidth))).toBe(0)
    await eventually(() => over(page)).toEqual([])
    await remove(page).click()
    await side(page).locator(NOTICE).waitFor()
    await eventually(() => over(page)).toEqual([])
    // Shut it lies where the plugin's sheet has it.
    await page.keyboard.press('Escape')
    await eventually(() => page.evaluate(() => getComputedStyle(document.querySelector('.dswcp-side-cart') ?? document.body).zIndex)).toBe(width > 782 ? '99999' : '999999')
  })
})
