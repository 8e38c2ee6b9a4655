import type { Life } from '@tillkit/dom'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Core, type FormDeps, type FormState, settle, stateIn, unchecked, type Values } from './core.ts'
import type { Field, FieldState } from './field.ts'
import { createGraph } from './graph.ts'
import { isOnItsWay } from './submission.ts'
import { isSameValue } from './value.ts'

/** A form that is filled in: its values and its conditions. What checks and sends it may come later (`letSend`). */
export interface FormFields {
  /** In the form's order, as it is by now. */
  readonly fields: readonly Field[]
  readonly store: StoreApi<FormState>
  /** What the engine's own parts work with. */
  readonly core: Core
  /** Takes what fields hold by now: conditions are settled, and what was checked before is checked again, at once. */
  change(values: Values): void
  /** Lets somebody say what the page holds, which is asked before each check. It ends with the life. */
  follow(life: Life, read: () => Values): void
  /** Takes in what the page holds by now. */
  look(): void
  /** The shopper has left a field: what was changed in it is checked. */
  leave(id: string): void
  /** Opens it again after it was sent or refused, with what it holds: a page that comes back from the browser's cache. Not while it is on its way. */
  reopen(): void
  /** Begins anew with what the page holds, or with what it held at the start. */
  reset(values?: Values): void
  /** Lets other fields be the form's: rows that were added or taken away. What is known of those that stay is kept, and so is all that is on its way. */
  replaceFields(fields: readonly Field[]): void
}

/** Makes a form of its fields, without what checks and sends it. All that it does ends with the life. */
export function createFields(life: Life, given: readonly Field[], { onCircle }: Pick<FormDeps, 'onCircle'> = {}): FormFields {
  const fields = [...given]
  const graph = createGraph(fields)
  for (const circle of graph.circles) onCircle?.(circle)
  const store = createStore<FormState>(() => ({ fields: {}, submission: { status: 'idle' } }))
  const core: Core = { life, fields: byId(fields), deps: {}, store, graph, followers: followersIn(fields), checks: new Map(), readers: new Set(), revision: 0 }
  reset(core)
  life.onEnd(() => core.checks.forEach(({ own }) => own.abort()))
  return {
    fields,
    store,
    core,
    look() {
      for (const read of core.readers) change(core, read())
    },
    change: (values) => change(core, values),
    follow(its, read) {
      core.readers.add(read)
      its.onEnd(() => core.readers.delete(read))
      change(core, read())
    },
    leave: (id) => leave(core, id),
    reopen: () => reopen(core),
    reset: (values) => reset(core, values),
    replaceFields(next) {
      fields.splice(0, fields.length, ...next)
      replaceFields(core, next)
    },
  }
}

const byId = (fields: readonly Field[]): Map<string, Field> => new Map(fields.map((field) => [field.id, field]))

function followersIn(fields: readonly Field[]): Map<string, string[]> {
  const followers = new Map<string, string[]>()
  for (const { id, rules } of fields) {
    for (const source of new Set(rules.flatMap(({ sources = [] }) => sources))) {
      followers.set(source, [...(followers.get(source) ?? []), id])
    }
  }
  return followers
}

function change(core: Core, values: Values): void {
  const { fields } = core.store.getState()
  const changed = Object.keys(values).filter((id) => isOther(stateIn(fields, id), values[id]))
  if (changed.length === 0) return
  core.revision += 1
  const next = { ...fields }
  for (const id of changed) next[id] = changedTo(core, id, values[id])
  settle(core, next, changed)
  const touched = new Set([...changed, ...changed.flatMap((id) => core.followers.get(id) ?? [])])
  const again = [...touched].filter((id) => isChecked(stateIn(fields, id)))
  for (const id of again) {
    // Of another value, or of one that has to go with another: what is asked now has to be asked anew.
    core.checks.get(id)?.own.abort()
    core.checks.delete(id)
  }
  core.store.setState({ fields: next })
  if (core.deps.recheck) core.deps.recheck(again)
  else void core.check?.(again)
}

const isOther = (state: FieldState | undefined, value: Values[string]): boolean =>
  state !== undefined && (value === undefined ? state.isThere : !state.isThere || !isSameValue(state.value, value))

const isChecked = (state: FieldState | undefined): boolean => state !== undefined && /^(?:pending|valid|invalid)$/.test(state.status)

function changedTo(core: Core, id: string, value: Values[string]): FieldState {
  const { [id]: state } = core.store.getState().fields as Record<string, FieldState>
  const old = state as FieldState
  if (value === undefined) return unchecked(core, id, { ...old, isThere: false })
  return { ...old, isThere: true, value, status: 'dirty' }
}

function leave(core: Core, id: string): void {
  const { checksOnLeave = true } = core.deps
  if (checksOnLeave && stateIn(core.store.getState().fields, id)?.status === 'dirty') void core.check?.([id])
}

function reopen({ store }: Core): void {
  if (!isOnItsWay(store.getState().submission)) store.setState({ submission: { status: 'idle' } })
}

function reset(core: Core, values: Values = {}): void {
  core.checks.forEach(({ own }) => own.abort())
  core.checks.clear()
  core.revision += 1
  const next = Object.fromEntries([...core.fields].map(([id, { initial }]): [string, FieldState] => {
    const isThere = !Object.hasOwn(values, id) || values[id] !== undefined
    return [id, { value: values[id] ?? initial, status: 'pristine', isShown: true, isThere }]
  }))
  settle(core, next)
  core.store.setState({ fields: next })
  reopen(core)
}

function replaceFields(core: Core, fields: readonly Field[]): void {
  const before = core.store.getState().fields
  core.fields = byId(fields)
  core.graph = createGraph(fields)
  core.followers = followersIn(fields)
  for (const [id, { own }] of core.checks) {
    if (core.fields.has(id)) continue
    own.abort()
    core.checks.delete(id)
  }
  core.revision += 1
  const next = Object.fromEntries(fields.map(({ id, initial }): [string, FieldState] => [id, stateIn(before, id) ?? { value: initial, status: 'pristine', isShown: true, isThere: true }]))
  settle(core, next)
  core.store.setState({ fields: next })
}
