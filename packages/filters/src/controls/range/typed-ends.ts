import { listen, type EndableLife, isOurs } from '@tillkit/dom'
import { adoptAs, type Host, field } from '@tillkit/mount'
import { pageFormat, readTyped, type LegacyEvent } from '@tillkit/platform'
import { parseRange } from '../../choices/range.ts'
import type { SectionContext } from '../../panel/context.ts'
import { createNumberProblems } from './number-problems.ts'
import { ENDS, type End } from './slider-look.ts'

/** What number fields of all browsers take as it is typed. */
const DIGITS = /^[\d.]*$/

/**
 * Lets a number field be typed into as people write numbers. The browser would drop what is no digit, one sign at a time, and make
 * 100050 of `1 000,50`: from such a sign on the field is one of text, until what it holds is a number again.
 * @returns ends that, once the text is a plain number
 */
function readNotation(host: Pick<Host, 'branch' | 'signal' | 'onEnd' | 'guard'>, field: HTMLInputElement): () => void {
  let own: EndableLife | undefined
  listen<InputEvent>(host, field, 'beforeinput', (event) => {
    const typed = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
    // What is put together of several keys, or by a keyboard on the screen, cannot be held up: it would be there twice.
    if (!event.cancelable || field.type !== 'number' || !event.inputType.startsWith('insert') || DIGITS.test(typed)) return
    event.preventDefault()
    const { text, from, to } = shownIn(field)
    own = host.branch()
    adoptAs(own, field, { attributes: { type: 'text', inputmode: 'decimal' } })
    if (field.value !== text) field.value = text
    field.setSelectionRange(from, to)
    // As if it were typed, so that the browser takes it back with the rest, and says `change` when the field is left.
    document.execCommand('insertText', false, typed)
  })
  return () => own?.end()
}

/**
 * What a number field shows, and what of it is selected. It says neither itself, nor the point of `40.`, but the page's selection does
 * in most browsers; elsewhere the caret is taken to be at the end.
 */
function shownIn(field: HTMLInputElement): { readonly text: string; readonly from: number; readonly to: number } {
  const page = getSelection()
  const selected = String(page ?? '')
  // Of what is selected a move leaves the caret at the end; from there it is the beginning that is selected.
  if (selected !== '') page?.modify('move', 'forward', 'character')
  page?.modify('extend', 'backward', 'lineboundary')
  const before = String(page ?? '')
  field.select()
  const shown = String(page ?? '')
  const text = shown || field.value
  const to = shown === '' ? text.length : before.length
  return { text, from: to - selected.length, to }
}

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
