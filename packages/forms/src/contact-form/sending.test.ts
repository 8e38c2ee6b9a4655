import type { FormFault } from '@tillkit/fixtures'
import { contactFormHtml, EVERY_FIELD } from '@tillkit/fixtures/theme-forms'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { box, choose, control, fill, isShown, openContactPage, rest, send, tick, type } from '../../test/contact-page.ts'
import { messages } from './messages.ts'

const textIn = (form = 0) => box(form).textContent.trim()
afterEach(() => vi.restoreAllMocks())

const leave = () => vi.spyOn(location, 'assign').mockReturnValue()

describe('a form that is sent', () => {
  it('sends an address as it was typed [theme-forms#18]', async () => {
    const { requests } = await openContactPage()
    fill()
    type(control('email'), ' Joe@Ex.com')
    await send()
    expect(requests.map(({ form }) => form.get('et_pb_contact_email_0'))).toEqual([' Joe@Ex.com'])
  })

  it('sends one request with the whole list in order, shows the thanks, tells of it once, and goes on where it shall [theme-forms#33]', async () => {
    const gone = leave()
    const { requests, told } = await openContactPage({ forms: [{ fields: EVERY_FIELD, success: 'The counter has your letter.', redirectUrl: '/shop/?from=letter', id: 'letter' }] })
    type(control('sender'), 'Ann')
    type(control('reply'), 'ann@example.test')
    choose(control('machine'), 'Printer')
    for (const value of ['Catalogue', 'Samples']) tick('wants', value)
    tick('terms', 'I have read the terms')
    type(control('letter_text'), 'The paper jams.\nAgain.')
    type(control('captcha'), '15')
    const seen = vi.fn(() => textIn())
    document.addEventListener('tillkit:form-sent', seen, { once: true })
    await send()
    const [request] = requests
    expect(requests.map(({ address, headers }) => [new URL(address).pathname, headers.get('x-requested-with')])).toEqual([['/contact/', 'XMLHttpRequest']])
    expect([...(request?.form ?? [])].filter(([name]) => !/email_(?:hidden_)?fields/.test(name))).toEqual([
      ['et_pb_contact_sender_0', 'Ann'], ['et_pb_contact_reply_0', 'ann@example.test'], ['et_pb_contact_machine_0', 'Printer'], ['et_pb_contact_serial_0', ''],
      ['et_pb_contact_answer_by_0', 'Post'], ['et_pb_contact_phone_0', ''], ['et_pb_contact_wants_0', 'Catalogue, Samples'], ['et_pb_contact_visit_day_0', ''],
      ['et_pb_contact_terms_0', 'I have read the terms'], ['et_pb_contact_rolls_0', ''], ['et_pb_contact_nothing_0', ''],
      ['et_pb_contact_letter_text_0', 'The paper jams.\r\nAgain.'], ['et_pb_contactform_submit_0', 'et_contact_proccess'], ['et_pb_contact_captcha_0', '15'],
      ['_wpnonce-et-pb-contact-form-submitted-0', '5d07b1c9e2'], ['_wp_http_referer', '/contact/'], ['token', ''],
    ])
    expect(JSON.parse(request?.form.get('et_pb_contact_email_fields_0') ?? '')).toEqual([
      ['sender', 'required', 'input', 'Your name'], ['reply', 'required', 'email', 'Email'], ['machine', 'required', 'select', 'Machine'],
      ['answer_by', 'required', 'radio', 'Answer by'], ['wants', 'not_required', 'checkbox', 'Wants'], ['terms', 'required', 'checkbox', 'I have read the terms'],
      ['rolls', 'not_required', 'input', 'Rolls a month'], ['letter_text', 'required', 'text', 'Letter'],
    ].map(([id, mark, kind, label]) => ({ field_id: `et_pb_contact_${id}_0`, original_id: id, required_mark: mark, field_type: kind, field_label: label })))
    expect(JSON.parse(request?.form.get('et_pb_contact_email_hidden_fields_0') ?? '')).toEqual(['serial', 'phone', 'visit_day', 'bulk', 'nothing'])
    expect([textIn(), document.querySelector('form'), document.activeElement]).toEqual(['The counter has your letter.', null, box()])
    expect(told).toEqual([{ form: 'contact-form', id: 'letter' }])
    // What counts it finds the page as the shopper sees it.
    expect(seen.mock.results.map(({ value }) => value as string)).toEqual(['The counter has your letter.'])
    expect(gone.mock.calls).toEqual([[new URL('/shop/?from=letter', location.href).href]])
  })

  it('that is refused says so, keeps all that was entered, and is sent again to success [theme-forms#34] (weakness 2)', async () => {
    const gone = leave()
    const { requests, told, fail, inbox } = await openContactPage({ forms: [{ fields: EVERY_FIELD, redirectUrl: '/shop/' }], draw: vi.fn((): readonly [number, number] => [1, 2]).mockReturnValueOnce([7, 8]) })
    type(control('sender'), 'Ann')
    type(control('reply'), 'ann@example.test')
    choose(control('machine'), 'Till')
    type(control('serial'), 'A-1234')
    for (const value of ['Catalogue', 'Visit']) tick('wants', value)
    tick('terms', 'I have read the terms')
    tick('answer_by', 'Email')
    type(control('letter_text'), 'Hello')
    type(control('captcha'), '15')
    fail('refuse')
    const form = document.querySelector('form')
    await send()
    expect(document.querySelector('form')).not.toBe(form)
    expect([textIn(), document.activeElement, told, gone.mock.calls]).toEqual(['The shop cannot take this just now.', box(), [], []])
    expect(['sender', 'machine', 'serial', 'letter_text', 'captcha'].map((id) => control(id).value)).toEqual(['Ann', 'Till', 'A-1234', 'Hello', ''])
    expect([...document.querySelectorAll<HTMLInputElement>(':checked:not(option)')].map(({ value }) => value)).toEqual(['Email', 'Catalogue', 'Visit', 'I have read the terms'])
    expect(['serial', 'visit_day', 'phone'].map(isShown)).toEqual([true, true, false])
    type(control('captcha'), '3')
    await send()
    expect([requests.length, inbox.sent.length, textIn()]).toEqual([2, 1, 'Thanks for contacting us'])
    expect(requests[1]?.form.get('et_pb_contact_wants_0')).toBe('Catalogue, Visit')
    expect(requests.map(({ form: sent }) => (JSON.parse(sent.get('et_pb_contact_email_fields_0') ?? '[]') as unknown[]).length)).toEqual([10, 10])
    expect(gone).toHaveBeenCalledTimes(1)
  })

  it.each<[FormFault, string]>([
    ['500', messages.unknown], ['html', messages.unknown], ['empty', messages.unknown], ['false', messages.unknown], ['lost', messages.unknown], ['login', messages.unknown], ['other', messages.unknown],
  ])('stays with what was typed and says that it failed, where the fault is %s [theme-forms#35] (weakness 4)', async (fault, words) => {
    const gone = leave()
    const { told, fail, requests, inbox } = await openContactPage({ forms: [{ redirectUrl: '/shop/' }] })
    fill()
    fail(fault)
    const form = document.querySelector('form')
    await send()
    expect([document.querySelector('form'), box().innerHTML]).toEqual([form, `<p class="et_pb_contact_error_text">${words}</p>`])
    expect([control('name').value, control('email').value, control('captcha').value]).toEqual(['Ann', 'Ann@Example.test', '15'])
    expect([told, gone.mock.calls, document.activeElement]).toEqual([[], [], box()])
    await send()
    expect([requests.length, textIn(), inbox.sent.length > 0]).toEqual([2, 'Thanks for contacting us', true])
  })

  it('is given up after a time without an answer, and says so', async () => {
    const { fail } = await openContactPage()
    fill()
    fail('never')
    document.querySelector<HTMLElement>('.et_pb_contact_submit')?.click()
    await vi.advanceTimersByTimeAsync(30_000)
    await rest()
    expect([textIn(), control('name').value]).toEqual([messages.unknown, 'Ann'])
  })

  it('is told apart from one that never left a device without a connection', async () => {
    const { fail } = await openContactPage()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fill()
    fail('offline')
    await send()
    expect([textIn(), control('message').value]).toEqual([messages.offline, 'Hello.\nTwo lines.'])
  })

  it('whose nonce is too old is told so, keeps what was entered, and arrives with the nonce that came back [theme-forms#36]', async () => {
    const { fail, requests, told } = await openContactPage()
    fill()
    fail('nonce')
    await send()
    expect([textIn(), control('name').value, control('message').value, told]).toEqual(['Please refresh the page and try again.', 'Ann', 'Hello.\nTwo lines.', []])
    type(control('captcha'), '15')
    await send()
    const nonces = requests.map(({ form }) => form.get('_wpnonce-et-pb-contact-form-submitted-0'))
    expect([nonces.length, nonces[0] === nonces[1], textIn()]).toEqual([2, false, 'Thanks for contacting us'])
  })

  it('with the robots\' field filled in is sent as any other, comes back, and counts as not sent [theme-forms#37]', async () => {
    const gone = leave()
    const { requests, told, inbox } = await openContactPage({ forms: [{ hasHoneypot: true, redirectUrl: '/shop/' }] })
    fill()
    type(control('et_number'), '7')
    await send()
    expect(requests.map(({ form }) => form.get('et_pb_contact_et_number_0'))).toEqual(['7'])
    expect(requests[0]?.form.get('et_pb_contact_email_fields_0')).not.toContain('et_number')
    expect([document.querySelectorAll('form').length, textIn(), told, gone.mock.calls, inbox.sent]).toEqual([1, messages.refused, [], [], []])
    expect(control('name').value).toBe('Ann')
  })

  it('goes out once, however often it is pressed, and its button says that it is busy [theme-forms#39]', async () => {
    const { requests, fail, answer, page } = await openContactPage()
    fill()
    fail('slow')
    const button = document.querySelector<HTMLElement>('.et_pb_contact_submit')
    for (let press = 0; press < 3; press += 1) button?.click()
    await page.rest()
    expect(['aria-busy', 'aria-disabled'].map((name) => button?.getAttribute(name))).toEqual(['true', 'true'])
    button?.click()
    await page.rest()
    answer()
    await vi.waitFor(() => expect(textIn()).toBe('Thanks for contacting us'))
    expect(requests).toHaveLength(1)
  })
})

