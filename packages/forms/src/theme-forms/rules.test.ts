import { contactFormHtml } from '@tillkit/fixtures/theme-forms'
import { expect, it } from 'vitest'
import { firstProblem, type Verdict } from '../engine/rule.ts'
import { WORDS } from './anatomy.ts'
import { readControls } from './controls.ts'
import { isContactAddress, isMissing, rulesOf } from './rules.ts'

/** What is said of an address that is typed into a field. */
function said(value: string, { title = 'Email', isRequired = false } = {}) {
  document.body.innerHTML = contactFormHtml({ fields: [{ id: 'reply', type: 'email', title, isRequired }] })
  const [control] = readControls(document.body, WORDS)
  const rules = control ? rulesOf(control, WORDS, isContactAddress) : []
  // None of these rules asks anybody.
  return firstProblem({ value, rules, context: { id: 'reply', valueOf: () => '', signal: new AbortController().signal } }) as Verdict
}

it('No address is no error where none is required [theme-forms#15]', () => {
  expect(said('')).toBeUndefined()
  expect(said('', { isRequired: true })).toEqual({ rule: 'required', message: 'Email' })
})

it('What equals the field\'s label in small letters is no error [theme-forms#16]', () => {
  expect([said('e-mail', { title: 'e-mail' }), said('E-MAIL ', { title: 'e-mail' })]).toEqual([undefined, undefined])
  expect(said('E-mail', { title: 'E-mail' })).toEqual({ rule: 'email', message: 'Invalid email' })
})

it('What is missing is told apart from what is wrong, and a field without a label by the word for the sum', () => {
  const [missing, wrong] = [said('', { isRequired: true, title: '' }), said('joe', { isRequired: true })]
  expect([missing?.message, missing && isMissing(missing), wrong && isMissing(wrong)]).toEqual(['Captcha', true, false])
})
