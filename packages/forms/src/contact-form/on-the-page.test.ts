import { contactFormHtml, FORM_WORDS } from '@tillkit/fixtures/theme-forms'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { box, control, fill, messagesIn, one, openContactPage, rest, send, shell, type } from '../../test/contact-page.ts'
import { messages } from './messages.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const config = (units: object) => `<script type="application/json" id="tillkit-config">${JSON.stringify({ units })}</script>`

describe('a form among others', () => {
  it('is sent by scripts through jQuery, as by the shopper', async () => {
    const { requests } = await openContactPage({ jquery: true })
    fill()
    jQuery('form').trigger('submit')
    await vi.waitFor(() => expect(box().textContent).toContain('Thanks for contacting us'))
    expect(requests).toHaveLength(1)
  })

  it('sees what scripts set without a word, and what they change through jQuery', async () => {
    const { requests } = await openContactPage({ jquery: true, forms: [{ hasCaptcha: false, fields: [{ id: 'a', title: 'A' }, { id: 'b', title: 'B', rules: [['a', 'is', 'x']] }] }] })
    control('a').value = 'x'
    jQuery(control('a')).trigger('change')
    expect(shell('b').style.display).toBe('')
    control('b').value = 'y'
    await send()
    expect(requests.map(({ form }) => form.get('et_pb_contact_b_0'))).toEqual(['y'])
  })

  it('that comes later, as in a popup, works as those that were there (weakness 2)', async () => {
    const { page, requests } = await openContactPage({ html: '<main></main>', forms: [{}] })
    one<HTMLElement>('main').innerHTML = contactFormHtml()
    await page.rest()
    await send()
    expect(messagesIn()).toContain('<li>Name</li>')
    fill()
    await send()
    expect([requests.length, box().textContent]).toEqual([1, 'Thanks for contacting us'])
  })

  it('keeps what is typed where a script prints the form anew', async () => {
    await openContactPage()
    fill()
    const form = one<HTMLFormElement>('form')
    form.outerHTML = new DOMParser().parseFromString(contactFormHtml(), 'text/html').querySelector('form')?.outerHTML ?? ''
    await vi.advanceTimersByTimeAsync(0)
    expect([control('name').value, control('message').value, control('captcha').value]).toEqual(['Ann', 'Hello.\nTwo lines.', ''])
  })

  it('that comes again after a message has arrived is empty', async () => {
    await openContactPage({ forms: [{ hasCaptcha: false }] })
    fill()
    await send()
    one<HTMLElement>('.et_pb_contact_form_container').append(...new DOMParser().parseFromString(contactFormHtml(), 'text/html').querySelectorAll('.et_pb_contact'))
    await vi.advanceTimersByTimeAsync(0)
    expect([control('name').value, control('message').value]).toEqual(['', ''])
  })

  it('lets browsers fill in an address, and keyboards offer its signs', async () => {
    const { page } = await openContactPage({ html: contactFormHtml().replace('data-field_type="email"', '$& inputmode="text"') })
    const said = () => ['autocomplete', 'inputmode', 'autocapitalize'].map((name) => control('email').getAttribute(name))
    expect(said()).toEqual(['email', 'text', 'off'])
    page.stop()
    expect(said()).toEqual([null, 'text', null])
  })

  it('sends texts of 10,000 characters, lines, right-to-left letters and signs as they are', async () => {
    const { requests, inbox } = await openContactPage({ forms: [{ hasCaptcha: false }] })
    fill()
    const text = `${'x'.repeat(10_000)}\r\nשלום 🙂 "quoted" \\ <b>`
    type(control('message'), text)
    await send()
    expect(requests[0]?.form.get('et_pb_contact_message_0')).toBe(text)
    expect(inbox.sent).toHaveLength(1)
  })
})

describe('a module whose conditions are looked after', () => {
  it('says so when they are, and not before: until then the style sheet hides what they may hide', async () => {
    const { page } = await openContactPage({ html: '<main></main>' })
    const order: string[] = []
    const observer = new MutationObserver((records) => order.push(...records.map(({ target, attributeName }) => `${(target as Element).localName} ${attributeName ?? ''}`)))
    observer.observe(document.body, { attributes: true, subtree: true, attributeFilter: ['style', 'data-tillkit-form'] })
    one<HTMLElement>('main').innerHTML = contactFormHtml({ fields: [{ id: 'a', title: 'A' }, { id: 'b', title: 'B', rules: [['a', 'is', 'x']] }] })
    await page.rest()
    observer.disconnect()
    expect([order, shell('b').style.display]).toEqual([['p style', 'div data-tillkit-form'], 'none'])
    page.stop()
    expect([document.querySelector('[data-tillkit-form]'), shell('b').style.display]).toEqual([null, ''])
  })

  it('and that a service protects says so at the page, for as long as it is there', async () => {
    const { page } = await openContactPage({ forms: [{ isProtected: true }] })
    expect(document.body.classList.contains('et_pb_recaptcha_enabled')).toBe(true)
    page.stop()
    expect(document.body.classList.contains('et_pb_recaptcha_enabled')).toBe(false)
  })
})

