import { afterEach, describe, expect, it, vi } from 'vitest'
import { newsletterHtml, protectionScript } from '@tillkit/fixtures/theme-forms'
import { messages } from './messages.ts'
import { anatomy, classes } from './anatomy.ts'
import { button, errors, fieldOf, fillIn, find, openSignup, rest, told, type, type SignupOptions, type SignupPage } from '../../test/signup-page.ts'

let page: SignupPage
const open = async (options?: SignupOptions) => {
  page = await openSignup(options)
  return page
}
const FAILED = 'Please, check the fields below to make sure you entered the correct information.'
/** What has happened, above what the theme says. */
const UNKNOWN = [messages.unknown, FAILED]
const REFUSED = [messages.refused, FAILED]

afterEach(() => {
  Reflect.deleteProperty(window, 'etCore')
  page.close()
})

describe('a field that is wrong', () => {
  it('is marked, keeps the form from being sent, and gets the focus [theme-forms#44]', async () => {
    await open()
    fillIn({ first: '' })
    button().click()
    await rest()
    expect(page.calls).toEqual([])
    expect([...document.querySelectorAll(`.${classes.wrong}`)]).toEqual([fieldOf('first')])
    expect(document.activeElement).toBe(fieldOf('first'))
    expect([errors().textContent, errors().style.display]).toEqual(['Please, fill in the following fields:First Name', 'block'])
    type(fieldOf('first'), 'Ann')
    expect(document.querySelectorAll(`.${classes.wrong}`)).toHaveLength(0)
  })

  it('is told to screen readers, which are also told what is needed, what is wrong and why; the first gets the focus (53: opt-ins)', async () => {
    await open()
    expect(['first', 'last', 'email'].map((name) => fieldOf(name as 'first').getAttribute('aria-required'))).toEqual(['true', 'true', 'true'])
    fillIn({ last: '', email: 'a@b..co' })
    button().click()
    await rest()
    expect(page.announced()).toBe('Please, fill in the following fields: Last Name\nInvalid email')
    expect(['first', 'last', 'email'].map((name) => fieldOf(name as 'first').getAttribute('aria-invalid'))).toEqual([null, 'true', 'true'])
    expect(['last', 'email'].map((name) => document.getElementById(fieldOf(name as 'last').getAttribute('aria-describedby') ?? '')?.textContent)).toEqual(['Last Name', 'Invalid email'])
    expect(document.activeElement).toBe(fieldOf('last'))
    // The list says nothing of a field that goes wrong later, and nothing once the form is on its way.
    type(fieldOf('first'), '')
    expect([fieldOf('first').getAttribute('aria-invalid'), fieldOf('first').getAttribute('aria-describedby')]).toEqual(['true', null])
    fillIn()
    page.answers.push(() => new Response('false'))
    button().click()
    await rest()
    expect([...document.querySelectorAll('[aria-describedby]')]).toEqual([])
  })

  it('is not told of before the form has been sent, as the theme does not: who leaves it goes on', async () => {
    await open()
    fieldOf('email').focus()
    type(fieldOf('email'), 'ann@')
    fieldOf('first').focus()
    await rest()
    expect([document.activeElement, fieldOf('email').getAttribute('aria-invalid'), errors().textContent, page.announced()]).toEqual([fieldOf('first'), null, '', ''])
    button().click()
    await rest()
    expect(fieldOf('email').getAttribute('aria-invalid')).toBe('true')
  })

  it('is led to by its line, in its own form, though another has the same ids (weakness 5)', async () => {
    await open({ newsletters: [{ number: 0 }, { number: 1 }] })
    const [, second] = [...document.querySelectorAll<HTMLElement>('.et_pb_newsletter')]
    fillIn({ first: '', last: '' }, find('.et_pb_newsletter'))
    fillIn({ email: '' }, second)
    fieldOf('first', second).focus()
    button(second).click()
    await rest()
    fieldOf('first', second).focus()
    const link = find<HTMLAnchorElement>(`${anatomy.errors} a`, second)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    link.dispatchEvent(click)
    expect([click.defaultPrevented, document.activeElement === fieldOf('email', second)]).toEqual([true, true])
    expect(document.querySelectorAll(`.${classes.wrong}`)).toHaveLength(1)
  })

  it('has a name that lasts, though its label is hidden and other forms have its id, and hints for the browser where the server gave none (weakness 5)', async () => {
    await open({ html: newsletterHtml() + newsletterHtml({ number: 1, names: 'single' }).replace('name="et_pb_signup_email"', 'name="et_pb_signup_email" autocomplete="off" aria-label="Your address"') })
    const [first, second] = [...document.querySelectorAll<HTMLElement>('.et_pb_newsletter')]
    const told = (name: 'first' | 'last' | 'email', root?: HTMLElement) => ['aria-label', 'autocomplete', 'inputmode'].map((attribute) => fieldOf(name, root).getAttribute(attribute))
    expect(told('first', first)).toEqual(['First Name', 'given-name', null])
    expect(told('last', first)).toEqual(['Last Name', 'family-name', null])
    expect(told('email', first)).toEqual(['Email', 'email', 'email'])
    expect(told('first', second)).toEqual(['Name', 'name', null])
    expect(told('email', second)).toEqual(['Your address', 'off', 'email'])
  })

  it('is told by the browser too, where it is the browser that holds the rule, with the shop\'s words', async () => {
    await open({ newsletters: [{ fields: [{ id: '13', title: 'Town', symbols: 'letters' }] }] })
    fillIn()
    const town = find<HTMLInputElement>('[data-original_id="13"]')
    const bubble = vi.spyOn(town, 'reportValidity')
    type(town, '123')
    button().click()
    await rest()
    expect([page.calls.length, errors().textContent, bubble.mock.calls.length, document.activeElement === town]).toEqual([0, 'Town: Only letters allowed.', 1, true])
  })

  it('is found though its value was set by a script without a word', async () => {
    await open()
    fillIn()
    fieldOf('email').value = 'no address'
    button().click()
    await rest()
    expect([page.calls.length, errors().textContent]).toEqual([0, 'Invalid email'])
  })
})

