import type { Life } from '@tillkit/dom'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Field, FieldState } from './field.ts'
import { createGraph } from './graph.ts'
import { firstProblem, type Problem } from './rule.ts'
import { isBusy, type Outcome, type Sending, type Submission } from './submission.ts'
import { isSameValue, type Value } from './value.ts'

/** All that is known of a form at this moment. */
export interface FormState {
  readonly fields: Readonly<Record<string, FieldState>>
  readonly submission: Submission
}

/** What a form does outside of its fields; tests pass their own. */
export interface FormDeps {
  /** Sends it. Never rejects: what goes wrong is an outcome. */
  readonly send: (sending: Sending) => Promise<Outcome>
  /** Asks a service against bots, once an attempt, when the fields are right. Default: nobody is asked. A rejection refuses the attempt. */
  readonly token?: (signal: AbortSignal) => Promise<string>
  /** What the shopper is told where the token does not come. */
  readonly tokenFailed?: string
  /** How long after the last change a field that was wrong is checked again, in ms. Default 300. */
  readonly debounce?: number
  /** Told of conditions that lead back to themselves. */
  readonly onCircle?: (fields: readonly string[]) => void
}

/** A form that is filled in, checked and sent. */
export interface Form {
  readonly fields: readonly Field[]
  readonly store: StoreApi<FormState>
  /** Takes what fields hold by now, by id: conditions are settled at once, and what was checked before is checked again after a pause. */
  change(values: Readonly<Record<string, Value>>): void
  /** The shopper has left a field: where it was checked before, or has something in it, it is checked at once. */
  leave(id: string): void
  /** Checks the fields that are shown. @returns what is wrong, by id, in the form's order */
  check(): Promise<Readonly<Record<string, Problem>>>
  /** Checks it and sends it. Does nothing while it is on its way, or after it has been sent. @returns what became of it */
  submit(): Promise<Submission>
}

/** Makes a form of its fields. All that it does ends with the life. */
export function createForm(life: Life, fields: readonly Field[], deps: FormDeps): Form {
  const graph = createGraph(fields)
  for (const circle of graph.circles) deps.onCircle?.(circle)
  const store = createStore<FormState>(() => ({ fields: initial(fields), submission: { status: 'idle' } }))
  const form: Parts = { life, fields, deps, store, graph, asked: new Map(), timers: new Map() }
  settle(form)
  life.onEnd(() => {
    form.timers.forEach((timer) => clearTimeout(timer))
    form.asked.forEach((own) => own.abort())
  })
  return {
    fields,
    store,
    change: (values) => change(form, values),
    leave: (id) => leave(form, id),
    check: () => checkAll(form),
    submit: () => submit(form),
  }
}

interface Parts {
  readonly life: Life
  readonly fields: readonly Field[]
  readonly deps: FormDeps
  readonly store: StoreApi<FormState>
  readonly graph: ReturnType<typeof createGraph>
  /** The latest check of each field: an older one has nothing to say any more. */
  readonly asked: Map<string, AbortController>
  /** Fields that are checked after a pause. */
  readonly timers: Map<string, ReturnType<typeof setTimeout>>
}

const initial = (fields: readonly Field[]): Record<string, FieldState> =>
  Object.fromEntries(fields.map(({ id, initial: value }) => [id, { value, status: 'pristine', isShown: true }]))

const valueOf = ({ store }: Parts) => (id: string): Value => store.getState().fields[id]?.value ?? ''

/** Shows and hides what the conditions say. */
function settle({ store, graph }: Parts, changed?: Iterable<string>): void {
  const next = { ...store.getState().fields }
  graph.settle({
    valueOf: (id) => next[id]?.value ?? '',
    isShown: (id) => next[id]?.isShown ?? false,
    show(id, isShown) {
      const field = next[id]
      if (field) next[id] = { ...field, isShown }
    },
  }, changed)
  store.setState({ fields: next })
}

