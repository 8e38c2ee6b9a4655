import { billingEmailHtml, marketingParams, newsletterHtml } from '@tillkit/fixtures/marketing'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./email-capture.ts')).emailCapture
const FORM = `<form class="checkout">${billingEmailHtml()}${newsletterHtml()}<input id="other"></form>`

describeWidget(load, { html: FORM, globals: { mailchimp_public_data: marketingParams() } })

let page: TestPage | undefined
afterEach(() => {
  page?.close()
  page = undefined
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

interface Opened {
  readonly params?: Readonly<Record<string, unknown>>
  readonly globals?: Readonly<Record<string, unknown>>
  readonly settings?: object
  readonly html?: string
}

/** A page whose shop takes every address; the bodies of the calls that reach it. */
async function open({ params = {}, globals = {}, settings = {}, html = FORM }: Opened = {}) {
  const sent: string[] = []
  const config = `<script type="application/json" id="tillkit-config">${JSON.stringify(settings)}</script>`
  page = await openTestPage(load, { html: html + config, globals: { mailchimp_public_data: marketingParams(params), ...globals } })
  const answer = vi.fn(async (_url: string, { body }: RequestInit) => {
    sent.push(String(body))
    return new Response('{"success":true}')
  })
  vi.stubGlobal('fetch', answer)
  const listeners = [document, window, document.body].map((target) => vi.spyOn(target, 'addEventListener'))
  await page.start()
  const heard = listeners.flatMap(({ mock }) => mock.calls.map(([type]) => type))
  return { sent, answer, heard, rest: () => page?.rest() ?? Promise.resolve() }
}

const field = (selector = '#billing_email'): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(selector)
  if (!found) throw new Error(`${selector} is not there.`)
  return found
}

/** Types as a shopper does: one key for all of it. */
function type(value: string, into = field()): void {
  into.value = value
  for (const event of ['keydown', 'input', 'keyup']) into.dispatchEvent(new Event(event, { bubbles: true }))
}

const leave = (from = field()) => from.dispatchEvent(new Event('focusout', { bubbles: true }))
const bodyOf = (email: string, subscribed = 0) => `email=${encodeURIComponent(email)}&mc_language=en&subscribed=${subscribed}`

/** What consent tools tell the page. */
function consent(granted: boolean): void {
  Reflect.set(window, 'getCkyConsent', () => ({ categories: { advertisement: granted } }))
  document.dispatchEvent(new CustomEvent('cookieyes_consent_update', { detail: { accepted: granted ? ['advertisement'] : [], rejected: granted ? [] : ['advertisement'] } }))
}

describe('a shop that lets nothing be captured', () => {
  async function expectNothing(params: object): Promise<void> {
    const write = vi.spyOn(document, 'cookie', 'set')
    const { answer, heard } = await open({ params: { ...params } })
    expect(heard).not.toContain('focusout')
    expect(heard).not.toContain('keydown')
    expect(heard).not.toContain('change')
    type('a@b.co')
    leave()
    vi.advanceTimersByTime(5000)
    field('#mailchimp_woocommerce_newsletter').click()
    expect(answer).not.toHaveBeenCalled()
    expect(write).not.toHaveBeenCalled()
    expect(Reflect.has(window, 'mailchimp_cart')).toBe(false)
  }

  it('has no request, cookie or listener where cookies are not allowed [marketing-reviews-consent-notices#1]', () => expectNothing({ allowed_to_set_cookies: '' }))
  it('nor where carts are switched off [marketing-reviews-consent-notices#2]', () => expectNothing({ disable_carts: '1' }))

  it('is told from one that does by its listeners', async () => {
    const { heard } = await open()
    expect(heard).toEqual(expect.arrayContaining(['focusout', 'keydown', 'change']))
  })
})

describe('an address', () => {
  it('is none without a domain that the plugin takes [marketing-reviews-consent-notices#6]', async () => {
    const { sent } = await open()
    for (const value of ['jo@shop', 'jo@x.toolong', '', 'jo', `${'a'.repeat(5000)}@b.co`]) {
      type(value)
      leave()
      vi.advanceTimersByTime(5000)
    }
    expect(sent).toEqual([])
    type('jo@b.info')
    leave()
    expect(sent).toEqual([bodyOf('jo@b.info')])
  })

  it('may have any top-level domain where the shop wants that', async () => {
    const { sent } = await open({ settings: { units: { 'email-capture': { longDomains: true } } } })
    type('jo@corner.store')
    leave()
    expect(sent).toEqual([bodyOf('jo@corner.store')])
  })

  it('is sent when its shopper has stopped typing for two seconds [marketing-reviews-consent-notices#7]', async () => {
    const { sent } = await open()
    type('a@b.co')
    for (const key of ['keydown', 'keyup']) {
      vi.advanceTimersByTime(1900)
      field().dispatchEvent(new Event(key, { bubbles: true }))
    }
    vi.advanceTimersByTime(1900)
    expect(sent).toEqual([])
    // What is pasted has no key.
    field().value = 'aa@b.co'
    field().dispatchEvent(new Event('input', { bubbles: true }))
    vi.advanceTimersByTime(1999)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(1)
    expect(sent).toEqual([bodyOf('aa@b.co')])
    await vi.advanceTimersByTimeAsync(10_000)
    leave()
    expect(sent).toHaveLength(1)
  })

  it('is never sent by a focus', async () => {
    const { sent } = await open({ html: `<form>${billingEmailHtml('a@b.co')}</form>` })
    for (const event of ['focus', 'focusin']) field().dispatchEvent(new Event(event, { bubbles: true }))
    vi.advanceTimersByTime(5000)
    expect(sent).toEqual([])
  })

  it('is sent once while its first call is on the way, and what came meanwhile after it', async () => {
    const { sent, answer } = await open()
    let send: (answer: Response) => void = () => undefined
    answer.mockImplementationOnce(async (_url, { body }) => {
      sent.push(String(body))
      return new Promise((resolve) => { send = resolve })
    })
    type('a@b.co')
    leave()
    leave()
    type('c@d.co')
    leave()
    expect(sent).toEqual([bodyOf('a@b.co')])
    send(new Response('{}'))
    await vi.waitFor(() => expect(sent).toEqual([bodyOf('a@b.co'), bodyOf('c@d.co')]))
  })

  it('is not sent again by itself where the call that was on the way fails', async () => {
    const { sent, answer } = await open()
    let fail: (answer: Response) => void = () => undefined
    answer.mockImplementationOnce(async (_url, { body }) => {
      sent.push(String(body))
      return new Promise((resolve) => { fail = resolve })
    })
    const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    type('a@b.co')
    leave()
    leave()
    fail(new Response('', { status: 500 }))
    await vi.waitFor(() => expect(logged).toHaveBeenCalledWith('mailchimp.handle_billing_email.request.error', expect.anything()))
    expect(sent).toHaveLength(1)
    leave()
    expect(sent).toHaveLength(2)
  })

  it('is told of its newsletter by the box in its own form', async () => {
    const { sent } = await open({ html: `<form>${newsletterHtml({ checked: true, permissions: [] })}</form><form><input type="email" id="reg_email">${newsletterHtml({ permissions: [] })}</form>` })
    type('a@b.co', field('#reg_email'))
    leave(field('#reg_email'))
    expect(sent).toEqual([bodyOf('a@b.co', 0)])
  })

  it('need not be on the page for its box to be ticked', async () => {
    const { sent } = await open({ html: newsletterHtml() })
    field('#mailchimp_woocommerce_newsletter').click()
    expect([sent, page?.errors]).toEqual([[], []])
  })

  it('leaves the handlers of other scripts at the field', async () => {
    const [blurred, changed] = [vi.fn(), vi.fn()]
    page = await openTestPage(load, { html: FORM, globals: { mailchimp_public_data: marketingParams() } })
    field().onblur = blurred
    field('#mailchimp_woocommerce_newsletter').onchange = changed
    await page.start()
    field().dispatchEvent(new Event('blur'))
    field('#mailchimp_woocommerce_newsletter').dispatchEvent(new Event('change', { bubbles: true }))
    expect([blurred.mock.calls.length, changed.mock.calls.length]).toEqual([1, 1])
  })
})

describe('consent', () => {
  const ASKS = { _ckyConfig: {} }

  it('taken back ends the plugin\'s cookies, and nothing is sent any more [marketing-reviews-consent-notices#28]', async () => {
    const { sent } = await open({ globals: ASKS })
    consent(true)
    type('a@b.co')
    leave()
    expect(sent).toEqual([bodyOf('a@b.co')])
    const written = vi.spyOn(document, 'cookie', 'set')
    consent(false)
    const ended = written.mock.calls.map(([cookie]) => cookie)
    for (const name of ['mailchimp.cart.current_email', 'mailchimp.cart.previous_email', 'mailchimp_user_email', 'mailchimp_user_previous_email', 'mailchimp_landing_site', 'mailchimp_email_id']) {
      expect(ended).toContain(`${name}=;path=/;secure;samesite=strict;expires=Thu, 01 Jan 1970 00:00:00 GMT`)
    }
    type('c@d.co')
    leave()
    vi.advanceTimersByTime(5000)
    expect(sent).toHaveLength(1)
  })

  it('taken back leaves the cookies where the shop wants that', async () => {
    await open({ globals: ASKS, settings: { units: { 'email-capture': { expiresCookies: false } } } })
    consent(true)
    const written = vi.spyOn(document, 'cookie', 'set')
    consent(false)
    expect(written).not.toHaveBeenCalled()
  })

  it('is waited for where the shop asks, and the newest address goes with it', async () => {
    const { sent } = await open({ globals: ASKS })
    const written = vi.spyOn(document, 'cookie', 'set')
    for (const email of ['a@b.co', 'c@d.co']) {
      type(email)
      leave()
    }
    vi.advanceTimersByTime(5000)
    expect([sent, written.mock.calls]).toEqual([[], []])
    consent(true)
    expect(sent).toEqual([bodyOf('c@d.co')])
  })

  it('is not asked for where the shop says so', async () => {
    const { sent } = await open({ globals: ASKS, settings: { units: { 'email-capture': { asksConsent: false } } } })
    type('a@b.co')
    leave()
    expect(sent).toEqual([bodyOf('a@b.co')])
  })
})