describe('a form that a service protects', () => {
  const FORMS = [{ isProtected: true }]
  const serve = (interaction: (action: string) => unknown) => ({ etCore: { api: { spam: { recaptcha: { interaction } } } } })

  it('asks it once an attempt, when the fields are right, and waits no longer than ten seconds [theme-forms#38] (weakness 8)', async () => {
    const interaction = vi.fn((action: string): unknown => Promise.resolve(`token of ${action}`))
    const { requests } = await openContactPage({ forms: FORMS, globals: serve(interaction) })
    await send()
    expect(interaction).not.toHaveBeenCalled()
    fill()
    interaction.mockReturnValueOnce(new Promise(() => undefined))
    document.querySelector<HTMLElement>('.et_pb_contact_submit')?.click()
    await vi.advanceTimersByTimeAsync(10_000)
    await rest()
    expect([textIn(), requests.length, control('name').value]).toEqual([messages.tokenFailed, 0, 'Ann'])
    interaction.mockReturnValueOnce(Promise.reject(new Error('blocked')))
    await send()
    expect([textIn(), requests.length]).toEqual([messages.tokenFailed, 0])
    await send()
    expect(interaction.mock.calls).toEqual(Array.from({ length: 3 }, () => ['Divi/Module/ContactForm/0']))
    expect(requests.map(({ form }) => form.get('token'))).toEqual(['token of Divi/Module/ContactForm/0'])
    expect(textIn()).toBe('Thanks for contacting us')
  })
})