describe('an attempt that fails', () => {
  const attempt = async () => {
    fillIn()
    button().click()
    await rest()
  }
  /** What is left of an attempt: whether the form can be sent again, with what was typed. */
  const left = () => [button().classList.contains(classes.loading), find(anatomy.spinner).style.display, fieldOf('email').value, find(anatomy.fields).style.display]
  const OPEN = [false, '', 'ann@example.test', '']

  it.each([
    ['the provider\'s refusal', '{"error":"Subscription Error: no."}', ['Subscription Error: no.']],
    ['the server\'s refusal', '{"success":false,"data":{"error":"Please input a valid email address."}}', ['Please input a valid email address.']],
    ['false', 'false', REFUSED],
    ['null', 'null', REFUSED],
    ['0', '0', REFUSED],
    ['an empty body', '', UNKNOWN],
    ['a body that is not JSON', '<!doctype html><title>Error</title>', UNKNOWN],
  ])('says why, is over, and leaves the fields filled in, for %s [theme-forms#49] (weakness 4)', async (_, body, words) => {
    await open()
    page.answers.push(() => new Response(body))
    await attempt()
    expect([told(), errors().style.display, page.announced(), left()]).toEqual([words, 'block', words.join(' '), OPEN])
    button().click()
    await rest()
    expect([page.calls.length, find(anatomy.success).style.display, told()]).toEqual([2, 'block', []])
  })

  it.each(['500', 'lost'] as const)('says so, is over, and leaves the fields filled in, for the fault %s [theme-forms#49]', async (fault) => {
    await open()
    page.site.faults.next('et_pb_submit_subscribe_form', fault)
    await attempt()
    expect([told(), left()]).toEqual([UNKNOWN, OPEN])
  })

  it('says that nobody was subscribed where the shop turns the request away', async () => {
    await open()
    page.answers.push(() => new Response('Forbidden', { status: 403 }))
    await attempt()
    expect([told(), left()]).toEqual([REFUSED, OPEN])
  })

  it('says so where no answer comes at all, in the end [theme-forms#49]', async () => {
    await open()
    page.answers.push(() => new Promise(() => undefined))
    await attempt()
    expect(left()[0]).toBe(true)
    await vi.advanceTimersByTimeAsync(30_000)
    await rest()
    expect([told(), left()]).toEqual([UNKNOWN, OPEN])
  })

  it('shows what the server says as text', async () => {
    await open()
    page.answers.push(() => new Response(JSON.stringify({ error: '<img src=x> no' })))
    await attempt()
    expect([errors().textContent, errors().children.length]).toEqual(['<img src=x> no', 0])
  })

  it('says that nothing was sent where there is no connection', async () => {
    await open()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    await attempt()
    expect([errors().textContent, left()]).toEqual(['You are offline. Nothing was sent; please try again when you are connected.', OPEN])
    vi.restoreAllMocks()
  })
})

