import { attributeOf, native, nearest, type Field as Box } from '@tillkit/dom'
import { attributes } from '../anatomy.ts'
import { ruleAnatomy } from './anatomy.ts'
import { CLASS_RULES, NO_LENGTH, RULE_NAMES } from './names.ts'

/** A rule as the page gives it to an element. */
export interface GivenRule {
  readonly name: string
  /** What it says of the rule; `true` where it says no more than its name. */
  readonly parameter: string | true
  /** A message of its own. */
  readonly message?: string
}

const NUMERIC: ReadonlySet<string> = new Set(['min', 'max', 'step', 'minlength', 'maxlength', 'maxsize'])
const WITH_NUMBERS = /^(?:|number|range|text)$/
/** Attributes are in small letters, whatever the page says. */
const BY_ATTRIBUTE: ReadonlyMap<string, string> = new Map(RULE_NAMES.map((name) => [name.toLowerCase(), name]))

/**
 * The rules of an element, in the order in which they are asked: by its classes, by its attributes and type, and by `data-rule-…`, of which
 * a later one stands in place of an earlier one of the same name. `false` takes a rule away.
 */
export function collectRules(element: Box): readonly GivenRule[] {
  const type = attributeOf(element, 'type')
  const found = new Map<string, string | boolean>()
  for (const name of attributeOf(element, 'class').split(/\s+/)) if (CLASS_RULES.has(name)) found.set(name, true)
  const said = [...native(element, 'attributes')]
  for (const { name, value } of said) {
    const rule = BY_ATTRIBUTE.get(name)
    if (rule && (value !== '' || rule === 'required')) found.set(rule, rule === 'required' || parameterOf(rule, value, type))
  }
  const typed = ruleOfType(type)
  if (typed) found.set(typed, true)
  for (const { name, value } of said) {
    const rule = name.startsWith(attributes.rule) ? BY_ATTRIBUTE.get(name.slice(attributes.rule.length)) : undefined
    if (rule) found.set(rule, parameterOf(rule, value, type))
  }
  // No page says it: the builder's script gave it to all files of cameras.
  if (type === 'file' && nearest(element, ruleAnatomy.camera)) found.set('camera-required', true)
  return inOrder(element, found)
}

/** What a type of an input asks for by itself. A slider says nothing of its value: it cannot hold a wrong one. */
function ruleOfType(type: string): string | undefined {
  if (type === 'date') return 'dateISO'
  return type === 'number' || type === 'email' || type === 'url' ? type : undefined
}

function parameterOf(name: string, said: string, type: string): string | boolean {
  if (said === 'false') return false
  // `step="any"` is none.
  if (NUMERIC.has(name) && WITH_NUMBERS.test(type) && Number.isNaN(Number(said))) return false
  return said === '' || said === 'true' ? true : said
}

function inOrder(element: Box, found: ReadonlyMap<string, string | boolean>): readonly GivenRule[] {
  return RULE_NAMES.flatMap((name) => {
    const parameter = found.get(name)
    if (parameter === undefined || parameter === false || (name === 'maxlength' && NO_LENGTH.has(Number(parameter)))) return []
    const message = attributeOf(element, `${attributes.message}-${name}`) || attributeOf(element, attributes.message)
    return [{ name, parameter, ...(message ? { message } : {}) }]
  })
}
