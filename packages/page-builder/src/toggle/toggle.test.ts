import { accordionHtml, toggleHtml } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it } from 'vitest'

const load = async () => (await import('./member.ts')).unit
const html = accordionHtml() + toggleHtml({ title: 'Guarantee <em>and</em> returns', content: '<p>Two years.</p>' })

describeWidget(load, {
  html,
  operate: (host) => host.querySelector<HTMLElement>('.et_pb_toggle_title')?.click(),
  stateClasses: ['et_pb_toggle_open', 'et_pb_toggle_close', 'et_pb_accordion_toggling'],
})

describe('toggles', () => {
  let page: TestPage
  afterEach(() => page.close())

  const open = async (body = html, jquery = false) => {
    page = await openTestPage(load, { html: body, jquery })
    await page.start()
  }
  const titles = () => [...document.querySelectorAll<HTMLElement>('.et_pb_toggle_title')]
  const buttons = () => [...document.querySelectorAll<HTMLElement>('[role="button"]')]
  const expanded = () => buttons().map((button) => button.getAttribute('aria-expanded')).join()

  it('stay headings, with their words as a button in them', async () => {
    await open()
    expect(titles().map((title) => [title.localName, title.getAttribute('role'), title.children.length])).toEqual(titles().map(() => ['h5', null, 1]))
    expect(buttons().map((button) => [button.textContent, button.tabIndex])).toEqual(
      ['Do you deliver on Saturdays?', 'Is there a minimum?', 'Can I send them back?', 'Guarantee and returns'].map((text) => [text, 0]),
    )
    for (const button of buttons()) {
      const content = document.getElementById(button.getAttribute('aria-controls') ?? '')
      expect(content).toBe(button.closest('.et_pb_toggle')?.querySelector('.et_pb_toggle_content'))
    }
  })

  it('take in the words that others write into a title', async () => {
    await open()
    const [title] = titles()
    title?.replaceChildren('Samstags?')
    await page.rest()
    expect([title?.innerHTML.startsWith('<span'), buttons()[0]?.textContent]).toEqual([true, 'Samstags?'])
    page.stop()
    expect(title?.innerHTML).toBe('Samstags?')
  })

  it('are heard when scripts of the page click a title through jQuery', async () => {
    await open(html, true)
    jQuery(titles()[3] as HTMLElement).trigger('click')
    expect(expanded()).toBe('true,false,false,true')
  })

  it('of an accordion wait while another script opens one', async () => {
    await open()
    document.querySelector('.et_pb_accordion')?.classList.add('et_pb_accordion_toggling')
    titles()[1]?.click()
    expect(expanded()).toBe('true,false,false,false')
    document.querySelector('.et_pb_accordion')?.classList.remove('et_pb_accordion_toggling')
    titles()[1]?.click()
    expect(expanded()).toBe('false,true,false,false')
  })

  it('of two accordions, and one within an item, mind their own', async () => {
    await open(accordionHtml([{ title: 'Outer', content: accordionHtml() }, { title: 'Other', content: '' }]) + accordionHtml())
    titles()[2]?.click()
    await page.rest()
    expect(expanded()).toBe('true,false,true,false,false,true,false,false')
  })

  it('without a title or without content stay as they were printed', async () => {
    const printed = '<div class="et_pb_toggle et_pb_toggle_close"><h5 class="et_pb_toggle_title">Title</h5></div><div class="et_pb_toggle"></div>'
    await open(printed)
    expect([document.body.innerHTML.startsWith(printed), page.errors]).toEqual([true, []])
  })
})
