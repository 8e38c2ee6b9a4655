import { feedHtml, loginFormHtml, newsletterHtml } from '@tillkit/fixtures/theme-forms'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { button, fieldOf, find, openSignup, pressEnter, rest, type, type SignupOptions, type SignupPage } from '../../test/signup-page.ts'
import { feedAddress } from './feed.late.ts'

let page: SignupPage
const open = vi.fn<typeof window.open>()
const opened = { focus: vi.fn() }
const show = async (options: SignupOptions) => {
  page = await openSignup(options)
  return page
}

beforeEach(() => {
  open.mockReset().mockReturnValue(opened as unknown as Window)
  vi.stubGlobal('open', open)
})

afterEach(() => {
  page.close()
  vi.unstubAllGlobals()
})

describe('a feed', () => {
  it('is subscribed to in the service\'s window by its own button alone, with the address encoded [theme-forms#50]', async () => {
    await show({ html: newsletterHtml({ id: 'list' }) + feedHtml({ id: 'feed', number: 1, uri: 'counter news & more' }) })
    const [list, feed] = [find('#list'), find('#feed')]
    button(list).click()
    await rest()
    expect(open).not.toHaveBeenCalled()
    button(feed).click()
    const window_ = ['et-feedburner-subscribe', 'scrollbars=yes,width=550,height=520']
    expect(open.mock.calls).toEqual([['https://feedburner.google.com/fb/a/mailverify?uri=counter%20news%20%26%20more', ...window_]])
    type(fieldOf('email', feed), 'jo+till@shop.example')
    expect(pressEnter(fieldOf('email', feed))).toBe(true)
    expect(open.mock.lastCall).toEqual(['https://feedburner.google.com/fb/a/mailverify?uri=counter%20news%20%26%20more&email=jo%2Btill%40shop.example', ...window_])
    expect([opened.focus.mock.calls.length, page.calls.length]).toEqual([2, 0])
  })

  it('is offered as a link where the browser opens no window, until it does', async () => {
    await show({ html: feedHtml() })
    open.mockReturnValue(null)
    button().click()
    const line = find('[role="alert"]')
    expect(line.textContent).toBe('Your browser did not open the window in which you confirm your subscription. Go on to confirm it')
    const link = find<HTMLAnchorElement>('a', line)
    expect([link.getAttribute('href'), link.target, link.rel]).toEqual([feedAddress('counter-news', ''), '_blank', 'noopener'])
    button().click()
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1)
    open.mockReturnValue(opened as unknown as Window)
    button().click()
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(0)
  })

  it('is never sent to by the form itself, which would leave the page', async () => {
    await show({ html: feedHtml() })
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    find('form').dispatchEvent(submit)
    expect([submit.defaultPrevented, open.mock.calls.length]).toEqual([true, 1])
  })
})

describe('what looks like a newsletter form and is none', () => {
  it.each([
    ['a login form', loginFormHtml(), 0],
    ['a module without a list', newsletterHtml({ list: '' }), 0],
    ['a newsletter form', newsletterHtml(), 1],
  ])('is left alone: %s', async (_, html, hosts) => {
    await show({ html })
    expect(page.hosts()).toHaveLength(hosts)
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    document.querySelector('form')?.dispatchEvent(submit)
    expect(submit.defaultPrevented).toBe(hosts === 1)
  })
})
