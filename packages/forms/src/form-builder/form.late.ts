import { invoke, type Life } from '@tillkit/dom'
import { onLegacy } from '@tillkit/platform'
import { offerWhenBack } from '../engine/page/offer-when-back.ts'
import { isOnItsWay } from '../engine/submission.ts'
import { anatomy, attributes } from './anatomy.ts'
import { enterForm } from './bound-forms.ts'
import type { Binding, FormContext } from './context.ts'
import { bindChoices } from './fields/choices.ts'
import { bindCountries } from './fields/countries.ts'
import { bindLocks } from './fields/locks.ts'
import { bindForm, hasOthers } from './form.bind.ts'
import { definePublicNames } from './public-names.ts'
import { definePublicUtilities } from './public-utils.ts'
import { saveEditors } from './save-editors.ts'

const loadDrafts = () => import('../engine/page/draft.late.ts')

/** Keeps a form bound, with the fields that it has by then each time that it is sent. */
export function keepBound(life: Life, binding: Binding): void {
  const { form } = binding
  let own = life.branch()
  let context: FormContext = bindAll(own, binding)
  const submit = async () => {
    if (!isOnItsWay(context.form.store.getState().submission) && hasOthers(context, form)) {
      own.end()
      own = life.branch()
      context = bindAll(own, binding)
    }
    // One that cannot be saved says so itself, and is sent as it was.
    binding.host.guard(saveEditors)()
    await context.submit()
  }
  definePublicNames(life)
  definePublicUtilities(life, binding.host.announce)
  enterForm(life, form.form, { context: () => context, submit })
  // Also what a script sends through jQuery, of which no listener of the browser's hears.
  onLegacy(form.form, 'submit', (event) => {
    event.preventDefault()
    life.guard(submit)()
  }, life)
}

function bindAll(life: Life, binding: Binding): FormContext {
  const context = bindForm(life, binding)
  bindCountries(context)
  bindChoices(context)
  bindLocks(context)
  offerAgain(context)
  if (context.host.options.drafts) keepDrafts(context)
  return context
}

/** Offers to send it once the line is back: never by itself. */
function offerAgain({ host, life, root, form, submit }: FormContext): void {
  const button = () => invoke(root, 'querySelector', anatomy.submit) as HTMLElement | null
  const area = invoke(root, 'querySelector', anatomy.submitArea)
  offerWhenBack(host, form, {
    life,
    place: area instanceof HTMLElement ? { position: 'before', anchor: area } : { position: 'end', anchor: root },
    words: host.t('backOnline'),
    send: host.t('sendNow'),
    act: submit,
    focusNext: button,
  })
}

/** A form is known by its page, and by its number. What several lists hold together is chosen again. */
function keepDrafts({ host, life, form, formId, controls }: FormContext): void {
  const kept = controls.filter(({ elements, shell }) => shell.hasAttribute(attributes.fieldId) && (elements.length === 1 || elements[0]?.localName !== 'select'))
  host.load(life, loadDrafts, ({ keepDraft }) => keepDraft(life, form, { key: `${location.pathname} ${formId}`, controls: kept, restored: () => host.announce(host.t('restored')) }))
}
