import type { Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { patch } from '../engine/core.ts'
import { createForm, type Form } from '../engine/form.ts'
import type { Field } from '../engine/field.ts'
import type { Problem } from '../engine/rule.ts'
import { valueIn } from '../engine/page/control.ts'
import { showFields } from '../engine/page/show-fields.ts'
import type { Binding, BuilderControl, BuilderField, BuilderForm, FormContext } from './context.ts'
import { createErrorSummary } from './display/error-summary.ts'
import { displayOf } from './display/messages-at-fields.ts'
import { createFormMessages, type FormMessages } from './display/form-messages.ts'
import { takePrintedMessages } from './display/printed-messages.ts'
import { showInvalidFields } from './display/show-shells.ts'
import { showSending } from './display/show-sending.ts'
import { labelOf, readControls, readFields } from './read-fields.ts'
import { createRechecking, followForm } from './follow.ts'
import { createHooks, type Hooks } from './hooks.ts'
import { createLeading } from './leading.ts'
import { raiseEvent } from './raise-event.ts'
import { readRelease, type Release } from './release.ts'
import { isIgnored, isPassedOver } from './rules/passed-over.ts'
import { readPageOptions } from './rules/page-options.ts'
import { makersWith, ruleOf, type RuleBook } from './rules/rules-of.ts'
import { createAnswered } from './sending/answered.ts'
import { createSubmit } from './sending/submit.ts'
import { sendingWith } from './sending/send.ts'
import { mindToken } from './sending/token.ts'
import { readSettings, type Settings } from './settings.ts'

/** What is known of a form before the engine's is made of it. */
interface Reading extends Binding {
  readonly life: Life
  readonly settings: Settings
  readonly release: Release
  readonly controls: readonly BuilderControl[]
  readonly fields: ReadonlyMap<string, BuilderField>
  readonly hooks: Hooks
  readonly messages: FormMessages
}

/** Makes a form of what the server printed: it is followed, checked and sent, and parts of it are bound. */
export function bindForm(life: Life, binding: Binding): FormContext {
  const { form } = binding
  const [settings, release] = [readSettings(), readRelease()]
  const controls = readControls(form)
  const messages = createFormMessages(life, { form, settings, release })
  const reading: Reading = { ...binding, life, settings, release, controls, fields: readFields(form, controls), hooks: createHooks(), messages }
  const engine = createEngine(reading)
  const context = createContext(reading, engine)
  adoptAs(life, form.form, { attributes: { novalidate: '' } })
  followForm(life, engine.form, { root: form.form, controls, rechecking: engine.rechecking, wasSent: engine.wasSent })
  show(reading, engine.form)
  for (const part of binding.parts) life.guard(() => part.bind?.(context))()
  return context
}

/** The engine's form, with what leads its shopper and sends it. */
type Engine = ReturnType<typeof createEngine>

function createEngine(reading: Reading) {
  const { life, host, form, begun, settings, release, controls, hooks, messages } = reading
  let isSent = false
  const wasSent = () => isSent
  const rechecking = createRechecking(life, controls, wasSent)
  const showProblems = (problems: Readonly<Record<string, Problem>>) => patch(engine.core, Object.fromEntries(Object.entries(problems).map(([id, problem]) => [id, { status: 'invalid', problem }])))
  const answered = createAnswered({ host, form, settings, controls, messages, raise: raiseEvent, listeners: hooks.listeners, showProblems })
  const token = mindToken(life, form, settings)
  const engine = createForm(life, engineFields(reading), {
    ...sendingWith({ host, form, settings, release, token, begun, raise: raiseEvent, steps: hooks.steps, writers: hooks.writers, answered }),
    recheck: rechecking.recheck,
    onCircle: (fields) => host.report({ message: `Conditions lead back to themselves: ${fields.join(', ')}.`, help: 'form-conditions' }),
  })
  const leading = createLeading(life, engine, { root: form.form, controls, reachers: hooks.reachers })
  const listProblems = createErrorSummary(life, { host, form, release, engine, controls, goTo: leading.goTo })
  const submit = createSubmit(life, { host, form: engine, root: form.form, controls, messages, leading, listProblems, answered, sent: () => (isSent = true), raise: raiseEvent })
  return { form: engine, rechecking, wasSent, leading, submit, answered }
}

function engineFields({ form, settings, parts, controls, fields, hooks, host }: Reading): readonly Field[] {
  const conditions = new Map(parts.flatMap(({ conditions: read }) => [...(read?.({ formId: form.formId, fields, host }) ?? [])]))
  const page = readPageOptions(form.formId)
  const book: RuleBook = {
    host,
    form,
    settings,
    page,
    makers: makersWith(parts),
    isSkipped: (control) => (page.ignored === undefined ? isPassedOver(control, form) : isIgnored(control, page.ignored)) || [...hooks.skips].some((isSkipped) => isSkipped(control)),
  }
  return controls.map((control) => {
    const shownWhen = conditions.get(control.fieldId)
    return { id: control.id, type: fields.get(control.fieldId)?.type ?? '', label: labelOf(control), rules: [ruleOf(control, book)], initial: valueIn(control) ?? '', ...(shownWhen && { shownWhen }) }
  })
}

function createContext({ host, life, form, settings, fields, controls, hooks, messages }: Reading, { form: engine, leading, submit, answered }: Engine): FormContext {
  return {
    host,
    life,
    settings,
    fields,
    controls,
    form: engine,
    container: form.container,
    root: form.form,
    formId: form.formId,
    isModern: form.isModern,
    isAjax: form.isAjax,
    raise: raiseEvent,
    submit,
    goTo: leading.goTo,
    clearMessages: messages.clear,
    showErrors: answered.show,
    async check(which) {
      engine.look()
      const problems = (await engine.core.check?.(which.map(({ id }) => id))) as Readonly<Record<string, unknown>> | undefined
      return which.filter(({ id }) => problems && Object.hasOwn(problems, id))
    },
    skip: hooks.add(hooks.skips),
    onSubmit: hooks.add(hooks.steps),
    onData: hooks.add(hooks.writers),
    onAnswer: hooks.add(hooks.listeners),
    onReach: hooks.add(hooks.reachers),
  }
}

/** Shows what is known of it: at its controls, at its fields, at its button. */
function show({ life, host, form, settings, release, controls, fields, messages }: Reading, engine: Form): void {
  // What a condition hides is for its own part to hide, which knows how the builder does.
  const withoutShells = controls.map(({ shell: _, ...control }) => control)
  showFields(life, engine, { controls: withoutShells, display: displayOf(form, controls), announce: host.announce })
  showInvalidFields(life, engine, fields)
  takePrintedMessages(life, engine, controls)
  showSending(life, engine, { form, settings, release, raise: raiseEvent })
  let before = engine.store.getState().submission
  life.onEnd(engine.store.subscribe(life.guard(() => {
    const { submission } = engine.store.getState()
    if (submission === before) return
    before = submission
    const [text] = 'messages' in submission ? submission.messages : []
    if (text) messages.showText(text)
  })))
}

/** Whether a form has other controls than it was bound with: another script has put fields into it, or taken some away. */
export const hasOthers = ({ controls }: FormContext, form: BuilderForm): boolean => {
  const now = readControls(form)
  return now.length !== controls.length || now.some(({ elements }, index) => elements.some((element, at) => controls[index]?.elements[at] !== element))
}
