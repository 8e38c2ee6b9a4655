import { parallaxSectionHtml } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./member.ts')).unit
const html = parallaxSectionHtml('Behind') + parallaxSectionHtml('Fixed behind', { isByStyle: true })

describeWidget(load, { html })

describe('a background that moves slower than what lies on it', () => {
  let page: TestPage
  afterEach(() => {
    vi.unstubAllGlobals()
    page.close()
  })
  const heights = () => [...document.querySelectorAll<HTMLElement>('.et_parallax_bg')].map(({ style }) => style.height)

  it('is higher than what it lies in by what it moves; one that the style sheet sees to is left to it', async () => {
    page = await openTestPage(load, { html })
    await page.start()
    expect(heights()).toEqual(['calc(100% + 30vh)', ''])
  })

  it('can be measured by the theme\'s functions', async () => {
    page = await openTestPage(load, { html })
    await page.start()
    const names = ['et_pb_parallax_init', 'et_apply_parallax', 'et_parallax_set_height']
    expect(names.map((name) => typeof Reflect.get(window, name))).toEqual(['function', 'function', 'function'])
    expect(() => (Reflect.get(window, 'et_pb_parallax_init') as (passed: unknown) => void)({ length: 0 })).not.toThrow()
    page.stop()
    expect(names.map((name) => typeof Reflect.get(window, name))).toEqual(['undefined', 'undefined', 'undefined'])
  })

  it.each(['iPhone', 'Android'])('stays in its place on a device that calls itself %s', async (name) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${name})`)
    page = await openTestPage(load, { html })
    await page.start()
    expect(heights()).toEqual(['', ''])
    vi.restoreAllMocks()
  })
})