describe('a form that waits', () => {
  it('fades from the moment on at which a service is asked, and comes back when that does not answer', async () => {
    const cancel = vi.fn()
    const animate = vi.fn(() => ({ finished: Promise.resolve(), cancel }))
    Reflect.set(HTMLElement.prototype, 'animate', animate)
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'animate'))
    const never = { etCore: { api: { spam: { recaptcha: { interaction: () => new Promise(() => undefined) } } } } }
    const { requests } = await openContactPage({ forms: [{ isProtected: true }], globals: never })
    await send()
    expect(animate).not.toHaveBeenCalled()
    fill()
    document.querySelector<HTMLElement>('.et_pb_contact_submit')?.click()
    await vi.waitFor(() => expect(animate).toHaveBeenCalledTimes(1))
    expect([requests.length, cancel.mock.calls.length]).toEqual([0, 0])
    await vi.advanceTimersByTimeAsync(10_000)
    await rest()
    expect([textIn(), cancel.mock.calls.length]).toEqual([messages.tokenFailed, 1])
  })
})

describe('a form of somebody who wants less motion', () => {
  it('is faint while it is on its way, and itself again with the answer, at once both times', async () => {
    const animate = vi.fn((_frames: Keyframe[], _options: KeyframeAnimationOptions) => ({ finished: Promise.resolve(), cancel: vi.fn() }))
    Reflect.set(HTMLElement.prototype, 'animate', animate)
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'animate'))
    const durations = async (matches: boolean) => {
      const query = vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...new EventTarget(), media, matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }) as unknown as MediaQueryList)
      animate.mockClear()
      const { close } = await openContactPage()
      fill()
      await send()
      query.mockRestore()
      close()
      return animate.mock.calls.map(([, { duration }]) => duration)
    }
    expect([await durations(false), await durations(true)]).toEqual([[200, 200], [0, 0]])
  })
})

