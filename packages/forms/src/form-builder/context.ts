import type { Life } from '@tillkit/dom'
import type { Host } from '@tillkit/mount'
import type { Condition } from '../engine/condition.ts'
import type { Form } from '../engine/form.ts'
import type { Rule } from '../engine/rule.ts'
import type { Control } from '../engine/page/control.ts'
import type { BuilderAnswer } from './answer.ts'
import type { messages } from './messages.ts'
import type { options } from './options.ts'
import type { Settings } from './settings.ts'

/** The builder's host: the container of a form. */
export type BuilderHost = Host<unknown, undefined, typeof messages, typeof options>

/**
 * Something that is filled in, as it stands on the page: one input, area or list, or the boxes of a group. The engine knows it by its
 * `id`, which is its name in the form (`wpforms[fields][3][first]`).
 */
export interface BuilderControl extends Control {
  /** The field that it belongs to, by the builder's id: `3`, or `3_2` in a copy. */
  readonly fieldId: string
  /** What all of that field stands in. */
  readonly shell: HTMLElement
  /** The id of what says that it is wrong. Default by the element's id, or of boxes by their name. */
  readonly errorId?: string
}

/** A field of the builder's: a name has up to three controls, a text one, a heading none. */
export interface BuilderField {
  /** The builder's id: `3`, or `3_2` in a copy. */
  readonly id: string
  /** Its kind, by the class that says it: `wpforms-field-{type}`. */
  readonly type: string
  readonly shell: HTMLElement
  readonly controls: readonly BuilderControl[]
}

/** A form of the builder's as it was printed. */
export interface BuilderForm {
  readonly container: HTMLElement
  readonly form: HTMLFormElement
  readonly formId: string
  /** Which of the two engines has printed it. */
  readonly isModern: boolean
  /** Whether it is sent without leaving the page. */
  readonly isAjax: boolean
}

/** What came of an event that others hear. */
export interface Raised {
  readonly isPrevented: boolean
  /** What the last listener has returned, through jQuery. */
  readonly result: unknown
}

/**
 * What a step on the way out says: on with it; or it goes no further. What the shopper is told then is the step's to show, unless it says
 * it here, for the form's start.
 */
export type StepVerdict = { readonly kind: 'on' } | { readonly kind: 'stop'; readonly messages?: readonly string[] }

/** What a rule of the server's is made of. */
export interface RuleInput {
  /** What its attribute says; `true` where it says nothing. */
  readonly parameter: string | true
  /** A message of the element's own, in place of the page's. Default none. */
  readonly message?: string
  readonly control: BuilderControl
  readonly settings: Settings
  readonly form: BuilderForm
  /** For words of ours where the builder has none, and for what goes wrong. */
  readonly host: BuilderHost
}

/** Makes a rule; nothing where its parameter means none. Its message is the part's to take from `settings`, or of the host's. */
export type RuleMaker = (input: RuleInput) => Rule | undefined

/**
 * All that a part of a form works with. The engine's `form` has the state: `form.store` (values, what is shown, what is wrong, where an
 * attempt stands), `form.look()` takes in what the page holds at once, with all conditions that follow from it.
 */
