import { attributeOf } from '@tillkit/dom'
import type { FormContext } from '../context.ts'
import { attributes } from './anatomy.ts'
import { numberOf, type Repeater } from './read-repeater.ts'
import { readNumbers } from './rows.model.ts'

const HELP = 'form-repeaters'

const nameOf = ({ formId }: FormContext, { id }: Repeater) => `The repeater ${id} of form ${formId}`

/** Says what is wrong with how a repeater was printed, once a page. It works as far as it can. */
export function reportFaults(context: FormContext, repeater: Repeater): void {
  const { element, list, template } = repeater
  const [min, max] = [attributeOf(element, attributes.min), attributeOf(element, attributes.max)]
  const report = (what: string) => context.host.report({ message: `${nameOf(context, repeater)} ${what}`, help: HELP })
  if (template === undefined) report('has no template: no row can be added.')
  if (!list) report('has no list of its rows: the server takes the first one only.')
  else if (!readNumbers(list.value)) report(`lists its rows as ${list.value}: the list is written anew.`)
  if (Number(max) > 0 && Number(max) < Number(min)) report(`has at least ${min} rows and at most ${max}: it has ${min}.`)
}

const told = new WeakSet<Element>()

/** Says of two rows that have the same number, which another script has made: their fields have the same names. Once for each. */
export function reportTwins(context: FormContext, repeater: Repeater, rows: readonly Element[]): void {
  const numbers = rows.map(numberOf)
  const twin = rows.find((row, at) => numbers.indexOf(numberOf(row)) !== at)
  if (!twin || told.has(twin)) return
  told.add(twin)
  context.host.report({ message: `${nameOf(context, repeater)} has two rows of number ${numberOf(twin)}: the server takes one of them.`, help: HELP })
}
