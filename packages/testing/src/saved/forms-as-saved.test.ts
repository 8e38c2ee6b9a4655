import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInbox, formsCall, postForms, type FormsSite, type SavedForm } from '@tillkit/fixtures'
import { contactFormHtml, CUSTOM_FIELDS, EVERY_FIELD, feedHtml, FORM_WORDS, formsGlobalsScript, loginFormHtml, newsletterHtml } from '@tillkit/fixtures/theme-forms'
import { describe, expect, it } from 'vitest'
import { capturesFolder } from '../server/index.ts'
import { readHttpFile } from './http-file.ts'

const folder = capturesFolder()
const read = (name: string) => readFileSync(join(folder ?? '', name), 'utf8')
const parsed = (markup: string) => new DOMParser().parseFromString(markup, 'text/html')

/** An element with all its attributes and texts. A login's ids are new each time. */
function shape(element: Element): unknown {
  const attributes = [...element.attributes]
    .filter(({ name, value }) => !(['id', 'for'].includes(name) && value.startsWith('user_')))
    .map(({ name, value }) => `${name}=${value.replace(/\s+/g, ' ').trim()}`)
    .sort()
  const text = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim()).join('')
  return { tag: element.tagName.toLowerCase(), attributes, text, children: [...element.children].map(shape) }
}

function shapeOf(page: Document, selector: string): unknown {
  const element = page.querySelector(selector)
  if (!element) throw new Error(`no ${selector}`)
  return shape(element)
}

const ACTION = 'http://shop.test/sample-page/write-to-the-counter/'
const NONCE = '388e6e6b47'
const LETTER = { id: 'letter', title: 'Letter to the counter', fields: EVERY_FIELD, captcha: [1, 9], action: ACTION, nonce: NONCE, button: 'Hand it over' } as const
const SHORT = {
  id: 'short', number: 1, title: '', captcha: false, redirectUrl: '/shop/', action: ACTION, nonce: NONCE, fieldsBefore: EVERY_FIELD.length,
  fields: [{ id: 'name', title: 'Name', isHalf: true }, { id: 'email', type: 'email', title: 'Email' }, { id: 'note', type: 'text', title: 'Note', isRequired: false, isHalf: true }],
} as const
const NEWS = { title: 'With questions', description: '', account: 'Counter' } as const

describe.runIf(folder)('the fixtures of the theme’s forms, beside pages of a real shop', () => {
  it.each([
    ['#letter', LETTER],
    ['#short', SHORT],
  ])('print the contact form %s as the theme does', (selector, form) => {
    expect(shapeOf(parsed(contactFormHtml(form)), selector)).toEqual(shapeOf(parsed(read('divi-contact-forms.html')), selector))
  })

  it('print a contact form whose captcha stands on the home page', () => {
    const printed = contactFormHtml({
      title: 'Contact', uniqueId: 'tb-1', captcha: [1, 8], action: 'http://shop.test/', nonce: 'df84198d5c',
      fields: [{ id: 'name', title: 'Name', isHalf: true }, { id: 'email', type: 'email', title: 'Email', isHalf: true }],
    })
    expect(shapeOf(parsed(printed), '.et_pb_contact_form_container')).toEqual(shapeOf(parsed(read('home.html')), '.et_pb_contact_form_container'))
  })

  it.each([
    ['divi-contact-sent.http', '#letter', { ...LETTER, thanks: 'The counter has your letter.' }],
    ['divi-contact-second-form-sent.http', '#short', { ...SHORT, thanks: 'Thanks for contacting us' }],
    ['divi-contact-second-form-missing.http', '#short', { ...SHORT, values: { email: 'ann@example.test' }, errors: ['Make sure you fill in all required fields.'] }],
    ['divi-contact-honeypot-filled.http', '#letter', {
      ...LETTER, captcha: [11, 4], values: { sender: 'Ann Shopper', reply: 'ann@example.test', rolls: '12', letter_text: 'The paper jams.' },
    }],
  ] as const)('print what is left of the form in %s', (file, selector, form) => {
    const answer = read(file)
    expect(shapeOf(parsed(contactFormHtml(form)), selector)).toEqual(shapeOf(parsed(answer.slice(answer.indexOf('<!'))), selector))
  })

  it.each([
    ['#news', newsletterHtml({
      id: 'news', footer: '\n<p>No spam.</p>\n', success: 'You are on the list.', checksum: 'e30f4f2111d980166d63216eafc26e13',
      redirectUrl: '/shop/?welcome=1', redirectQuery: ['name', 'last_name', 'email', 'ip_address', 'css_id'],
    })],
    ['#news-fields', newsletterHtml({ ...NEWS, id: 'news-fields', number: 1, names: 'single', fields: CUSTOM_FIELDS, success: 'Noted.', keepsAddress: false, checksum: '2150c120221e7fb7678cdcf63416c641' })],
    ['#trade-news', newsletterHtml({ ...NEWS, id: 'trade-news', number: 2, title: 'Trade list', names: 'none', provider: 'ontraport', list: '5', checksum: 'e7588e3de36f2e22afd6071a59e9b1ab' })],
    ['.et_pb_signup_3', feedHtml({ number: 3, checksum: 'e128ff4cf4c5df32ed247f95efd92cef' })],
    ['.et_pb_signup_4', newsletterHtml({ number: 4, title: 'No list chosen', description: '', list: '' })],
  ])('print the opt-in %s as the theme does', (selector, printed) => {
    expect(shapeOf(parsed(printed), selector)).toEqual(shapeOf(parsed(read('divi-signup-forms.html')), selector))
  })

  it('print a login module as the theme does', () => {
    const printed = loginFormHtml({ action: 'http://shop.test/wp-login.php', redirectTo: 'http://shop.test/sample-page/signposts/' })
    const page = read('divi-menu-search-login.html').replaceAll('http://shop.test/my-account', '/my-account')
    expect(shapeOf(parsed(printed), '.et_pb_login')).toEqual(shapeOf(parsed(page), '.et_pb_login'))
  })

  it('print the theme’s words under the same keys', () => {
    const saved = JSON.parse(/var et_pb_custom = (.*);/.exec(read('divi-signup-forms.html'))?.[1] ?? '{}') as Record<string, unknown>
    expect(saved).toMatchObject(FORM_WORDS)
    const printed = JSON.parse(/var et_pb_custom = (.*);/.exec(formsGlobalsScript())?.[1] ?? '{}') as Record<string, unknown>
    expect(Object.keys(saved)).toEqual(expect.arrayContaining(Object.keys(printed)))
  })
})

