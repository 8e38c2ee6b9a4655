import type { EndableLife, Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { patch, stateIn } from '../engine/core.ts'
import { createForm, type Form } from '../engine/form.ts'
import type { Field } from '../engine/field.ts'
import type { Problem } from '../engine/rule.ts'
import { isEmpty } from '../engine/value.ts'
import { valueIn } from '../engine/page/control.ts'
import { giveValue } from '../engine/page/give-value.ts'
import { nameByOwnLabels } from '../engine/page/own-labels.ts'
import { showFields } from '../engine/page/show-fields.ts'
import type { Binding, BuilderControl, FormContext, FormPart } from './context.ts'
import { createErrorSummary } from './display/error-summary.ts'
import { displayOf } from './display/messages-at-fields.ts'
import { createFormMessages, type FormMessages } from './display/form-messages.ts'
import { takePrintedMessages } from './display/printed-messages.ts'
import { showInvalidFields } from './display/show-shells.ts'
import { showSending } from './display/show-sending.ts'
import { bindCountries } from './fields/countries.ts'
import { bindLocks } from './fields/locks.ts'
import { labelOf } from './read-fields.ts'
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
import { type FieldsChange, readAgain, readStanding, type StandingFields } from './standing-fields.ts'

/** What is known of a form before the engine's is made of it. */
interface Reading extends Binding, StandingFields {
  readonly life: Life
  readonly settings: Settings
  readonly release: Release
  readonly hooks: Hooks
  readonly messages: FormMessages
}

/** Makes a form of what the server printed: it is followed, checked and sent, and parts of it are bound. */
export function bindForm(life: Life, binding: Binding): FormContext {
  const { form } = binding
  for (const part of binding.parts) life.guard(() => part.prepare?.(binding))()
  const [settings, release] = [readSettings(), readRelease()]
  const messages = createFormMessages(life, { form, settings, release })
  const reading: Reading = { ...binding, ...readStanding(form), life, settings, release, hooks: createHooks(), messages }
  const engine = createEngine(reading)
  const show = createShowing(reading, engine.form)
  const context: FormContext = { ...createContext(reading, engine), readAnew }
  const parts = createParts(context, binding.parts)
  adoptAs(life, form.form, { attributes: { novalidate: '' } })
  followForm(life, engine.form, { root: form.form, controls: reading.controls, rechecking: engine.rechecking, wasSent: engine.wasSent })
  show({ came: [...reading.controls], isReplaced: false })
  showSubmission(reading, engine.form)
  parts.bind()
  return context

  function readAnew(): void {
    const change = readAgain(form, reading)
    if (!change) return
    giveBack(change, engine.form)
    engine.form.replaceFields(engine.readFields())
    show(change)
    parts.renew()
  }
}

/** Gives fields that a script has drawn anew what stood in those in whose place they are. */
function giveBack({ came }: FieldsChange, { store }: Form): void {
  const { fields } = store.getState()
  for (const control of came) {
    const value = stateIn(fields, control.id)?.value
    if (value !== undefined && !isEmpty(value)) giveValue(control, value)
  }
}

/** Binds the parts of a form: those that work with single fields anew each time that fields come or go. */
function createParts(context: FormContext, parts: readonly FormPart[]) {
  let own = context.life.branch()
  const bindAll = (which: readonly FormPart[]) => {
    const its = { ...context, life: own }
    for (const part of which) own.guard(() => part.bind?.(part.isLasting ? context : its))()
    bindCountries(its)
    // What a script has locked stays so.
    bindLocks(context)
  }
  return {
    bind: () => bindAll(parts),
    renew() {
      own.end()
      own = context.life.branch()
      bindAll(parts.filter(({ isLasting = false }) => !isLasting))
    },
  }
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
  const readEngineFields = engineFieldsOf(reading)
  const engine = createForm(life, readEngineFields(), {
    ...sendingWith({ host, form, settings, release, token, begun, raise: raiseEvent, steps: hooks.steps, writers: hooks.writers, answered }),
    recheck: rechecking.recheck,
    onCircle: (fields) => host.report({ message: `Conditions lead back to themselves: ${fields.join(', ')}.`, help: 'form-conditions' }),
  })
  const leading = createLeading(life, engine, { root: form.form, controls, reachers: hooks.reachers })
  const listProblems = createErrorSummary(life, { host, form, release, engine, controls, goTo: leading.goTo })
  const submit = createSubmit(life, { host, form: engine, root: form.form, controls, messages, leading, listProblems, answered, sent: () => (isSent = true), raise: raiseEvent })
  return { form: engine, readFields: readEngineFields, rechecking, wasSent, leading, submit, answered }
}

/** Makes what reads a form's fields for the engine. What a control has to meet, and what it began with, is read once; what it is shown for may hang on what has come. */
function engineFieldsOf({ form, settings, parts, controls, fields, hooks, host }: Reading): () => readonly Field[] {
  const page = readPageOptions(form.formId)
  const book: RuleBook = {
    host,
    form,
    settings,
    page,
    makers: makersWith(parts),
    isSkipped: (control) => (page.ignored === undefined ? isPassedOver(control, form) : isIgnored(control, page.ignored)) || [...hooks.skips].some((isSkipped) => isSkipped(control)),
  }
  const known = new WeakMap<BuilderControl, Pick<Field, 'rules' | 'initial'>>()
  const readOnce = (control: BuilderControl) => {
    const read = known.get(control) ?? { rules: [ruleOf(control, book)], initial: valueIn(control) ?? '' }
    known.set(control, read)
    return read
  }
  return () => {
    const conditions = new Map(parts.flatMap(({ conditions: read }) => [...(read?.({ formId: form.formId, fields, host }) ?? [])]))
    return controls.map((control) => {
      const shownWhen = conditions.get(control.fieldId)
      return {
        id: control.id,
        type: fields.get(control.fieldId)?.type ?? '',
        // Read when somebody is told of it: a form may have hundreds.
        get label() {
          return labelOf(control)
        },
        ...readOnce(control),
        ...(shownWhen && { shownWhen }),
      }
    })
  }
}

function createContext({ host, life, form, settings, fields, controls, hooks, messages }: Reading, { form: engine, leading, submit, answered }: Engine): Omit<FormContext, 'readAnew'> {
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

/** Controls that came together, and what shows what is known of them. */
interface ShownTogether {
  readonly own: EndableLife
  readonly controls: readonly BuilderControl[]
}

/** Makes what shows what is known of controls, at them and at their fields. Those that come later are shown beside the others, whose messages stay where they are. */
function createShowing({ life, host, form, controls, fields }: Reading, engine: Form) {
  let shown: ShownTogether[] = []
  const show = (which: readonly BuilderControl[]) => {
    const own = life.branch()
    shown.push({ own, controls: which })
    // What a condition hides is for its own part to hide, which knows how the builder does.
    const withoutShells = which.map(({ shell: _, ...control }) => control)
    nameByOwnLabels(own, form.form, which.flatMap(({ elements }) => elements))
    showFields(own, engine, { controls: withoutShells, display: displayOf(form, which), announce: host.announce })
    const shells = new Set(which.map(({ shell }) => shell))
    showInvalidFields(own, engine, [...fields.values()].filter(({ shell }) => shells.has(shell)))
  }
  const end = (which: readonly ShownTogether[]) => {
    shown = shown.filter((each) => !which.includes(each))
    for (const { own } of which) own.end()
  }
  /** Shows what has come, and ends with what has gone: all is shown anew where something stands in the place of another. */
  return ({ came, isReplaced }: FieldsChange) => {
    const there = new Set(controls)
    end(isReplaced ? shown : shown.filter((each) => !each.controls.some((control) => there.has(control))))
    if (came.length > 0) show(isReplaced ? [...controls] : came)
    takePrintedMessages(life, engine, came)
  }
}

/** Shows where an attempt to send it stands: at its button, and above it. */
function showSubmission({ life, form, settings, release, messages }: Reading, engine: Form): void {
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
