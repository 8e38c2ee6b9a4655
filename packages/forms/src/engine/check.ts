import { within } from '@tillkit/dom'
import { type Core, fault, patch, stateIn, valueIn } from './core.ts'
import { type Field, type FieldState, takesPart } from './field.ts'
import { firstProblem, isAwaited, type Problem, type Verdict } from './rule.ts'
import { isSameValue } from './value.ts'

/** How long a rule may wait for its answer, in ms: after that the server has to judge. */
const RULE_TIMEOUT_MS = 10_000

/** What a check has come to by now. */
interface Begun {
  /** What is known of the field by it. */
  readonly part: Partial<FieldState>
  readonly verdict: Verdict | Promise<Verdict>
}

const said = (problem: Verdict): Partial<FieldState> => (problem ? { status: 'invalid', problem } : { status: 'valid', problem: undefined })

/** Begins to check a field. One whose value is being asked about is not asked about again. */
function begin(core: Core, { id, rules }: Field, { value }: FieldState): Begun {
  const { checks, life } = core
  const running = checks.get(id)
  if (running && isSameValue(running.value, value)) return { part: { status: 'pending' }, verdict: running.verdict }
  running?.own.abort()
  checks.delete(id)
  const own = new AbortController()
  const context = { id, valueOf: (other: string) => valueIn(core, other), signal: own.signal }
  const verdict = firstProblem({ value, rules, context, onFault: (cause) => fault(core, cause) })
  if (!isAwaited(verdict)) return { part: said(verdict), verdict }
  const asked = within(RULE_TIMEOUT_MS, verdict, own.signal).then((problem) => {
    if (own.signal.aborted) return undefined
    checks.delete(id)
    if (!life.signal.aborted) patch(core, { [id]: said(problem) })
    own.abort()
    return problem
  })
  checks.set(id, { value, own, verdict: asked })
  return { part: { status: 'pending' }, verdict: asked }
}

/**
 * Checks fields, those that take part. What is known at once is known when this returns.
 * @returns what is wrong, by id, in the order of the ids, once it is known; what was said of values that are no longer there is left out
 */
export async function check(core: Core, ids: Iterable<string>): Promise<Record<string, Problem>> {
  const states = core.store.getState().fields
  const begun = [...ids].flatMap((id): (readonly [string, Begun])[] => {
    const field = core.fields.get(id)
    const state = stateIn(states, id)
    return field && takesPart(state) ? [[id, begin(core, field, state)]] : []
  })
  patch(core, Object.fromEntries(begun.map(([id, { part }]) => [id, part])))
  const verdicts = await Promise.all(begun.map(async ([id, { verdict }]) => [id, await verdict] as const))
  return Object.fromEntries(verdicts.filter((one): one is [string, Problem] => one[1] !== undefined))
}
