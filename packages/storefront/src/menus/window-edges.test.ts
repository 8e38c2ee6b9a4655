import { menuModuleHtml } from '@tillkit/fixtures/page-chrome'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'

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