export interface FormContext extends Omit<BuilderForm, 'form'> {
  readonly host: BuilderHost
  /** How long what is bound stands: as long as the form, or until fields come or go and what works with single fields is bound anew. Everything takes it. */
  readonly life: Life
  readonly root: HTMLFormElement
  /** Words and numbers of the page, decoded: read when the form was bound. */
  readonly settings: Settings
  /** Fields by the builder's ids, in the form's order, as they stand by now. Those for bots are none. */
  readonly fields: ReadonlyMap<string, BuilderField>
  /** All controls, in the form's order, as they stand by now. */
  readonly controls: readonly BuilderControl[]
  readonly form: Form
  /** Raises an event of the builder's: through jQuery where there is one, natively where there is none (`detail` are the arguments). An element among the arguments is handed over as jQuery's. */
  raise(type: string, target: Element | Document, args?: readonly unknown[]): Raised
  /** Checks some controls, waiting for the server where that has to be asked. @returns those with something wrong, in the form's order */
  check(controls: readonly BuilderControl[]): Promise<readonly BuilderControl[]>
  /** Brings a control to the shopper, with the page that it is on. */
  goTo(control: BuilderControl): void
  /** Sends the form, as its button does. */
  submit(): Promise<void>
  /** Shows errors as the server sends them (`general`, `field`), for scripts that have asked it themselves. */
  showErrors(errors: unknown): void
  /** Takes away what is said of the form as a whole. */
  clearMessages(): void
  /** Lets controls be passed over by all checks, for as long as `isSkipped` says so: what stands on a page that is not shown. */
  skip(life: Life, isSkipped: (control: BuilderControl) => boolean): void
  /** A step between the checks and the sending, once an attempt, each behind the one before: a captcha. What takes long minds the signal. */
  onSubmit(life: Life, step: (signal: AbortSignal) => StepVerdict | Promise<StepVerdict>): void
  /** Adds to, or takes from, what is sent. Runs last, with each sending. */
  onData(life: Life, write: (data: FormData) => void): void
  /** Told of each answer of the server's, once its errors stand in the form and before the focus goes to the first. */
  onAnswer(life: Life, listener: (answer: BuilderAnswer) => void): void
  /** Told before something in the form is brought to the shopper: shows the page that it is on. */
  onReach(life: Life, show: (element: HTMLElement) => void): void
  /** Takes in that fields have come or gone: they are checked, shown and bound as all others, of which everything stays. Without a change it does nothing. */
  readAnew(): void
}

/** The parts of a form that have code of their own. */
export type PartName = 'logic' | 'pages' | 'payments' | 'captcha' | 'suggestions' | 'masks' | 'phones' | 'special-fields' | 'passwords' | 'dates' | 'uploads' | 'repeaters' | 'cameras' | 'signatures'

/**
 * A part of the builder's forms. It has a folder of its own (`logic/`, `pages/`, …) whose `NAME.late.ts` exports it as `part`, and a line in
 * `parts.ts`, which says which forms need it: it is loaded for those alone, before the form is bound. A part is asked for its `conditions`
 * and `rules` first, from which the engine's form is made; then it is bound, once for each form:
 *
 * ```ts
 * export const part: FormPart = { name: 'logic', conditions: readConditions, bind: bindLogic }
 * export function bindLogic(context: FormContext): void { … }
 * ```
 *
 * What a part writes on the page it adopts for `context.life`. A field whose condition is not met is hidden by the logic part itself, in its
 * own words (classes, `display`): the engine says so in `isShown` of each of its controls, passes it over and does not report it.
 */
export interface FormPart {
  readonly name: PartName
  /** What fields are shown for, by the builder's ids: each control of the field gets it. `source` of a test is the id of a control (`controls` of `fields`). */
  readonly conditions?: (reading: Pick<FormContext, 'formId' | 'fields' | 'host'>) => ReadonlyMap<string, Condition>
  /** Rules by the server's names for them (`wpf-captcha`, `required-payment`). Where they stand among others is said in `rules/names.ts`. */
  readonly rules?: Readonly<Record<string, RuleMaker>>
  readonly bind?: (context: FormContext) => void
  /** Puts on the page what has to be there before its fields are read: rows that the shopper had added. */
  readonly prepare?: (binding: Omit<Binding, 'parts'>) => void
  /** Whether it works with the form as a whole, or finds fields that come later by itself: it is bound once then. Default false. */
  readonly isLasting?: boolean
}

/** What a form is bound with. */
export interface Binding {
  readonly host: BuilderHost
  readonly form: BuilderForm
  /** When the shopper came to it, in ms. */
  readonly begun: number
  /** The parts that it needs. */
  readonly parts: readonly FormPart[]
}