/** A call that was saved, with its answer. */
function saved(name: string) {
  const call = readHttpFile(name, read(`${name}.http`))
  if (!call) throw new Error(`no call in ${name}`)
  return call
}

const FORMS: readonly SavedForm[] = [
  { id: 'letter', title: 'Letter to the counter', fields: EVERY_FIELD, action: ACTION, button: 'Hand it over', success: 'The counter has your letter.' },
  { ...SHORT, hasCaptcha: false },
]

describe.runIf(folder)('the shop behind the theme’s forms, beside answers of a real shop', () => {
  it.each([
    'sent', 'second-form-sent', 'second-form-missing', 'required-missing', 'captcha-empty', 'fields-list-differs', 'honeypot-filled', 'invalid-email', 'nonce-refused',
  ])('answers the message of divi-contact-%s alike', (name) => {
    const { form, body, status } = saved(`divi-contact-${name}`)
    const answer = parsed(body)
    const numbers = [...answer.querySelectorAll<HTMLElement>('.et_pb_contact_captcha')].map(({ dataset }): [number, number] => [Number(dataset['first_digit']), Number(dataset['second_digit'])])
    const site: FormsSite = { inbox: createInbox({ nonces: { contact: NONCE }, draw: () => numbers[0] ?? [1, 9] }) }
    const reply = postForms(form, { forms: FORMS, print: (forms) => forms.map(contactFormHtml).join('') }, site)
    expect(reply.status).toBe(status)
    for (const selector of ['#letter', '#short']) expect(shapeOf(parsed(reply.body), selector)).toEqual(shapeOf(answer, selector))
    expect(site.inbox.sent.length).toBe(/(^|-)sent$/.test(name) ? 1 : 0)
  })

  it.each(['success', 'custom-fields', 'provider-error', 'bad-checksum', 'bad-email', 'bad-nonce', 'no-list'])('answers the opt-in of divi-subscribe-%s alike', (name) => {
    const { form, body, status } = saved(`divi-subscribe-${name}`)
    const checksums = ['68f563ab9074d1ae3c5a36704a2f5018', '2150c120221e7fb7678cdcf63416c641']
    const site: FormsSite = { inbox: createInbox({ nonces: { signup: 'a32ba9cb00' } }), newsletters: checksums.map((checksum) => ({ checksum, fields: CUSTOM_FIELDS })) }
    const reply = formsCall(form.get('action') ?? '', form, site)
    expect([reply?.status, JSON.parse(reply?.body ?? '')]).toEqual([status, JSON.parse(body)])
    expect(site.inbox.sent.length).toBe(body.includes('"success":true') ? 1 : 0)
  })
})