function change(form: Parts, values: Readonly<Record<string, Value>>): void {
  const { fields } = form.store.getState()
  const changed = Object.keys(values).filter((id) => fields[id] && !isSameValue(fields[id].value, values[id] ?? ''))
  if (changed.length === 0) return
  const next = { ...fields }
  const again: string[] = []
  for (const id of changed) {
    const { status, ...field } = next[id] as FieldState
    if (status !== 'pristine' && status !== 'dirty') again.push(id)
    // What was said of it stays until the new value is judged: a message that comes and goes with each key helps nobody.
    next[id] = { ...field, value: values[id] ?? '', status: field.problem ? 'invalid' : 'dirty' }
    form.asked.get(id)?.abort()
  }
  form.store.setState({ fields: next })
  settle(form, changed)
  for (const id of again) later(form, id)
}

function later(form: Parts, id: string): void {
  clearTimeout(form.timers.get(id))
  form.timers.set(id, setTimeout(() => void checkField(form, id), form.deps.debounce ?? 300))
}

function leave(form: Parts, id: string): void {
  const { status } = form.store.getState().fields[id] ?? {}
  if (status === 'dirty' || form.timers.has(id)) void checkField(form, id)
}

/** Checks one field. What it says of a value that is no longer there is dropped. */
async function checkField(form: Parts, id: string): Promise<Problem | undefined> {
  clearTimeout(form.timers.get(id))
  form.timers.delete(id)
  form.asked.get(id)?.abort()
  const field = form.fields.find((one) => one.id === id)
  const state = form.store.getState().fields[id]
  if (!field || !state?.isShown) return undefined
  const own = new AbortController()
  form.asked.set(id, own)
  const { signal } = own
  const verdict = firstProblem({ value: state.value, rules: field.rules, context: { id, valueOf: valueOf(form), signal } })
  if (verdict instanceof Promise) set(form, id, { status: 'pending' })
  const problem = verdict instanceof Promise ? await verdict : verdict
  if (!signal.aborted) set(form, id, problem ? { status: 'invalid', problem } : { status: 'valid', problem: undefined })
  return problem
}

function set({ store }: Parts, id: string, part: Partial<FieldState>): void {
  const { fields } = store.getState()
  if (fields[id]) store.setState({ fields: { ...fields, [id]: { ...fields[id], ...part } } })
}

async function checkAll(form: Parts): Promise<Record<string, Problem>> {
  const checks = form.fields.map(async ({ id }) => [id, await checkField(form, id)] as const)
  return Object.fromEntries((await Promise.all(checks)).filter((one): one is [string, Problem] => one[1] !== undefined))
}

async function submit(form: Parts): Promise<Submission> {
  const { store, deps, life } = form
  const now = store.getState().submission
  if (isBusy(now)) return now
  const go = (submission: Submission) => {
    if (!life.signal.aborted) store.setState({ submission })
    return submission
  }
  go({ status: 'validating' })
  if (Object.keys(await checkAll(form)).length > 0) return go({ status: 'invalid' })
  let token = ''
  if (deps.token) {
    go({ status: 'waiting for token' })
    const given = await deps.token(life.signal).catch(() => undefined)
    if (given === undefined) return go({ status: 'refused', kind: 'refused', messages: [deps.tokenFailed ?? ''] })
    token = given
  }
  go({ status: 'sending' })
  const outcome = await deps.send({ ...sendingOf(form), token, signal: life.signal })
  for (const [id, problem] of Object.entries((outcome.kind === 'refused' && outcome.problems) || {})) set(form, id, { status: 'invalid', problem })
  return go({ ...outcome, status: outcome.kind })
}

function sendingOf({ fields, store }: Parts): Pick<Sending, 'values' | 'hidden'> {
  const states = store.getState().fields
  const shown = fields.filter(({ id }) => states[id]?.isShown)
  return {
    values: Object.fromEntries(shown.map(({ id }) => [id, states[id]?.value ?? ''])),
    hidden: fields.filter(({ id }) => !states[id]?.isShown).map(({ id }) => id),
  }
}
