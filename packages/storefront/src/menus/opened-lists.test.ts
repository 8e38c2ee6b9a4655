import { menuModuleHtml } from '@tillkit/fixtures/page-chrome'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { shiftInto } from './opened-lists.ts'

describe('lists at the window\'s edge', () => {
  let page: TestPage
  afterEach(() => {
    page.close()
    vi.restoreAllMocks()
  })
  const lists = () => [...document.querySelectorAll<HTMLElement>('.sub-menu')]
  const over = (words: string) => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === words)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  async function open(position: string) {
    page = await openTestPage(async () => (await import('./menus.ts')).unit, { html: menuModuleHtml() })
    for (const list of lists()) list.style.position = position
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000)
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(900)
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(240)
    await page.start()
    over('Paper')
    over('Machines')
    over('Paper')
    await page.rest()
  }
  const moved = () => lists().map(({ style }) => style.translate || style.getPropertyValue('translate'))

  it('are moved into the page, those that have opened, wide ones too, and are where they were without the unit', async () => {
    await open('absolute')
    const of = (words: string) => lists().findIndex(({ parentElement }) => parentElement?.querySelector('a')?.textContent === words)
    const only = (...indexes: number[]) => lists().map((_list, index) => (indexes.includes(index) ? '-140px' : ''))
    expect(moved()).toEqual(only(of('Paper')))
    over('Machines')
    await page.rest()
    expect(moved()).toEqual(only(of('Paper'), of('Machines')))
    page.stop()
    expect(moved().join('')).toBe('')
  })

  it('stay where they stand among the page\'s words', async () => {
    await open('static')
    expect(moved().join('')).toBe('')
  })
})

describe('a list that opens', () => {
  it.each([
    ['within the window, nowhere', [100, 340], undefined, 0],
    ['beneath an entry near the right edge, to that edge', [1100, 1340], undefined, -60],
    ['beneath an entry near the left edge, to that edge', [-30, 210], undefined, 30],
    ['beside a list near the right edge, to its other side', [1240, 1480], [1000, 1240], -480],
    ['beside a list near the left edge, to its other side', [-210, 30], [30, 270], 480],
    ['beside a list that leaves no room on either side, to the edge', [1240, 1480], [100, 1240], -200],
    ['wider than the window, to its left edge', [200, 1700], undefined, -200],
    ['beneath one in a list, to the edge', [1080, 1320], [1080, 1320], -40],
  ] as const)('goes, %s', (_where, [left, right], around, shift) => {
    expect(shiftInto({ left, right }, 1280, around && { left: around[0], right: around[1] })).toBe(shift)
  })
})
