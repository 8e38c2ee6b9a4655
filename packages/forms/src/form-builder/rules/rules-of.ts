import { firstProblem, type Rule } from '../../engine/rule.ts'
import type { BuilderControl, BuilderForm, FormPart, RuleMaker } from '../context.ts'
import type { Settings } from '../settings.ts'
import { remote, restrictedEmail } from './ask-server.ts'
import { collectRules, type GivenRule } from './collect.ts'
import { MAKERS } from './makers.ts'

/** What rules are made with. */
export interface RuleBook {
  readonly form: BuilderForm
  readonly settings: Settings
  readonly makers: Readonly<Record<string, RuleMaker>>
  /** Whether a control is passed over at this moment. */
  readonly isSkipped: (control: BuilderControl) => boolean
}

/** All makers: a page's own, those that ask the server, and those of parts. */
export const makersWith = (parts: readonly FormPart[]): RuleBook['makers'] =>
  Object.assign({}, MAKERS, { 'restricted-email': restrictedEmail, remote }, ...parts.map(({ rules }) => rules ?? {}))

/** Whether an element says at this moment that it has to be filled in. */
const isRequired = (given: readonly GivenRule[]): boolean => given.some(({ name }) => name === 'required')

/**
 * The engine's rule of a control. It asks the page anew each time which rules the element has: a country decides whether its state has to be filled in,
 * a choice whether its text has to.
 */
export function ruleOf(control: BuilderControl, book: RuleBook): Rule {
  const { elements: [element] } = control
  const made = new Map<string, Rule | undefined>()
  const rules = (): readonly Rule[] => (element ? collectRules(element) : []).flatMap((given) => ruleFor(given, control, { ...book, made }) ?? [])
  const now = rules()
  return {
    // By this name the engine tells screen readers what has to be filled in.
    name: element && isRequired(collectRules(element)) ? 'required' : 'builder',
    onEmpty: true,
    sources: now.flatMap(({ sources = [] }) => sources),
    check: (value, context) => (book.isSkipped(control) ? undefined : firstProblem({ value, rules: rules(), context })),
  }
}

/** A rule of an element, made once as long as it says the same: some remember what they were answered. */
function ruleFor({ name, parameter, message }: GivenRule, control: BuilderControl, { makers, settings, form, made }: RuleBook & { readonly made: Map<string, Rule | undefined> }) {
  const key = JSON.stringify([name, parameter, message])
  if (!made.has(key)) made.set(key, Object.hasOwn(makers, name) ? makers[name]?.({ parameter, control, settings, form, ...(message ? { message } : {}) }) : undefined)
  return made.get(key)
}
