import { settle } from '@tillkit/mount'
import { isRecord, readFlag, readGlobal } from '@tillkit/platform'
import { invoke, type Life, readCookie } from '@tillkit/dom'
import { boundForm, formsById, type BoundForm } from './bound-forms.ts'
import { anatomy, SETTINGS } from './anatomy.ts'
import { scrollTo } from './display/scroll.ts'
import { locksOf, type Locks } from './fields/locks.ts'
import { addToPublicNames, DROPZONES, elementOf, formElementOf, type PublicFunction } from './public-object.ts'
import { saveEditors } from './save-editors.ts'

const formOf = (given: unknown): BoundForm | undefined => boundForm(formElementOf(given))

/** Does something with a form of ours; with any other nothing. */
const withForm = (work: (form: BoundForm) => unknown): PublicFunction => (given) => {
  const form = formOf(given)
  if (form) return work(form)
  return undefined
}

/** Sends again what was held for somebody else: a payment that has been confirmed. */
const sendAgain = withForm(({ context, submit }) => {
  context().form.reopen()
  return void submit()
})

const locking = (work: (locks: Locks, fieldId: string) => unknown): PublicFunction => (formId, fieldId) => {
  for (const { context } of formsById(formId)) work(locksOf(context()), String(fieldId))
  return undefined
}

const isLocked: PublicFunction = (formId, fieldId) => formsById(formId).some(({ context }) => locksOf(context()).isLocked(String(fieldId)))

const field = {
  lock: locking((locks, id) => locks.lock(id)),
  unlock: locking((locks, id) => locks.unlock(id)),
  toggle: locking((locks, id) => (locks.isLocked(id) ? locks.unlock(id) : locks.lock(id))),
  isLocked,
  lockAll: locking((locks) => locks.lockAll()),
  unlockAll: locking((locks) => locks.unlockAll()),
}

const nothing: PublicFunction = () => undefined

/** Looks at the page for forms that have come: ours look by themselves, so that this only hurries them. */
const lookNow: PublicFunction = () => {
  settle()
  return undefined
}

/** Functions that the builder's object has, and what they do with forms of ours. Those of parts stand with them. */
const NAMES: Readonly<Record<string, unknown>> = {
  init: lookNow,
  ready: lookNow,
  loadChoicesJS: lookNow,
  formSubmit: withForm(({ submit }) => void submit()),
  formSubmitAjax: sendAgain,
  formSubmitNormal: sendAgain,
  restoreSubmitButton: withForm(({ context }) => context().form.reopen()),
  isModernMarkupEnabled: () => {
    const settings = readGlobal(SETTINGS)
    return isRecord(settings) && readFlag(settings['isModernMarkupEnabled'])
  },
  formHasCaptcha: (given: unknown) => {
    const form = formOf(given)
    return form !== undefined && invoke(form.context().root, 'querySelector', anatomy.captchaArea) !== null
  },
  scrollToError: (given: unknown) => {
    const element = elementOf(given)
    if (element) scrollTo(element.closest(anatomy.field) ?? element, 75)
  },
  animateScrollTop: (top: unknown) => window.scrollTo({ top: Number(top) || 0 }),
  getCookie: (name: unknown) => readCookie(String(name)) || null,
  createCookie: (name: unknown, value: unknown, days: unknown) => {
    // -1 takes it away; nothing at all lasts as long as the browser is open.
    const age = Number(days) === -1 ? '; max-age=0' : Number(days) ? `; max-age=${Number(days) * 86_400}` : ''
    document.cookie = `${String(name)}=${String(value)}${age}; path=/; samesite=strict`
  },
  saveTinyMCE: saveEditors,
  clearFormAjaxGeneralErrors: withForm(({ context }) => context().clearMessages()),
  displayFormAjaxErrors: (given: unknown, errors: unknown) => formOf(given)?.context().showErrors(errors),
  displayFormAjaxGeneralErrors: (given: unknown, general: unknown) => formOf(given)?.context().showErrors({ general }),
  displayFormAjaxFieldErrors: (given: unknown, fields: unknown) => formOf(given)?.context().showErrors({ field: fields }),
  // What these bring comes by itself, or is the plain control that it is.
  loadValidationGroups: nothing,
  loadDatePicker: nothing,
  loadTimePicker: nothing,
  loadInputMask: nothing,
  cache: {},
  dropzones: DROPZONES,
  field,
}

/** Lets scripts of others call the builder's functions, as far as nobody else has defined them. */
export const definePublicNames = (life: Life): void => addToPublicNames(life, NAMES)
