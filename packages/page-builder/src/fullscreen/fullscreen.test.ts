import { fullwidthHeaderHtml } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./member.ts')).unit

describeWidget(load, { html: fullwidthHeaderHtml({ title: 'Rolls', image: 'bottom' }) })

describe('a header that fills the window', () => {
  let page: TestPage
  afterEach(() => {
    page.close()
    document.body.className = ''
  })
  const get = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
  const bar = (id: string, height: number) => `<div id="${id}" data-height="${String(height)}"></div>`
  async function open(html: string, pageClass = '') {
    page = await openTestPage(load, { html, jquery: true })
    document.body.className = pageClass
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { height: Number(this.getAttribute('data-height')) } as DOMRect
    })
    await page.start()
  }
  const heights = () => ['.et_pb_fullscreen', '.et_pb_fullwidth_header_container'].map((part) => get(part).style.minHeight)

  it('and its inside are as high as that, without what the page\'s bars take of it, and follow them', async () => {
    await open(bar('wpadminbar', 32) + bar('top-header', 20) + bar('main-header', 80) + fullwidthHeaderHtml({ title: 'Rolls' }))
    expect(heights()).toEqual(['calc(100svh - 132px)', 'calc(100svh - 132px)'])
    get('#main-header').setAttribute('data-height', '54')
    ;(Reflect.get(window, 'jQuery') as JQueryStatic)(document).trigger('et-pb-header-height-calculated')
    expect(heights()).toEqual(['calc(100svh - 106px)', 'calc(100svh - 106px)'])
    get('#main-header').setAttribute('data-height', '80')
    for (const name of ['et_calc_fullscreen_section', 'et_calculate_fullscreen_section_size', 'et_fix_fullscreen_section']) (Reflect.get(window, name) as () => void)()
    expect(heights()[0]).toBe('calc(100svh - 132px)')
  })

  it.each(['et_transparent_nav', 'et_hide_nav'])('begins beneath a header that lies over the page (%s)', async (pageClass) => {
    await open(bar('wpadminbar', 32) + bar('main-header', 80) + fullwidthHeaderHtml({ title: 'Rolls' }), pageClass)
    expect(heights()[0]).toBe('calc(100svh - 32px)')
  })

  it('has no main header over it where that stands at its side', async () => {
    await open(bar('main-header', 800) + fullwidthHeaderHtml({ title: 'Rolls' }), 'et_vertical_nav')
    expect(heights()[0]).toBe('calc(100svh - 0px)')
  })

  it.each([['center', 'center'], ['center', 'bottom'], ['bottom', 'center'], ['bottom', 'bottom']] as const)('says where its text and picture stand: %s, %s', async (content, image) => {
    await open(fullwidthHeaderHtml({ title: 'Rolls', content, image }))
    expect(get('.et_pb_fullscreen').classList.contains(`${content}-${image}`)).toBe(true)
  })

  it('says nothing of that without a picture, and one that does not fill the window is left alone', async () => {
    await open(fullwidthHeaderHtml({ title: 'Rolls' }) + fullwidthHeaderHtml({ title: 'Short', isFullscreen: false, image: 'center' }))
    const classes = [...document.querySelectorAll('.et_pb_fullwidth_header')].flatMap(({ classList }) => [...classList])
    expect(classes.filter((name) => /^(center|bottom)-/.test(name))).toEqual([])
    expect(document.querySelectorAll<HTMLElement>('.et_pb_fullwidth_header')[1]?.style.minHeight).toBe('')
  })

  it('gives the link that leads on a name, where it has none but its picture', async () => {
    await open(fullwidthHeaderHtml({ title: 'Rolls' }))
    expect(get('.scroll-down-container').getAttribute('aria-label')).toBe('Scroll down')
  })
})
