import { stickyElements, stickyItem, stickyTextHtml } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it } from 'vitest'

const load = async () => (await import('./sticky-elements.ts')).stickyElements
const html = `<div class="et_pb_section"><div class="et_pb_row">${stickyTextHtml('et_pb_text_0', 'Sticks')}</div></div>${stickyTextHtml('et_pb_text_1', 'Also')}`
const globals = stickyElements(stickyItem('et_pb_text_0'), stickyItem('et_pb_text_1', { position: 'bottom' }))

describeWidget(load, { html, globals, broken: [{ field: 'et_pb_sticky_elements', globals: { et_pb_sticky_elements: 'nonsense' } }] })

describe('elements that stick', () => {
  let page: TestPage
  afterEach(() => page.close())
  const taken = () => document.querySelectorAll('[data-tillkit-sticks]').length

  it('are those of the list, on the public page alone', async () => {
    page = await openTestPage(load, { html, globals: stickyElements(stickyItem('et_pb_text_0')) })
    await page.start()
    expect([taken(), document.querySelectorAll('#et_pb_sticky_module_style').length]).toEqual([1, 1])
    page.close()
    page = await openTestPage(load, { html, globals: { ...globals, et_builder_utils_params: { builderType: 'tb' } } })
    await page.start()
    expect(taken()).toBe(0)
  })

  it('are taken from who asked the browser to have them stick', async () => {
    page = await openTestPage(load, { html, globals })
    const module = document.querySelector<HTMLElement>('.et_pb_text_0')
    module?.setAttribute('style', 'position: sticky; top: 30px')
    await page.start()
    expect([module?.style.position, module?.style.top]).toEqual(['relative', 'auto'])
    page.stop()
    expect(module?.getAttribute('style')).toBe('position: sticky; top: 30px')
  })
})
