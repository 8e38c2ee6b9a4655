import { expect, it } from 'vitest'
import { bodyOf, descriptorOf } from './request.model.ts'

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
