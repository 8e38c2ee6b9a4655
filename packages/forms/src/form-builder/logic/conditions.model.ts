import { decodeEntities, parseFragment } from '@tillkit/dom'
import type { Condition, ConditionTest } from '../../engine/condition.ts'
import type { Value } from '../../engine/value.ts'
import type { FieldLogic, LogicRule } from './read-logic.ts'

/** Types of which something is chosen rather than typed. */
const CHOICES: ReadonlySet<string> = new Set(['radio', 'checkbox', 'select', 'payment-multiple', 'payment-checkbox', 'rating', 'net_promoter_score'])
/** Types of which each choice is compared by itself, letter by letter: several may be chosen. */
const SEVERAL: ReadonlySet<string> = new Set(['checkbox', 'payment-checkbox', 'select'])
/** Types whose values the rules write as HTML. */
const ESCAPED: ReadonlySet<string> = new Set([...CHOICES, 'payment-select'])

/** Compares what a field holds with what a rule asks for: both trimmed, and in small letters. */
type Operator = (held: string, asked: string) => boolean

const number = (text: string): number => parseFloat(text) || 0
/** Compares numbers: of what is held its digits, points and hyphens, so that a price has its amount. Where nothing is left nothing is met. */
const compared = (compare: (one: number, other: number) => boolean): Operator => (held, asked) => {
  const digits = held.replace(/[^-0-9.]/g, '')
  return digits !== '' && compare(number(digits), number(asked))
}

const OPERATORS: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['==', (held, asked) => held === asked],
  ['!=', (held, asked) => held !== asked],
  ['c', (held, asked) => held !== '' && held.includes(asked)],
  ['!c', (held, asked) => asked !== '' && !held.includes(asked)],
  ['^', (held, asked) => held.startsWith(asked)],
  ['~', (held, asked) => held.endsWith(asked)],
  ['e', (held) => held === ''],
  ['!e', (held) => held !== ''],
  ['>', compared((one, other) => one > other)],
  ['<', compared((one, other) => one < other)],
])

/** What of a value is compared. */
function heldPart(value: Value, { type, operator }: LogicRule, asked: string): string {
  const parts = typeof value === 'string' ? [value] : value
  if (type === 'richtext') return parseFragment(parts.join('')).textContent ?? ''
  if (!CHOICES.has(type)) return parts[0] ?? ''
  // A placeholder is chosen, and nothing.
  if (operator === 'e' || operator === '!e') return parts.some((part) => part !== '') ? 'chosen' : ''
  return SEVERAL.has(type) ? (parts.includes(asked) ? asked : '') : (parts.at(-1) ?? '')
}

const plain = (text: string): string => text.trim().toLowerCase()

function testOf(rule: LogicRule, source: string): ConditionTest {
  const isMet = OPERATORS.get(rule.operator)
  const asked = ESCAPED.has(rule.type) ? decodeEntities(rule.value) : rule.value
  return {
    source,
    // What is hidden is empty, for the server too.
    hiddenAs: '',
    test: (value) => isMet?.(plain(heldPart(value, rule, asked)), plain(asked)) ?? false,
  }
}

/**
 * What a field is shown for. An unknown operator is never met.
 * @param sourceOf what the engine knows a field by, of those that rules ask
 */
export function conditionOf({ action, groups }: FieldLogic, sourceOf: (fieldId: string) => string): Condition {
  const isMet: Condition = { any: groups.map((rules) => ({ all: rules.map((rule) => testOf(rule, sourceOf(rule.field))) })) }
  return action === 'hide' ? { not: isMet } : isMet
}
