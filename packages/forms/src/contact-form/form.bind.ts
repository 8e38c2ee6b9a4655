import { invoke, type Life } from '@tillkit/dom'
import { createForm, type Form, type FormDeps, type Submission } from '../engine/index.ts'
import { followControls, offerWhenBack, sendOnSubmit } from '../engine/page/index.ts'
import { attributes } from '../theme-forms/anatomy.ts'
import { fieldOf, readControls, type ThemeControl } from '../theme-forms/controls.ts'
import { isContactAddress } from '../theme-forms/email.model.ts'
import { lineIds, messagesOf } from '../theme-forms/message-lines.ts'
import { messageText } from '../theme-forms/message-list.ts'
import { keepLabels } from '../theme-forms/own-labels.ts'
import { rulesOf } from '../theme-forms/rules.ts'
import { type ShownForm, showThemeFields } from '../theme-forms/show-fields.ts'
import { readWords, type ThemeWords } from '../theme-forms/words.ts'
import { anatomy } from './anatomy.ts'
import { carryOver } from './carry-over.ts'
import type { ContactHost } from './context.ts'
import { followPairs } from './pairs.ts'
import { type Sum, sumIn } from './sum.ts'

/** A form of a module, which an answer may put another in the place of. */
export interface BoundForm extends ShownForm {
  readonly element: HTMLFormElement
  readonly words: ThemeWords
  readonly sum: Sum | undefined
}

/** What a form is bound with. */
export interface Binding {
  readonly host: ContactHost
  readonly element: HTMLFormElement
  /** The form that stood there before. */
  readonly before: BoundForm | undefined
  /** Sends it. */
  readonly deps: (form: () => BoundForm) => FormDeps
  /** Told what became of an attempt. */
  readonly done: (form: BoundForm, submission: Submission) => void
}

/** Makes a form of what the server printed: it is followed, checked and sent. */
export function bindForm(life: Life, { host, element, before, deps, done }: Binding): BoundForm {
  const words = readWords()
  const fields = readControls(element, words)
  // What has been sent is not typed again into a form that comes later.
  if (before && before.form.store.getState().submission.status !== 'sent') carryOver(before.fields, fields)
  const sum = sumIn(life, element, words)
  if (sum && host.options.freshSums && sum.field.initial === '') sum.draw()
  const controls = sum ? [...fields, sum.control] : fields
  const form = createForm(life, [...fields.map((control) => engineField(host, control, words)), ...(sum ? [sum.field] : [])], deps(() => bound))
  const bound: BoundForm = { element, words, sum, form, fields, controls, lineId: lineIds() }
  followControls(life, form, { root: element, controls })
  showThemeFields(life, bound, { requiredGroup: (label) => host.say('requiredGroup', { label }) })
  followPairs(life, element)
  keepLabels(life, element, fields)
  const send = sendOnSubmit(life, form, {
    root: element,
    controls,
    buttons: [...invoke(element, 'querySelectorAll', anatomy.button)] as HTMLElement[],
    announce: host.announce,
    invalid: () => messageText(messagesOf(form, controls, bound.lineId), words),
    focuses: false,
    done: (submission) => done(bound, submission),
  })
  offerWhenBack(host, form, {
    life,
    place: { position: 'before', anchor: element },
    words: host.say('backOnline'),
    send: host.say('sendNow'),
    act: send,
    focusNext: () => invoke(element, 'querySelector', anatomy.button) as HTMLElement | null,
  })
  if (host.options.drafts) keepDrafts(life, host, bound)
  return bound
}

const loadDrafts = () => import('../engine/page/draft.late.ts')

/** A form is known by its page, and by what it is known by on any page. */
function keepDrafts(life: Life, host: ContactHost, { form, fields }: BoundForm): void {
  const { id, uniqueId } = host.config
  host.bring(life, loadDrafts, ({ keepDraft }) => keepDraft(life, form, { key: `${location.pathname} ${uniqueId || id}`, controls: fields }))
}

function engineField(host: ContactHost, control: ThemeControl, words: ThemeWords): Form['fields'][number] {
  return fieldOf(control, {
    rulesOf: () => rulesOf(control, words, isContactAddress),
    onFault: ({ id }) => host.report({
      field: attributes.conditions,
      message: `The conditions of the field "${id}" cannot be read: it is always shown.`,
      help: 'form-conditions',
    }),
  })
}
