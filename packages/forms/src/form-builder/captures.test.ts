import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHttpFile } from '@tillkit/testing/saved'
import { capturesFolder } from '@tillkit/testing/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSubmitAnswer } from './answer.ts'
import { anatomy } from './anatomy.ts'
import { readBuilderForm } from './read.ts'

const folder = capturesFolder()
const saved = (name: string) => readFileSync(join(folder ?? '', name), 'utf8')
const answered = (name: string) => ({ text: readHttpFile(name, saved(`${name}.http`))?.body ?? '' })

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Opens the form of a captured page. */
function formOn(name: string) {
  const parsed = new DOMParser().parseFromString(saved(`${name}.html`), 'text/html')
  vi.stubGlobal('wpforms_settings', JSON.parse(/var wpforms_settings = (\{.*\})/.exec(saved(`${name}.html`))?.[1] ?? '{}'))
  const root = parsed.querySelector<HTMLElement>(anatomy.root)
  if (!root) throw new Error(`No form on ${name}`)
  document.body.append(document.adoptNode(root))
  return readBuilderForm(root)
}

describe.skipIf(folder === undefined)('captured forms of the form builder', () => {
  it('of a text and an address are understood whole', () => {
    const { isWhole, formId, fields, words, endpoint } = formOn('contact-question-wpforms')
    expect([isWhole, formId, endpoint]).toEqual([true, '115', 'http://shop.test/wp-admin/admin-ajax.php'])
    expect(fields.map(({ id, type, label, rules }) => [id, type, label, rules.map(({ name }) => name)])).toEqual([['1', 'text', 'Your question', ['required']], ['3', 'email', 'Email', ['email']]])
    expect(words.val_required).toBe('This field is required.')
  })

  it('with fields of other kinds are left to the old script, their decoys unseen', () => {
    const { isWhole, controls } = formOn('contact-wpforms')
    expect([isWhole, controls.map(({ name }) => name)]).toEqual([false, ['wpforms[fields][3]']])
  })

  it('are answered as captured', () => {
    const { controls } = formOn('wpforms-fields-text')
    const answerOf = (name: string, formId: string) => readSubmitAnswer(answered(name), { formId, controls })
    expect(answerOf('wpforms_submit-field-errors-text', '202')).toMatchObject({
      kind: 'refused',
      messages: ['Form has not been submitted, please see the errors below.'],
      problems: { 3: { message: 'This field is required.' }, 15: { message: 'The provided email is not valid.' } },
    })
    expect(answerOf('wpforms_submit-badtoken', '113').kind).toBe('expired')
    expect(answerOf('wpforms_submit-ok', '113').kind).toBe('confirmed')
    expect(answerOf('wpforms_submit-honeypot', '113').kind).toBe('empty')
    expect(answerOf('wpforms_submit-redirect', '235').kind).toBe('redirect')
  })
})
