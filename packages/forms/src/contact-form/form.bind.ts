import { type Life, fieldState, isAsPrinted, setFieldState, invoke } from '@tillkit/dom'
import { onLegacy } from '@tillkit/platform'
import type { Field } from '../engine/field.ts'
import { createFields } from '../engine/form-fields.ts'
import { followControls } from '../engine/page/follow-controls.ts'
import { fieldOf, readControls, reportConditions, type ThemeControl, skipHidden } from '../theme-forms/controls.ts'
import { isContactAddress, rulesOf } from '../theme-forms/rules.ts'
import { describeThemeFields } from '../theme-forms/describe-fields.ts'
import { type ShownForm, showThemeFields } from '../theme-forms/show-fields.ts'
import { readWords, type ThemeWords } from '../theme-forms/theme-words.ts'
import { anatomy as shared } from '../theme-forms/anatomy.ts'
import type { ContactHost } from './read.ts'
import { type Sum, sumIn } from './math-captcha.ts'
import { attributes } from './anatomy.ts'

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
  /** How long that stands on the page, however often it is bound. */
  readonly formLife: Life
  /** The form that stood there before. */
  readonly before: BoundForm | undefined
}

/** Makes a form of what the server printed: it is followed, and shows what its conditions say. */
export function bindForm(life: Life, { host, element, formLife, before }: Binding): BoundForm {
  const words = readWords()
  const fields = readControls(element, words)
  // What has been sent is not typed again into a form that comes later.
  if (before && before.form.store.getState().submission.status !== 'sent') carryOver(before.fields, fields)
  // Bound anew, it goes on with the sum that the shopper sees.
  const sum = sumIn(formLife, element, words)
  if (sum && host.options.freshSums && sum.field.initial === '') sum.draw()
  const controls = sum ? [...fields, sum.control] : fields
  const form = createFields(life, [...fields.map((control) => engineField(host, control, words)), ...(sum ? [sum.field] : [])], { onCircle: reportCircle(host) })
  const bound: BoundForm = { element, words, sum, form, fields, controls }
  // Steps of their own: what they take is more than a frame of a slow phone. What others hide is asked for before anything is written.
  host.runInTask(life, () => {
    followControls(life, form, { root: element, controls: [...skipHidden(form, element, fields), ...(sum ? [sum.control] : [])] })
    followCheckboxTexts(life, element)
  })
  host.runInTask(life, () => showThemeFields(life, bound))
  host.runInTask(life, () => describeThemeFields(life, { ...bound, requiredGroup: (label) => host.t('requiredGroup', { label }) }))
  return bound
}

function engineField(host: ContactHost, control: ThemeControl, words: ThemeWords): Field {
  return fieldOf(control, {
    rulesOf: () => rulesOf(control, words, isContactAddress),
    onFault: reportConditions(host),
  })
}

const reportCircle = (host: ContactHost) => (fields: readonly string[]) =>
  host.report({ message: `Conditions lead back to themselves: ${fields.join(', ')}.`, help: 'form-conditions' })

/**
 * Takes over what was typed and chosen in a form that is gone: the server prints texts again, and no choices. What nobody touched is
 * left as the server printed it, and the sum's answer goes with its sum.
 */
function carryOver(from: readonly ThemeControl[], to: readonly ThemeControl[]): void {
  const known = new Map(from.map((control) => [control.id, control]))
  for (const { id, elements } of to) {
    const before = known.get(id)?.elements ?? []
    elements.forEach((element, index) => {
      const old = before[index]
      if (old && old.localName === element.localName && !isAsPrinted(old)) setFieldState(element, fieldState(old))
    })
  }
}

/** Lets a box write what it stands for into the text field beside it, as older forms of the theme have them. */
function followCheckboxTexts(life: Life, form: HTMLElement): void {
  if (!invoke(form, 'querySelector', `[${attributes.checked}], [${attributes.unchecked}]`)) return
  onLegacy(form, 'change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
    const text = [...(target.parentElement?.children ?? [])].find((element) => invoke(element, 'matches', shared.textInput))
    const attribute = target.checked ? attributes.checked : attributes.unchecked
    const value = text?.getAttribute(attribute) ?? target.getAttribute(attribute)
    if (text instanceof HTMLInputElement && value !== null) text.value = value
  }, life)
}
