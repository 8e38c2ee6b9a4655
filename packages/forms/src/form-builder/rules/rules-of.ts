import type { Field as Box } from '@tillkit/dom'
import { firstProblem, type Rule } from '../../engine/rule.ts'
import type { BuilderControl, BuilderForm, BuilderHost, FormPart, RuleMaker } from '../context.ts'
import type { Settings } from '../settings.ts'
import { remote, restrictedEmail } from './ask-server.ts'
import { collectRules, type GivenRule } from './collect.ts'
import { MAKERS } from './makers.ts'
import { RULE_NAMES } from './names.ts'
import type { PageOptions } from './page-options.ts'

/** What rules are made with. */
export interface RuleBook {
  readonly host: BuilderHost
  readonly form: BuilderForm
  readonly settings: Settings
  readonly makers: Readonly<Record<string, RuleMaker>>
  /** What a snippet of the page adds to what stands at the elements. */
  readonly page: PageOptions
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
  const given = () => (element ? givenRules(element, control, book.page) : [])
  const rules = (): readonly Rule[] => given().flatMap((one) => ruleFor(one, control, { ...book, made }) ?? [])
  const now = rules()
  return {
    // By this name the engine tells screen readers what has to be filled in.
    name: isRequired(given()) ? 'required' : 'builder',
    onEmpty: true,
    sources: now.flatMap(({ sources = [] }) => sources),
    check: (value, context) => (book.isSkipped(control) ? undefined : firstProblem({ value, rules: rules(), context })),
  }
}

/** The rules of an element, with those of the page's snippet in place of its own of the same name, in the order in which they are asked. */
function givenRules(element: Box, { id }: BuilderControl, page: PageOptions): readonly GivenRule[] {
  const all = new Map([...collectRules(element), ...page.rulesOf(id)].map((one) => [one.name, one] as const))
  return RULE_NAMES.flatMap((name) => {
    const one = all.get(name)
    const message = page.messageFor(id, name)
    return one ? [{ ...one, ...(message === undefined ? {} : { message }) }] : []
  })
}

/** A rule of an element, made once as long as it says the same: some remember what they were answered. */
function ruleFor({ name, parameter, message }: GivenRule, control: BuilderControl, { makers, host, settings, form, made }: RuleBook & { readonly made: Map<string, Rule | undefined> }) {
  const key = JSON.stringify([name, parameter, message])
  if (!made.has(key)) made.set(key, Object.hasOwn(makers, name) ? makers[name]?.({ parameter, control, host, settings, form, ...(message ? { message } : {}) }) : undefined)
  return made.get(key)
}
