import { invoke, type Life } from '@tillkit/dom'
import { boundForm, formsById, type BoundForm } from './bound-forms.ts'
import { anatomy } from './anatomy.ts'
import { scrollTo } from './display/scroll.ts'
import { locksOf, type Locks } from './fields/locks.ts'
import { addToPublicNames, elementOf, formElementOf, type PublicFunction } from './public-object.ts'
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

/** Functions of the builder's object that do something with a form of ours. Those of parts stand with them, those that need no form in early-names.ts. */
const NAMES: Readonly<Record<string, unknown>> = {
  formSubmit: withForm(({ submit }) => void submit()),
  formSubmitAjax: sendAgain,
  formSubmitNormal: sendAgain,
  restoreSubmitButton: withForm(({ context }) => context().form.reopen()),
  formHasCaptcha: (given: unknown) => {
    const form = formOf(given)
    return form !== undefined && invoke(form.context().root, 'querySelector', anatomy.captchaArea) !== null
  },
  scrollToError: (given: unknown) => {
    const element = elementOf(given)
    if (element) scrollTo(element.closest(anatomy.field) ?? element, 75)
  },
  saveTinyMCE: saveEditors,
  clearFormAjaxGeneralErrors: withForm(({ context }) => context().clearMessages()),
  displayFormAjaxErrors: (given: unknown, errors: unknown) => formOf(given)?.context().showErrors(errors),
  displayFormAjaxGeneralErrors: (given: unknown, general: unknown) => formOf(given)?.context().showErrors({ general }),
  displayFormAjaxFieldErrors: (given: unknown, fields: unknown) => formOf(given)?.context().showErrors({ field: fields }),
  field,
}

/** Lets scripts of others call the builder's functions, as far as nobody else has defined them. */
export const definePublicNames = (life: Life): void => addToPublicNames(life, NAMES)