describe('a service against robots', () => {
  const serve = (interaction: unknown) => Reflect.set(window, 'etCore', { api: { spam: { recaptcha: { isEnabled: () => true, interaction } } } })
  const newsletters = [{ isProtected: true }]

  it('is asked once for a token where the module wants it, when the fields are right', async () => {
    await open({ newsletters })
    const interaction = vi.fn(async () => 'a token')
    serve(interaction)
    fillIn({ first: '' })
    button().click()
    await rest()
    expect(interaction).not.toHaveBeenCalled()
    fillIn()
    button().click()
    await rest()
    expect([interaction.mock.calls, page.calls.map((call) => call.get('token'))]).toEqual([[['Divi/Module/EmailOptin/List/a1b2c3']], ['a token']])
    expect(find(anatomy.success).style.display).toBe('block')
  })

  it('that is missing leaves it to the server, whose words are shown [theme-forms#51]', async () => {
    await open({ newsletters })
    fillIn()
    button().click()
    await rest()
    expect([page.calls[0]?.get('token'), errors().textContent]).toEqual(['', 'You must be a human to submit this form.'])
  })

  it('that does not answer, or says no, ends the attempt in words, and it can be made again (weakness 8)', async () => {
    await open({ newsletters })
    serve(() => new Promise(() => undefined))
    fillIn()
    button().click()
    await rest()
    expect(button().getAttribute('aria-busy')).toBe('true')
    await vi.advanceTimersByTimeAsync(10_000)
    await rest()
    expect([page.calls.length, errors().textContent, button().getAttribute('aria-busy')]).toEqual([0, messages.protection, null])
    serve(() => Promise.reject(new Error('unreachable')))
    button().click()
    await rest()
    expect(page.calls).toEqual([])
    serve(async () => 'a token')
    button().click()
    await rest()
    expect(page.calls).toHaveLength(1)
    expect(protectionScript()).toContain('interaction')
  })
})

describe('a nonce of a page from a cache', () => {
  const printed = (nonce: string) => `<script>var et_pb_custom = {"ajaxurl":"\\/wp-admin\\/admin-ajax.php","et_frontend_nonce":"${nonce}"};</script>`

  it('is asked for anew from the page itself, once, and what was refused is sent again with it', async () => {
    await open({ nonce: 'old0000000', pageNow: () => printed(page.site.inbox.nonces.signup) })
    fillIn()
    button().click()
    await rest()
    expect(page.calls.map((call) => call.get('et_frontend_nonce'))).toEqual(['old0000000', page.site.inbox.nonces.signup])
    expect([page.others.length, find(anatomy.success).style.display]).toEqual([1, 'block'])
    expect(Reflect.get(window, 'et_pb_custom')).toMatchObject({ et_frontend_nonce: page.site.inbox.nonces.signup })
  })

  it.each<[string, () => string, string]>([
    // A nonce of its own: what the page has said of it is remembered for as long as the page lasts, which files of tests share.
    ['the page is as old', () => printed('old0000003'), 'old0000003'],
    ['the page does not say one', () => '<p>Log in</p>', 'old0000001'],
    ['the page says none', () => printed('-1'), 'old0000002'],
  ])('stays refused in the server\'s words where %s, without a second call', async (_, pageNow, nonce) => {
    await open({ nonce, pageNow })
    fillIn()
    button().click()
    await rest()
    expect([page.calls.length, page.others.length, errors().textContent, button().getAttribute('aria-busy')]).toEqual([1, 1, 'Configuration Error', null])
  })
})