describe('an older form', () => {
  it('writes what a box stands for into the text beside it', async () => {
    const pair = '<p class="et_pb_contact_field" data-id="news"><input type="checkbox"><input type="text" name="news" data-checked="Yes, please" data-unchecked="No" data-original_id="news" data-field_type="input" data-required_mark="not_required"></p>'
    await openContactPage({ html: contactFormHtml({ fields: [] }).replace('<input type="hidden" value="et_contact', `${pair}$&`) })
    const [tick, text] = shell('news').querySelectorAll('input')
    tick?.click()
    expect(text?.value).toBe('Yes, please')
    tick?.click()
    expect(text?.value).toBe('No')
  })

  it('without a number has the number 0, and without a box for messages gets one', async () => {
    const html = contactFormHtml({ title: '' }).replace(' data-form_unique_num="0"', '').replace('<div class="et-pb-contact-message"></div>', '')
    const { page } = await openContactPage({ html })
    await send()
    expect(one<HTMLElement>('.et_pb_contact_form_container > tillkit-slot').textContent).toContain('Please, fill in the following fields:Name')
    page.stop()
    expect(document.querySelector('tillkit-slot')).toBeNull()
  })
})

describe('words and options', () => {
  it('are the theme\'s, in the page\'s language, and English where it has none', async () => {
    const german = await openContactPage({ globals: { et_pb_custom: { ...FORM_WORDS, fill_message: 'Bitte ausfüllen:', captcha: '' } } })
    await send()
    expect(messagesIn()).toContain('<p>Bitte ausfüllen:</p><ul><li>Name</li><li>Email</li><li>Message</li><li>Captcha</li></ul>')
    german.close()
    await openContactPage({ globals: { et_pb_custom: 'broken' } })
    await send()
    expect(messagesIn()).toContain('<p>Please, fill in the following fields:</p>')
  })

  it('name a group of which one has to be ticked as required (weakness 1)', async () => {
    await openContactPage({ forms: [{ fields: [{ id: 'wants', type: 'checkbox', title: 'Wants', options: ['Catalogue', 'Visit'] }] }] })
    const group = one('[role="group"]', shell('wants'))
    expect(group.getAttribute('aria-label')).toBe('Wants, required')
  })

  it('ask another sum than a page from a cache, if the shop wants that (weakness 9)', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const { close } = await openContactPage({ html: contactFormHtml() + config({ 'contact-form': { freshSums: true } }) })
    expect([control('captcha').dataset['first_digit'], one<HTMLElement>('.et_pb_contact_captcha_question').textContent]).toEqual(['8', '8 + 8'])
    close()
    await openContactPage()
    expect(one<HTMLElement>('.et_pb_contact_captcha_question').textContent).toBe('7 + 8')
  })

  it('keep a draft until it is sent, if the shop wants that', async () => {
    const html = contactFormHtml() + config({ 'contact-form': { drafts: true } })
    const first = await openContactPage({ html })
    fill()
    await vi.advanceTimersByTimeAsync(1000)
    first.close()
    const { page } = await openContactPage({ html })
    expect([control('name').value, control('message').value, control('captcha').value]).toEqual(['Ann', 'Hello.\nTwo lines.', ''])
    await page.rest()
    expect(one<HTMLElement>('.tillkit-announcer').textContent).toBe(messages.restored)
    type(control('captcha'), '15')
    await send()
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('a device without a connection', () => {
  it('keeps the message, and offers to send it when the line is back; nothing goes out by itself', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { fail, requests, page } = await openContactPage()
    fill()
    fail('offline')
    await send()
    expect(box().textContent).toBe(messages.offline)
    line.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await page.rest()
    expect(requests).toHaveLength(1)
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === messages.sendNow)
    button?.click()
    await page.rest()
    await vi.waitFor(() => expect(box().textContent).toBe('Thanks for contacting us'))
    expect(requests).toHaveLength(2)
  })

  it('is told of and offered the same where it is the service against robots that cannot be reached for that', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const interaction = vi.fn(() => (navigator.onLine ? Promise.resolve('token') : new Promise(() => undefined)))
    const { requests, page } = await openContactPage({ forms: [{ isProtected: true }], globals: { etCore: { api: { spam: { recaptcha: { interaction } } } } } })
    fill()
    one<HTMLElement>('.et_pb_contact_submit').click()
    await vi.waitFor(() => expect(interaction).toHaveBeenCalled())
    await vi.advanceTimersByTimeAsync(1000)
    await rest()
    expect([box().textContent, requests.length]).toEqual([messages.offline, 0])
    line.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await page.rest()
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === messages.sendNow)
    button?.click()
    await page.rest()
    await vi.waitFor(() => expect(box().textContent).toBe('Thanks for contacting us'))
    expect(requests.map(({ form }) => form.get('token'))).toEqual(['token'])
  })
})
