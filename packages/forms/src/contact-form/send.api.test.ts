import { contactFormHtml } from '@tillkit/fixtures/theme-forms'
import { expect, it } from 'vitest'
import { readAnswer, bodyOf, descriptorOf } from './send.api.ts'

const SENT = { number: 0, id: 'letter', uniqueId: '7b1f2c30-aa11-4c55-9d01-000000000001', redirect: '' }
const page = (html: string) => `<!DOCTYPE html><html><head><title>Page</title></head><body class="page">${html}</body></html>`
const kind = (html: string) => readAnswer(page(html), SENT).kind

it('A module without its form that thanks has taken the message', () => {
  expect(readAnswer(page(contactFormHtml({ id: 'letter', thanks: 'Thanks & more' })), SENT)).toMatchObject({ kind: 'sent', html: expect.stringContaining('<p>Thanks &amp; more</p>') as unknown })
})

it('A module without its form that thanks with a picture has taken it, too', () => {
  expect(kind(contactFormHtml({ id: 'letter', thanks: 'Thanks' }).replace('Thanks', '<img src="/thanks.png" alt="">'))).toBe('sent')
})

it('The form again is no success, with what the server says once, or without a word', () => {
  const errors = ['Make sure you fill in all required fields.', 'Make sure you fill in all required fields.', 'Invalid Email.']
  expect(readAnswer(page(contactFormHtml({ id: 'letter', errors })), SENT)).toMatchObject({ kind: 'refused', problems: [errors[0], errors[2]] })
  expect(readAnswer(page(contactFormHtml({ id: 'letter' })), SENT)).toMatchObject({ kind: 'refused', problems: [] })
})

it('Another form, a form of the same id elsewhere, or none at all is no answer', () => {
  expect(kind(contactFormHtml({ id: 'short', number: 1, thanks: 'Thanks' }))).toBe('foreign')
  expect(kind(contactFormHtml({ id: 'short', thanks: 'Thanks' }))).toBe('foreign')
  expect(kind(contactFormHtml({ id: 'letter', number: 1, thanks: 'Thanks' }))).toBe('foreign')
  expect(kind(contactFormHtml({ id: 'letter', uniqueId: 'other', thanks: 'Thanks' }))).toBe('foreign')
  expect(['false', '0', '', '{}', '<p>There has been a critical error on this website.</p>'].map((text) => readAnswer(text, SENT).kind)).toEqual(Array.from({ length: 5 }, () => 'foreign'))
})

it('An answer that was cut off is none: without thanks, or in the middle of the form', () => {
  const whole = page(contactFormHtml({ id: 'letter', errors: ['Invalid Email.'] }))
  expect(readAnswer(whole.slice(0, whole.indexOf('<textarea')), SENT).kind).toBe('foreign')
  expect(readAnswer(whole.slice(0, whole.indexOf('<form')), SENT).kind).toBe('foreign')
  expect(kind(contactFormHtml({ id: 'letter', thanks: '' }))).toBe('foreign')
})

it('Of two modules of one id the one with the form\'s number answers', () => {
  expect(kind(contactFormHtml({ id: 'letter', number: 1 }) + contactFormHtml({ id: 'letter', thanks: 'Thanks' }))).toBe('sent')
})

const printed = { fieldId: 'et_pb_contact_a_0', originalId: 'a', mark: 'required', type: 'input' }
const labelled = (title: string) => descriptorOf({ printed, title }).field_label

it('Labels are sent with the theme\'s quotes, and without what the server would break [theme-forms#41] (weakness 6)', () => {
  expect(labelled('5" rolls & "more"')).toBe('5&quot; rolls & &quot;more&quot;')
  expect([labelled('C:\\rolls'), labelled('two\nlines\tand more'), labelled('half of a \ud83d sign'), labelled('a sign 🙂')]).toEqual(['C: rolls', 'two lines and more', 'half of a sign', 'a sign 🙂'])
  const body = bodyOf({ number: 3, entries: [], shown: [{ printed, title: '"\\\n"' }], hidden: [], token: '' })
  const list = body.get('et_pb_contact_email_fields_3') ?? ''
  expect([list.includes('\\'), JSON.parse(list)]).toEqual([false, [{ field_id: 'et_pb_contact_a_0', original_id: 'a', required_mark: 'required', field_type: 'input', field_label: '&quot; &quot;' }]])
})

it('What is hidden is named where something is, and the token in any case', () => {
  expect([...bodyOf({ number: 0, entries: [['a', 'x\ny']], shown: [], hidden: [], token: 't' })]).toEqual([['a', 'x\r\ny'], ['et_pb_contact_email_fields_0', '[]'], ['token', 't']])
  expect(bodyOf({ number: 0, entries: [], shown: [], hidden: ['b', 'c'], token: '' }).get('et_pb_contact_email_hidden_fields_0')).toBe('["b","c"]')
})

it('Pages with an old library that has JSON of its own are sent the same', () => {
  Reflect.set(Array.prototype, 'toJSON', () => 'mine')
  try {
    expect(bodyOf({ number: 0, entries: [], shown: [], hidden: ['b'], token: '' }).get('et_pb_contact_email_hidden_fields_0')).toBe('["b"]')
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON')
  }
})
