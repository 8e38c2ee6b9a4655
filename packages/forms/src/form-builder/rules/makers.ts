import { attributeOf, invoke, isTicked, nearest } from '@tillkit/dom'
import { length, required } from '../../engine/rules.ts'
import type { Rule } from '../../engine/rule.ts'
import { textOf } from '../../engine/value.ts'
import { attributes } from '../anatomy.ts'
import { ruleAnatomy } from './anatomy.ts'
import type { RuleInput, RuleMaker } from '../context.ts'
import { isAddress, isPageAddress } from './addresses.ts'
import { amountOf, filled, isNumber, isOnStep, onEmpty, rule } from './amounts.ts'
import { isTime12, isTime24, isWithinTimes, limitText } from './times.ts'

/** Messages that the builder leaves in the words of the library that it checks with. */
const LIBRARY_WORDS = {
  date: 'Please enter a valid date.',
  dateISO: 'Please enter a valid date (ISO).',
  digits: 'Please enter only digits.',
  equalTo: 'Please enter the same value again.',
  maxlength: 'Please enter no more than {0} characters.',
  minlength: 'Please enter at least {0} characters.',
  rangelength: 'Please enter a value between {0} and {1} characters long.',
  range: 'Please enter a value between {0} and {1}.',
  step: 'Please enter a multiple of {0}.',
} as const

const library = (name: keyof typeof LIBRARY_WORDS, { message }: RuleInput): string => message ?? LIBRARY_WORDS[name]

/** What a rule is told by: the element's own message, or the page's. */
const wordOf = (key: string, { message, settings }: RuleInput): string => message ?? settings.word(key)

/** Makes the maker of a rule that tests a text. */
const tested = (name: string, key: string, test: (text: string) => boolean): RuleMaker => (input) => rule(name, wordOf(key, input), test)

/** What `[1,5]`, or `1,5`, says. */
const pairOf = (parameter: string | true): readonly [number, number] => {
  const [from = NaN, to = NaN] = String(parameter).replace(/[[\]]/g, '').split(',').map(Number)
  return [from, to]
}

const limit = (name: 'min' | 'max', isMet: (value: number, limit: number) => boolean): RuleMaker => (input) =>
  rule(name, filled(wordOf(`val_${name}`, input), String(input.parameter)), (text) => isMet(Number(text), Number(input.parameter)))

const lengths = (name: 'minlength' | 'maxlength' | 'rangelength', limitsOf: (parameter: string | true) => readonly [number, number]): RuleMaker => (input) => {
  const [min, max] = limitsOf(input.parameter)
  const shown = [min, max].filter((one) => Number.isFinite(one) && one > 0)
  return { ...length(filled(library(name, input), ...shown), { min, max }), name }
}

const first = ({ control: { elements: [element] } }: RuleInput) => element

/** The same as another control holds, also where one of them holds nothing; looked at again when either changes. */
function sameAs(name: string, message: string, other: string | undefined): Rule | undefined {
  if (other === undefined) return undefined
  return {
    name,
    onEmpty: true,
    sources: [other],
    check: (value, { valueOf }) => (textOf(value) === textOf(valueOf(other)) ? undefined : { rule: name, message }),
  }
}

/** What stands before it in the same field, or behind where it is the first itself. */
function partnerOf({ control }: RuleInput): string | undefined {
  const [one, other] = Array.from(invoke(control.shell, 'querySelectorAll', 'input')) as HTMLInputElement[]
  return one?.name === control.id ? other?.name : one?.name
}

function equalTo(input: RuleInput): Rule | undefined {
  const other = typeof input.parameter === 'string' ? named(input.form.form, input.parameter) : undefined
  return sameAs('equalTo', library('equalTo', input), other)
}

function named(form: HTMLFormElement, selector: string): string | undefined {
  try {
    return attributeOf(invoke(form, 'querySelector', selector) as Element, 'name')
  } catch {
    return undefined
  }
}

/** How many of a list's boxes may be ticked; none says any number. */
function checkLimit(input: RuleInput): Rule | undefined {
  const list = nearest(first(input) ?? null, 'ul')
  const most = Number(list && attributeOf(list, attributes.choiceLimit))
  if (!most) return undefined
  const message = wordOf('val_checklimit', input).replace('{#}', String(most))
  return { name: 'check-limit', onEmpty: true, check: (value) => (amountOf(value) <= most ? undefined : { rule: 'check-limit', message, params: { max: most } }) }
}

