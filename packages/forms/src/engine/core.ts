import type { Life } from '@tillkit/dom'
import type { StoreApi } from 'zustand/vanilla'
import { type Field, type FieldState, takesPart } from './field.ts'
import type { ConditionGraph } from './graph.ts'
import type { Verdict } from './rule.ts'
import type { Attempt, Sending, Submission } from './submission.ts'
import type { Value } from './value.ts'

/** All that is known of a form at this moment. */
export interface FormState {
  readonly fields: Readonly<Record<string, FieldState>>
  readonly submission: Submission
}

/** What a form does outside of its fields; tests pass their own. */
export interface FormDeps {
  /** Sends it. What goes wrong is an outcome; a rejection is reported, and told as one whose end nobody knows. */
  readonly send: (sending: Sending) => Promise<Attempt>
  /** Asks a service against bots, once an attempt, when the fields are right. Default: nobody is asked. A rejection refuses the attempt. */
  readonly token?: (signal: AbortSignal) => Promise<string>
  /** How long a service against bots, or the server for a newer nonce, may take, in ms. Default 10,000. */
  readonly timeoutMs?: number
  /** What the shopper is told where the token does not come. */
  readonly tokenFailed?: string
  /** What the shopper is told where the token does not come for want of a connection: the form is `offline` then, as one that could not be sent. */
  readonly tokenOffline?: string
  /** What the shopper is told where sending itself failed. */
  readonly sendFailed?: string
  /** Gets a newer nonce after an attempt that `expired`, which is then made once more. @returns whether there is one. Default: there is none */
  readonly refresh?: (signal: AbortSignal) => Promise<boolean>
  /** Whether a field that was filled in is checked when the shopper leaves it; otherwise first when the form is sent. Default true. */
  readonly checksOnLeave?: boolean
  /**
   * Told of fields that were checked before and hold something else by now, or look at one that does, in place of checking them at once: for a family
   * that lets typing rest first. What it does not check stays as it was said, until the shopper leaves the field or sends the form.
   */
  readonly recheck?: (ids: readonly string[]) => void
  /** Told of conditions that lead back to themselves. */
  readonly onCircle?: (fields: readonly string[]) => void
}

/** What fields hold by now, by id; `undefined` for one that the page does not have any more. */
export type Values = Readonly<Record<string, Value | undefined>>

/** A check that waits for an answer. */
interface Check {
  /** What is being checked. */
  readonly value: Value
  readonly own: AbortController
  readonly verdict: Promise<Verdict>
}

/** What the parts of a form work with. */
export interface Core {
  readonly life: Life
  /** In the form's order. Others take their place where fields come or go. */
  fields: ReadonlyMap<string, Field>
  /** Nothing but what it was made with, until it can be sent. */
  deps: Partial<FormDeps>
  readonly store: StoreApi<FormState>
  graph: ConditionGraph
  /** Fields whose rules look at others, by what they look at. */
  followers: ReadonlyMap<string, readonly string[]>
  /** The latest check of each field that waits: an older one has nothing to say any more. */
  readonly checks: Map<string, Check>
  /** What the page holds, by whoever follows it. */
  readonly readers: Set<() => Values>
  /** Goes up with every value. */
  revision: number
  /** Checks fields, once that is there. */
  check?: (ids: Iterable<string>) => Promise<unknown>
  /** How long an answer is waited for. Default as long as the form. */
  waiting?: Life
  /** The attempt that is on its way. */
  attempt?: Promise<Submission> | undefined
}

/** Reports what should not have been thrown, for the unit whose form it is. */
export function fault({ life }: Core, cause: unknown): void {
  life.guard(() => {
    throw cause
  })()
}

/** What a field holds. */
export const valueIn = ({ store }: Core, id: string): Value => stateIn(store.getState().fields, id)?.value ?? ''

/** What is known of a field. Ids are the server's: `constructor` may be one, or none. */
export const stateIn = (fields: FormState['fields'], id: string): FieldState | undefined => (Object.hasOwn(fields, id) ? fields[id] : undefined)

/** Changes what is known of some fields, in one go. */
export function patch({ store }: Core, parts: Readonly<Record<string, Partial<FieldState>>>): void {
  const { fields } = store.getState()
  const known = Object.entries(parts).flatMap(([id, part]) => {
    const state = stateIn(fields, id)
    return state ? [[id, { ...state, ...part }] as const] : []
  })
  if (known.length > 0) store.setState({ fields: { ...fields, ...Object.fromEntries(known) } })
}

/** Shows and hides what the conditions say of the fields as they are to be. What is hidden has nothing wrong with it. */
export function settle(core: Core, next: Record<string, FieldState>, changed?: Iterable<string>): void {
  core.graph.settle({
    valueOf: (id) => stateIn(next, id)?.value ?? '',
    isShown: (id) => takesPart(stateIn(next, id)),
    onFault: (cause) => fault(core, cause),
    show(id, isShown) {
      const state = stateIn(next, id)
      if (!state) return
      next[id] = isShown ? { ...state, isShown } : unchecked(core, id, { ...state, isShown })
    },
  }, changed)
}

/** A field of which nothing was said: a check that is on its way has nothing to say any more. */
export function unchecked({ checks }: Core, id: string, { status, problem: _, ...state }: FieldState): FieldState {
  checks.get(id)?.own.abort()
  checks.delete(id)
  return { ...state, status: status === 'pristine' ? status : 'dirty' }
}