describe('a module with an entrance of the theme\'s', () => {
  it.each<[string, FormFault | undefined]>([['thanks', undefined], ['a refusal', 'refuse']])('does not come in a second time with its answer, and has none of what its effect left on it: %s [theme-forms#33]', async (_, fault) => {
    const html = contactFormHtml().replace('et_pb_contact_form_container ', '$&et_animated ').replace('data-form_unique_num', 'style="opacity: 1; animation-duration: 1s;" $&')
    const { fail } = await openContactPage({ html })
    const module = document.querySelector('.et_pb_contact_form_container')
    expect([module?.classList.contains('et_animated'), module?.hasAttribute('style')]).toEqual([true, true])
    fill()
    if (fault) fail(fault)
    await send()
    expect([textIn(), module?.classList.contains('et_animated'), module?.hasAttribute('style')]).toEqual([fault ? 'The shop cannot take this just now.' : 'Thanks for contacting us', false, false])
  })
})

describe('several forms of a page', () => {
  it('have names and answers of their own, and what comes in the place of one works as it did [theme-forms#40]', async () => {
    const { requests, inbox } = await openContactPage({ forms: [{}, { id: 'short', hasCaptcha: false }] })
    fill(1)
    await send(1)
    expect([textIn(0), textIn(1), document.querySelectorAll('form').length]).toEqual(['', 'Thanks for contacting us', 1])
    expect([...(requests[0]?.form.keys() ?? [])].filter((name) => name.endsWith('_0'))).toEqual([])
    document.querySelector('#et_pb_contact_form_0')?.replaceWith(...new DOMParser().parseFromString(contactFormHtml(), 'text/html').body.children)
    await vi.advanceTimersByTimeAsync(2000)
    await send()
    expect(textIn(0)).toContain('Please, fill in the following fields:')
    fill(0)
    await send(0)
    expect([requests.length, inbox.sent.length, textIn(0)]).toEqual([2, 2, 'Thanks for contacting us'])
  })
})
