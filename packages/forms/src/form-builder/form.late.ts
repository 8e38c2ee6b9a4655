import { invoke, type Life, listen } from '@tillkit/dom'
import { onLegacy, readGlobal } from '@tillkit/platform'
import { patch } from '../engine/core.ts'
import { takesPart } from '../engine/field.ts'
import { offerWhenBack } from '../engine/page/offer-when-back.ts'
import { type Control, controlOf } from '../engine/page/control.ts'
import { isOnItsWay } from '../engine/submission.ts'
import { anatomy, attributes, CONDITIONS, SETTINGS } from './anatomy.ts'
import { enterForm } from './bound-forms.ts'
import type { Binding, BuilderForm, FormContext } from './context.ts'
import { draftKey } from './drafts.ts'
import { bindChoices } from './fields/choices.ts'
import { locksOf } from './fields/locks.ts'
import { bindForm } from './form.bind.ts'
import { makeWay } from './make-way.ts'
import { definePublicNames } from './public-names.ts'
import { definePublicUtilities } from './public-utils.ts'
import { saveEditors } from './save-editors.ts'

const loadDrafts = () => import('../engine/page/draft.late.ts')

/**
 * Keeps a form bound, with the fields that it has by then and what the page says of it: when it is sent, goes on to another page, or is filled in where
 * another script has drawn anew.
 */
export function keepBound(life: Life, binding: Binding): void {
  const { form } = binding
  let own = life.branch()
  let said = readGlobals()
  let context: FormContext = bindAll(own, binding)
  const isSaidAnew = () => readGlobals().some((value, index) => value !== said[index])
  const renew = () => {
    if (isOnItsWay(context.form.store.getState().submission)) return
    if (!isSaidAnew()) return context.readAnew()
    const before = stateOf(context)
    own.end()
    own = life.branch()
    said = readGlobals()
    context = bindAll(own, binding)
    goOn(context, before)
  }
  const submit = async () => {
    renew()
    // One that cannot be saved says so itself, and is sent as it was.
    binding.host.guard(saveEditors)()
    await context.submit()
  }
  makeWay(life)
  definePublicNames(life)
  definePublicUtilities(life, binding.host.announce)
  enterForm(life, form.form, { context: () => context, submit })
  followStrangers(life, form, (target) => {
    if (!controlOf(context.controls, target) || isSaidAnew()) renew()
  })
  // Also what a script sends through jQuery, of which no listener of the browser's hears.
  onLegacy(form.form, 'submit', (event) => {
    event.preventDefault()
    life.guard(submit)()
  }, life)
}

/** What the page says of its forms: optimisers put that off, too, until the shopper's first touch. */
const readGlobals = (): readonly unknown[] => [SETTINGS, CONDITIONS].map((name) => readGlobal(name))

/** Tells of what is touched that fields have to be known for: before anybody else hears of it. @param touched told of a control, or of a page's button */
function followStrangers(life: Life, { form }: BuilderForm, touched: (target: Element) => void): void {
  const told = (selector: string) => ({ target }: Event) => {
    if (target instanceof Element && invoke(target, 'closest', selector)) touched(target)
  }
  for (const type of ['focusin', 'input', 'change']) listen(life, form, type, told(anatomy.control), { capture: true })
  listen(life, form, 'click', told(anatomy.pageButton), { capture: true })
}

/** What a form that is bound anew goes on with: what was said of its fields, and which of them scripts have locked. */
const stateOf = (context: FormContext) => ({
  fields: context.form.store.getState().fields,
  locked: [...context.fields.keys()].filter((id) => locksOf(context).isLocked(id)),
})

function goOn(context: FormContext, { fields, locked }: ReturnType<typeof stateOf>): void {
  const wrong = Object.entries(fields).filter(([, state]) => takesPart(state) && state.problem)
  patch(context.form.core, Object.fromEntries(wrong.map(([id, { problem }]) => [id, { status: 'invalid', problem }])))
  for (const id of locked) locksOf(context).lock(id)
}

function bindAll(life: Life, binding: Binding): FormContext {
  const context = bindForm(life, binding)
  bindChoices(context)
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

/** What several lists hold together is chosen again. A signature, and a modern list for several, are unseen where ours stands for them. */
function keepDrafts({ host, life, form, formId, controls }: FormContext): void {
  const leavesOut = ({ elements, shell }: Control) => !shell?.hasAttribute(attributes.fieldId) || (elements.length > 1 && elements[0]?.localName === 'select')
  const keepsUnseen = ({ elements: [element] }: Control) => element !== undefined && invoke(element, 'matches', anatomy.replaced)
  host.load(life, loadDrafts, ({ keepDraft }) => keepDraft(life, form, { key: draftKey(formId), controls, leavesOut, keepsUnseen, restored: () => host.announce(host.t('restored')) }))
}
