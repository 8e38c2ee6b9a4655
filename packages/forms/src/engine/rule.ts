import { isEmpty, type Value } from './value.ts'

/** What is wrong with a field. */
export interface Problem {
  /** The rule's name, such as `required`. */
  readonly rule: string
  /** What the shopper is told, as plain text, with its parameters filled in. */
  readonly message: string
  /** What the message speaks of: a limit, a length. */
  readonly params?: Readonly<Record<string, string | number>>
}

/** What a rule may look at besides the value. */
export interface RuleContext {
  /** The field's id. */
  readonly id: string
  /** What another field of the form holds. An unknown one holds an empty text. */
  readonly valueOf: (id: string) => Value
  /** Ends when a newer value is checked, or the form has gone. */
  readonly signal: AbortSignal
}

/** What a rule says of a value: nothing, or what is wrong with it. */
export type Verdict = Problem | undefined

/** One thing that a value has to meet. A pure function, but for those that ask somebody. */
export interface Rule {
  readonly name: string
  /** Whether an empty value is asked about, too. Default no: what is empty is for `required` to tell. */
  readonly onEmpty?: boolean
  /** Other fields that it looks at, by id: when one of them changes, what was checked is checked again. Default none. */
  readonly sources?: readonly string[]
  /** Says what is wrong, at once or once it knows. One that throws or rejects has nothing to say: the server will judge. */
  readonly check: (value: Value, context: RuleContext) => Verdict | Promise<Verdict>
}

/** A value with the rules that it has to meet. */
export interface Question {
  readonly value: Value
  readonly rules: readonly Rule[]
  readonly context: RuleContext
  /** Told of a rule that threw or rejected. */
  readonly onFault?: (cause: unknown) => void
}

/** Whether a verdict is still to come. By what it can do: pages replace `Promise`. */
export const isAwaited = (verdict: Verdict | Promise<Verdict>): verdict is Promise<Verdict> =>
  typeof (verdict as Partial<Promise<Verdict>> | undefined)?.then === 'function'

/** The first thing that is wrong with a value. A promise only where a rule had to ask; the rules behind that one wait for it. */
export function firstProblem(question: Question): Verdict | Promise<Verdict> {
  const { value, rules, context, onFault } = question
  let asked = 0
  for (const { check, onEmpty = false } of rules) {
    const behind = (asked += 1)
    if (!onEmpty && isEmpty(value)) continue
    try {
      const verdict = check(value, context)
      if (isAwaited(verdict)) {
        const next = (problem: Verdict) => problem ?? firstProblem({ ...question, rules: rules.slice(behind) })
        return verdict.then(next, (cause: unknown) => {
          // Whoever asked for something else by now has given this one up.
          if (!context.signal.aborted) onFault?.(cause)
          return next(undefined)
        })
      }
      if (verdict) return verdict
    } catch (cause) {
      onFault?.(cause)
    }
  }
  return undefined
}
