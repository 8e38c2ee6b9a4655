import { themePageHtml } from '@tillkit/fixtures/page-chrome'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./member.ts')).unit

describe('a split header', () => {
  let page: TestPage | undefined
  afterEach(() => {
    page?.close()
    document.body.className = ''
  })
  const order = () => [...document.querySelectorAll('#top-menu>li')].map((entry) => entry.className + (entry.querySelector('#logo') ? ' logo' : ''))
  async function open(isWide = true, html = themePageHtml()) {
    const wide = Object.assign(new EventTarget(), { matches: isWide })
    page = await openTestPage(load, { html })
    vi.stubGlobal('matchMedia', () => wide)
    document.body.className = 'et_header_style_split'
    await page.start()
    return wide
  }

  it('has its logo in the middle of the menu on a wide screen, and at its own place on another, and keeps the focus on the way', async () => {
    const wide = await open()
    expect(order()).toEqual(['page_item', 'page_item', 'centered-inline-logo-wrap logo', 'page_item'])
    const link = document.querySelector<HTMLElement>('.logo_container a')
    link?.focus()
    wide.matches = false
    wide.dispatchEvent(new Event('change'))
    expect(order()).toEqual(['page_item', 'page_item', 'page_item'])
    expect(document.querySelector('#main-header>.container')?.firstElementChild?.className).toBe('logo_container')
    expect(document.activeElement).toBe(link)
    wide.matches = true
    wide.dispatchEvent(new Event('change'))
    expect([order()[2], document.activeElement]).toEqual(['centered-inline-logo-wrap logo', link])
  })

  it('is as the server printed it when nobody sees to it any more, or on a narrow screen', async () => {
    const printed = () => document.querySelector('#main-header')?.outerHTML
    await open(false)
    const before = printed()
    page?.close()
    await open()
    expect(printed()).not.toBe(before)
    page?.stop()
    expect(printed()).toBe(before)
  })

  it('is left alone without entries or without a logo', async () => {
    await open(true, themePageHtml({ menu: '' }))
    expect([order(), document.querySelector('#main-header>.container>.logo_container') !== null, page?.errors]).toEqual([[], true, []])
  })
})