function extension(input: RuleInput): Rule {
  const allowed = typeof input.parameter === 'string' ? input.parameter : 'png,jpe?g,gif'
  const ending = new RegExp(`\\.(?:${allowed.split(',').map((part) => (input.parameter === true ? part : part.trim().replace(/[^\w]/g, '\\$&'))).join('|')})$`, 'i')
  const message = wordOf('val_fileextension', input)
  return { name: 'extension', check: (value) => (ending.test(typeof value === 'string' ? value : (value[0] ?? '')) ? undefined : { rule: 'extension', message }) }
}

function maxSize(input: RuleInput): Rule {
  const message = wordOf('val_filesize', input)
  const most = Number(input.parameter)
  const files = () => Array.from(first(input) instanceof HTMLInputElement ? ((first(input) as HTMLInputElement).files ?? []) : [])
  return { name: 'maxsize', check: () => (files().every(({ size }) => size <= most) ? undefined : { rule: 'maxsize', message }) }
}

function timeLimit(input: RuleInput): Rule | undefined {
  const element = first(input)
  const [min, max] = [ruleAnatomy.minTime, ruleAnatomy.maxTime].map((name) => (element ? attributeOf(element, name) : '')) as [string, string]
  if (!min) return undefined
  const isRequired = element?.required === true
  const message = wordOf('val_time_limit', input).replace('{minTime}', limitText(min)).replace('{maxTime}', limitText(max))
  return onEmpty(rule('time-limit', message, (text) => (text === '' && !isRequired) || isWithinTimes(text, { min, max })))
}

const PHONE = /^[\d()+\- ]*$/
const digitsOf = (text: string) => text.replace(/\D/g, '').length

/** A camera's file, or what the camera says that it has taken. */
function camera(input: RuleInput): Rule | undefined {
  const { control: { shell }, settings } = input
  if (!invoke(shell, 'matches', ruleAnatomy.camera) || first(input)?.required !== true) return undefined
  const hasTaken = () => invoke(shell, 'querySelector', ruleAnatomy.taken) !== null
  return onEmpty(rule('camera-required', input.message ?? settings.word('val_required'), (text) => text !== '' || hasTaken()))
}

/** The rules that a page's own code knows, by the server's names for them. Those of parts, and those that ask the server, stand with them. */
export const MAKERS: Readonly<Record<string, RuleMaker>> = {
  required: (input) => (invoke(input.control.shell, 'matches', ruleAnatomy.camera) ? undefined : required(wordOf('val_required', input))),
  email: tested('email', 'val_email', isAddress),
  url: tested('url', 'val_url', isPageAddress),
  date: (input) => rule('date', library('date', input), (text) => !Number.isNaN(new Date(text).getTime())),
  dateISO: (input) => rule('dateISO', library('dateISO', input), (text) => /^\d{4}[/-](?:0?[1-9]|1[012])[/-](?:0?[1-9]|[12]\d|3[01])$/.test(text)),
  number: tested('number', 'val_number', isNumber),
  digits: (input) => rule('digits', library('digits', input), (text) => /^\d+$/.test(text)),
  minlength: lengths('minlength', (parameter) => [Number(parameter), Infinity]),
  maxlength: lengths('maxlength', (parameter) => [0, Number(parameter)]),
  rangelength: lengths('rangelength', pairOf),
  min: limit('min', (value, least) => value >= least),
  max: limit('max', (value, most) => value <= most),
  range(input) {
    const [min, max] = pairOf(input.parameter)
    return rule('range', filled(library('range', input), min, max), (text) => Number(text) >= min && Number(text) <= max)
  },
  step(input) {
    const element = first(input)
    const start = element ? attributeOf(element, 'min') : ''
    return rule('step', filled(library('step', input), String(input.parameter)), (text) => isOnStep(text, String(input.parameter), start))
  },
  equalTo,
  extension,
  maxsize: maxSize,
  'camera-required': camera,
  confirm: (input) => sameAs('confirm', wordOf('val_confirm', input), partnerOf(input)),
  time12h: tested('time12h', 'val_time12h', isTime12),
  time24h: tested('time24h', 'val_time24h', isTime24),
  'time-limit': timeLimit,
  'check-limit': (input) => (first(input) && isTicked(first(input) as Element) ? checkLimit(input) : undefined),
  'us-phone-field': tested('us-phone-field', 'val_phone', (text) => PHONE.test(text) && digitsOf(text) === 10),
  'int-phone-field': tested('int-phone-field', 'val_phone', (text) => PHONE.test(text) && digitsOf(text) > 0),
}
