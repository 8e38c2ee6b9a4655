import { CONTACT_FIELDS, contactFormHtml, type ContactForm, EVERY_FIELD, HONEYPOT } from '@tillkit/fixtures/theme-forms'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { WORDS } from './anatomy.ts'
import { fieldOf, isRequired, readControls } from './controls.ts'

const { body } = document
const print = (form: ContactForm) => {
  body.innerHTML = contactFormHtml(form)
  const [printed] = body.getElementsByTagName('form')
  if (!printed) throw new Error('no form')
  return readControls(printed, WORDS)
}

beforeEach(() => body.replaceChildren())

describe('the theme\'s fields', () => {
  it('are read in their order, each with what it holds', () => {
    expect(print({ fields: EVERY_FIELD, values: { sender: 'Ann' } }).map(({ id, read }) => [id, read()])).toEqual([
      ['sender', 'Ann'], ['reply', ''], ['machine', ''], ['serial', ''], ['answer_by', 'Post'], ['phone', ''], ['wants', []], ['visit_day', ''],
      ['terms', []], ['rolls', ''], ['bulk', ''], ['nothing', ''], ['letter_text', ''],
    ])
  })

  it('are known to the server by the id, or by the name where several share it', () => {
    const printed = new Map(print({ fields: EVERY_FIELD, number: 3 }).map((control) => [control.id, control.printed]))
    expect(printed.get('sender')).toEqual({ fieldId: 'et_pb_contact_sender_3', originalId: 'sender', mark: 'required', type: 'input' })
    expect(printed.get('answer_by')).toEqual({ fieldId: 'et_pb_contact_answer_by_3', originalId: 'answer_by', mark: 'required', type: 'radio' })
    expect(printed.get('wants')).toEqual({ fieldId: 'et_pb_contact_wants_3', originalId: 'wants', mark: 'not_required', type: 'checkbox' })
    expect(printed.get('letter_text')).toMatchObject({ fieldId: 'et_pb_contact_letter_text_3', type: 'text' })
  })

  it('hold what is chosen: a radio one value, boxes all that are ticked', () => {
    const controls = new Map(print({ fields: EVERY_FIELD }).map((control) => [control.id, control]))
    for (const id of ['answer_by', 'wants', 'terms']) for (const box of controls.get(id)?.elements ?? []) (box as HTMLInputElement).click()
    expect(['answer_by', 'wants', 'terms'].map((id) => controls.get(id)?.read())).toEqual(['Post', ['Catalogue', 'Samples', 'Visit'], ['I have read the terms']])
  })

  it('are called by their labels, and a lone box by what it says', () => {
    const labels = new Map(print({ fields: EVERY_FIELD }).map(({ id, title }) => [id, title]))
    expect(['sender', 'answer_by', 'terms'].map((id) => labels.get(id))).toEqual(['Your name', 'Answer by', 'I have read the terms'])
    const [lone] = print({ fields: [{ id: 'box', type: 'checkbox', title: '' }] })
    expect(lone?.title).toBe('Checkbox')
  })

  it('are called by the text of labels that hold links and other HTML (weakness 6)', () => {
    body.innerHTML = contactFormHtml({ fields: [{ id: 'a', title: 'A' }, { id: 'terms', type: 'checkbox', title: 'Terms', options: [{ value: 'Yes', link: { url: '/terms/', text: 'the terms' } }] }] })
      .replace('>A</label>', '>A <b>bold</b>\n <a href="/more/">&amp; "more"</a></label>')
    expect(readControls(body, WORDS).map(({ title, read }) => [title, read()])).toEqual([['A bold & "more"', ''], ['Terms', []]])
    body.querySelector<HTMLInputElement>('[type="checkbox"]')?.click()
    expect(readControls(body, WORDS)[1]?.read()).toEqual(['Yes'])
  })

  it('leave out the one that is there for robots', () => {
    expect(print({ hasHoneypot: true }).map(({ id }) => id)).toEqual(CONTACT_FIELDS.map(({ id }) => id))
    expect(body.querySelector(`[data-id="${HONEYPOT.id}"]`)).not.toBeNull()
  })

  it('are told apart where two have one id', () => {
    const [one, other] = print({ fields: [{ id: 'twice', title: 'One' }, { id: 'twice', title: 'Other' }] })
    expect(one?.id).not.toBe(other?.id)
    expect(one?.printed.originalId).toBe(other?.printed.originalId)
  })

  it('whose conditions nobody can read are shown, and told of', () => {
    const [control] = print({ fields: [{ id: 'a', title: 'A' }] })
    control?.shell.setAttribute('data-conditional-logic', '[["b"')
    const onFault = vi.fn()
    expect(control && fieldOf(control, { rulesOf: () => [], onFault })).toEqual({ id: 'a', type: 'input', label: 'A', rules: [], initial: '' })
    expect(onFault).toHaveBeenCalledTimes(1)
  })

  it('need no value where shoppers never see them', () => {
    const [shown, never] = print({ fields: [{ id: 'a', title: 'A' }, { id: 'b', title: 'B', isHidden: true }] })
    const rulesOf = () => [{ name: 'none', check: () => undefined }]
    expect([shown, never].map((control) => control && [isRequired(control), fieldOf(control, { rulesOf, onFault: vi.fn() }).rules.length])).toEqual([[true, 1], [true, 0]])
  })
})
