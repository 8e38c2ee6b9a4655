import { isRecord } from '@tillkit/platform'
import { parseJson } from '@tillkit/dom'
import type { Condition, ConditionTest } from '../engine/condition.ts'
import { isEmpty, type Value } from '../engine/value.ts'

/** What a rule of the theme's asks of a field. An unknown question is never met. */
type Operator = (value: Value, asked: string) => boolean

/** A text as it was meant: what was escaped by a backslash stands for itself. */
const unescaped = (text: string): string => text.replace(/\\(.)/gs, '$1')
const parts = (value: Value): readonly string[] => (typeof value === 'string' ? [value] : value).map(unescaped)
/** Of boxes, one that is ticked is enough. */
const some = (compare: (part: string, asked: string) => boolean): Operator => (value, asked) => parts(value).some((part) => compare(part, asked))
const not = (operator: Operator): Operator => (value, asked) => !operator(value, asked)
const is = some((part, asked) => part === asked)
const contains = some((part, asked) => part.toLowerCase().includes(asked.toLowerCase()))
/** What does not begin with a number compares with nothing, and no box is a number. */
const compared = (compare: (one: number, other: number) => boolean): Operator => (value, asked) =>
  typeof value === 'string' && compare(parseInt(unescaped(value), 10), parseInt(asked, 10))

const OPERATORS = new Map<string, Operator>([
  ['is', is],
  ['is not', not(is)],
  ['contains', contains],
  ['does not contain', not(contains)],
  ['is greater', compared((one, other) => one > other)],
  ['is less', compared((one, other) => one < other)],
  ['is empty', isEmpty],
  ['is not empty', not(isEmpty)],
])

/** A rule as it is printed: the id of a field, an operator, and what it asks for. */
function testOf(rule: unknown, neverShown: ReadonlySet<string>): ConditionTest | undefined {
  if (!Array.isArray(rule)) return undefined
  const [source, name, asked = ''] = rule as unknown[]
  const operator = OPERATORS.get(String(name))
  return { source: String(source), test: (value) => !neverShown.has(String(source)) && (operator?.(value, String(asked)) ?? false) }
}

/**
 * Reads what a field is shown for.
 * @param isAny whether one rule is enough. Otherwise all are needed
 * @param neverShown fields that shoppers never see: no rule about them is met
 * @returns `undefined` where it is always shown; `'unreadable'` where nobody can tell
 */
export function readCondition(printed: string | null, isAny: boolean, neverShown: ReadonlySet<string> = new Set()): Condition | 'unreadable' | undefined {
  if (!printed) return undefined
  const parsed = parseJson(printed)
  // A list that lost a member comes as an object.
  const rules = isRecord(parsed) ? Object.values(parsed) : parsed
  if (!Array.isArray(rules)) return 'unreadable'
  const tests = rules.map((rule) => testOf(rule, neverShown)).filter((test) => test !== undefined)
  if (tests.length < rules.length) return 'unreadable'
  if (tests.length === 0) return undefined
  return isAny ? { any: tests } : { all: tests }
}
