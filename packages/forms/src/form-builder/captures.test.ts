import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHttpFile } from '@tillkit/testing/saved'
import { capturesFolder } from '@tillkit/testing/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { anatomy } from './anatomy.ts'
import { readSubmitAnswer } from './answer.ts'
import { needsOf } from './parts.ts'
import { readControls, readFields } from './read-fields.ts'
import { readForm } from './read-form.ts'
import { collectRules } from './rules/collect.ts'

const folder = capturesFolder()
const saved = (name: string) => readFileSync(join(folder ?? '', name), 'utf8')
const answered = (name: string, formId: string) => readSubmitAnswer({ text: readHttpFile(name, saved(`${name}.http`))?.body ?? '' }, formId)

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Opens the form of a captured page. */
function formOn(name: string) {
  const parsed = new DOMParser().parseFromString(saved(`${name}.html`), 'text/html')
  vi.stubGlobal('wpforms_settings', JSON.parse(/wpforms_settings = (\{.*\})/.exec(saved(`${name}.html`))?.[1] ?? '{}'))
  const root = parsed.querySelector<HTMLElement>(`${anatomy.root}:has(form)`)
  if (!root) throw new Error(`No form on ${name}`)
  document.body.append(document.adoptNode(root))
  const form = readForm(root.querySelector('form') as HTMLFormElement)
  const controls = readControls(form)
  return { form, controls, fields: readFields(form, controls), parts: needsOf(form).names }
}

describe.skipIf(folder === undefined)('captured forms of the form builder', () => {
  it.each([['contact-wpforms', true], ['contact-wpforms-classic', false]])('are read with all of their controls, without what is there for bots: %s', (name, isModern) => {
    const { form, controls, fields } = formOn(name)
    expect([form.formId, form.isModern, form.isAjax]).toEqual(['113', isModern, true])
    expect(controls.map(({ id, elements }) => [id, elements.length])).toEqual([
      ['wpforms[fields][1][first]', 1], ['wpforms[fields][1][last]', 1], ['wpforms[fields][2][primary]', 1], ['wpforms[fields][2][secondary]', 1], ['wpforms[fields][3]', 1],
      ['wpforms[fields][4][]', 3], ['wpforms[fields][5]', 2], ['wpforms[fields][6]', 1], ['wpforms[fields][7]', 1],
    ])
    expect([...fields.values()].map(({ id, type }) => [id, type])).toEqual([['1', 'name'], ['2', 'email'], ['3', 'select'], ['4', 'checkbox'], ['5', 'radio'], ['6', 'number'], ['7', 'textarea']])
  })

  it('have the rules that their elements say', () => {
    const { controls } = formOn('wpforms-pro-fields-text')
    const rules = Object.fromEntries(controls.map(({ id, elements: [element] }) => [id, element ? collectRules(element).map(({ name }) => name).join() : '']))
    expect(rules).toMatchObject({
      'wpforms[fields][1]': 'required', 'wpforms[fields][6]': 'inputmask-incomplete', 'wpforms[fields][16][secondary]': 'required,email,confirm', 'wpforms[fields][17]': 'email,restricted-email',
      'wpforms[fields][23][primary]': 'required,password-strength',
    })
  })

  it('get the parts that they need, and no others', () => {
    const names = ['wpforms-pro-multipage', 'wpforms-pro-captcha', 'wpforms-pro-payments', 'wpforms-pro-conditional-logic', 'contact-question-wpforms']
    expect(names.map((name) => formOn(name).parts.join())).toEqual(['pages,suggestions,phones,special-fields,dates,uploads', 'captcha', 'logic,payments,special-fields', 'logic,payments,suggestions,special-fields,dates', 'suggestions'])
  })

  it('are answered as captured', () => {
    expect(answered('wpforms_submit-field-errors-text', '202')).toMatchObject({ kind: 'refused', isStale: false, fields: { 'wpforms[fields][3]': 'This field is required.', 'wpforms[fields][15]': 'The provided email is not valid.' } })
    expect(answered('wpforms-pro-submit-field-errors-address-date', '208')).toMatchObject({
      fields: { 'wpforms[fields][1][address1]': 'This field is required.', 'wpforms[fields][2][city]': 'This field is required.', 'wpforms[fields][4][time]': 'Please enter time between 08:30 and 16:45.', 'wpforms[fields][7][date]': 'This field is required.', 'wpforms[fields][7][time]': 'This field is required.' },
    })
    // The one that the server names has nothing wrong unless it says so.
    expect(Object.keys((answered('wpforms-pro-submit-field-errors-files-layout', '211') as { fields: object }).fields)).toContain('wpforms[fields][22_2][last]')
    expect(answered('wpforms_submit-badtoken', '113')).toMatchObject({ kind: 'refused', isStale: true })
    expect(answered('wpforms_submit-ok', '113').kind).toBe('confirmed')
    expect(answered('wpforms_submit-honeypot', '113').kind).toBe('empty')
    expect(answered('wpforms_submit-redirect', '235')).toMatchObject({ kind: 'redirect', isNewTab: false })
    expect(answered('wpforms_submit-redirect-new-tab', '237')).toMatchObject({ kind: 'redirect', isNewTab: true })
    // What is said to another form is none.
    expect(answered('wpforms_submit-redirect', '999').kind).toBe('unreadable')
    expect(Object.keys((answered('wpforms_submit-footer-error', '235') as { general: object }).general)).toEqual(['footer'])
  })
})
