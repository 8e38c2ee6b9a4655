import { accordionHtml, toggleHtml } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

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

  // As in browsers whose search finds what is hidden for it.
  beforeEach(() => void Reflect.set(document.body, 'onbeforematch', null))
  afterEach(() => void Reflect.deleteProperty(document.body, 'onbeforematch'))

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

  it('in what an item of an accordion shows open beside it, which stays open', async () => {
    await open(accordionHtml([{ title: 'Outer', content: toggleHtml({ title: 'Inner', content: '' }) }, { title: 'Other', content: '' }]))
    titles()[1]?.click()
    await page.rest()
    expect(expanded()).toBe('true,true,false')
  })

  it('are open or closed as the classes say that scripts of the page write, and answer to the next click', async () => {
    await open(html, true)
    const items = jQuery('.et_pb_accordion .et_pb_toggle')
    items.eq(0).addClass('et_pb_toggle_close').removeClass('et_pb_toggle_open')
    titles()[0]?.click()
    expect(expanded()).toBe('true,false,false,false')
    items.eq(0).addClass('et_pb_toggle_close').removeClass('et_pb_toggle_open')
    await page.rest()
    expect(expanded()).toBe('false,false,false,false')
    const contents = [...document.querySelectorAll('.et_pb_toggle_content')]
    jQuery('.et_pb_toggle').addClass('et_pb_toggle_open').removeClass('et_pb_toggle_close')
    await page.rest()
    expect([expanded(), contents.map((content) => content.hasAttribute('hidden'))]).toEqual(['true,true,true,true', contents.map(() => false)])
  })

  it('show their content when they open, however another script had hidden it', async () => {
    await open(html, true)
    const [item, content] = ['.et_pb_toggle', '.et_pb_toggle_content'].map((selector) => jQuery(selector).eq(0))
    content?.hide()
    item?.removeClass('et_pb_toggle_open').addClass('et_pb_toggle_close')
    await page.rest()
    titles()[0]?.click()
    await page.rest()
    expect([expanded().startsWith('true'), content?.prop('style').display]).toEqual([true, ''])
  })

  it('that another script has copied are toggles of their own, each with one button [page-builder-modules#52]', async () => {
    await open()
    const [printed] = document.querySelectorAll('.et_pb_accordion')
    const copy = printed?.cloneNode(true) as HTMLElement
    printed?.after(copy)
    await page.rest()
    expect([...copy.querySelectorAll('.et_pb_toggle_title')].map((title) => [title.children.length, title.querySelectorAll('[role]').length])).toEqual([[1, 1], [1, 1], [1, 1]])
    const ids = [...document.querySelectorAll('[id^=tillkit]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const button of copy.querySelectorAll('[role=button]')) expect(copy.querySelector(`#${button.getAttribute('aria-controls') ?? ''}`)).not.toBeNull()
    copy.querySelectorAll<HTMLElement>('[role=button]')[1]?.click()
    await page.rest()
    expect([...copy.querySelectorAll('.et_pb_toggle_content')].map((content) => content.hasAttribute('hidden'))[1]).toBe(false)
    page.stop()
    expect(copy.querySelectorAll('.tillkit-toggle,[id^=tillkit]').length).toBe(0)
  })

  it('whose title has a link in it leave that beside their button, which is called the same and opens them', async () => {
    const words = 'Read <a href="/terms/">our  terms</a> first'
    await open(toggleHtml({ title: words, content: '<p>Terms.</p>' }))
    const [title] = titles()
    const [button] = buttons()
    expect([button?.childNodes.length, button?.getAttribute('aria-label'), button?.tabIndex]).toEqual([0, 'Read our terms first', 0])
    expect(title?.innerHTML.endsWith(`</span>${words}`)).toBe(true)
    button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    await page.rest()
    expect(expanded()).toBe('true')
    // Others write it anew: without a link it is a button's own words again, and with one again beside it.
    title?.replaceChildren('Terms')
    await page.rest()
    expect([buttons()[0]?.textContent, buttons()[0]?.hasAttribute('aria-label')]).toEqual(['Terms', false])
    buttons()[0]?.insertAdjacentHTML('beforeend', ' <a href="/terms/">of sale</a>')
    await page.rest()
    expect([buttons()[0]?.textContent, buttons()[0]?.getAttribute('aria-label'), title?.querySelector('[role=button] a')]).toEqual(['', 'Terms of sale', null])
    page.stop()
    expect(title?.innerHTML).toBe('Terms <a href="/terms/">of sale</a>')
  })

  it('answer a held key once, and the page does not scroll by it', async () => {
    await open()
    const press = (repeat: boolean) => buttons()[3]?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat, bubbles: true, cancelable: true }))
    expect([press(false), press(true), expanded()]).toEqual([false, false, 'true,false,false,true'])
  })

  it('without a title or without content stay as they were printed', async () => {
    const printed = '<div class="et_pb_toggle et_pb_toggle_close"><h5 class="et_pb_toggle_title">Title</h5></div><div class="et_pb_toggle"></div>'
    await open(printed)
    expect([document.body.innerHTML.startsWith(printed), page.errors]).toEqual([true, []])
  })
})
