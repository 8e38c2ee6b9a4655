import { isOurs, listen } from '@tillkit/dom'
import { adoptAs, field } from '@tillkit/mount'
import { pageFormat, readTyped, type LegacyEvent } from '@tillkit/platform'
import { parseRange } from '../../choices/range.ts'
import type { SectionContext } from '../../panel/context.ts'
import { readNotation } from './number-notation.ts'
import { createNumberProblems } from './number-problems.ts'
import { ENDS, type End } from './slider-look.ts'

/** Reads what somebody typed, in plain digits; `undefined` for what is no number. */
export type ReadNumber = (text: string) => string | undefined

/**
 * What reads typed numbers in the page's notation: prices, and plain numbers, of which nobody says how many decimals they have. A
 * range has no numbers below zero.
 */
export function numberReader(symbol: string): ReadNumber {
  const page = pageFormat()
  const format = symbol === '' ? { ...page, symbol, decimals: Infinity } : { ...page, symbol }
  return (text) => {
    const number = readTyped(text, format)
    return number?.startsWith('-') ? undefined : number
  }
}

/** The server's two fields, and what they mean. */
export interface TypedEnds {
  readonly fields: Readonly<Record<End, HTMLInputElement>>
  readonly read: ReadNumber
  /** The value of what stands in them. */
  readonly typed: () => string
  /** Behind which node it is said that one of them holds no number. */
  readonly anchor: Element
}

/** Whether a field holds a number, or nothing. What the browser itself takes for none it does not hand out. */
const isRead = ({ value, validity }: HTMLInputElement, read: ReadNumber) => !validity.badInput && (value.trim() === '' || read(value) !== undefined)

/** Counts what is typed into the fields as soon as it is a number, and says so once it was left as none. */
export function bindTypedEnds(context: SectionContext, { fields, read, typed, anchor }: TypedEnds): void {
  const { host, values, choose } = context
  const problems = createNumberProblems(context, fields, { position: 'after', anchor })
  const plainAgain = { min: readNotation(host, fields.min), max: readNotation(host, fields.max) }
  const isGood = (end: End) => isRead(fields[end], read)
  host.onEnd(values.subscribe(() => ENDS.filter(isGood).forEach(problems.clear)))
  const finished = (end: End) => (event: LegacyEvent) => {
    if (isOurs(event) || event.isTrigger) return
    if (!isGood(end)) return problems.show(end)
    problems.clear(end)
    const plain = read(fields[end].value) ?? ''
    if (plain !== fields[end].value) bound[end].follow(plain)
    plainAgain[end]()
    turnRound()
  }
  const bound = { min: field(host, fields.min, { finished: finished('min') }), max: field(host, fields.max, { finished: finished('max') }) }
  /** What was typed the wrong way round stands right when the field is left. */
  const turnRound = () => {
    const [value = ''] = values.getState()
    const { min, max } = parseRange(value)
    if (value !== typed()) return
    if (Number(fields.min.value || 0) > Number(fields.max.value || Infinity)) bound.max.set(max, () => bound.min.set(min))
  }
  for (const end of ENDS) {
    const { [end]: node } = fields
    listen(host, node, 'input', (event) => {
      if (!isOurs(event) && ENDS.every(isGood)) choose([typed()], 'typed')
    })
    adoptAs(host, node, { attributes: { 'aria-label': host.t(end === 'min' ? 'least' : 'most', { filter: context.title || node.title }) } })
  }
}
