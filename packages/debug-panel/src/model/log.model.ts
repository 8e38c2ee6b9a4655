import type { Entry, Kind } from './entry.model.ts'

/** How a line looks: something is under way, went wrong, or neither. */
type Tone = 'plain' | 'busy' | 'bad'

/** A line of the log. A call's beginning and end are one line. */
export interface Line {
  readonly id: number
  readonly at: number
  readonly kind: Kind
  readonly unit?: string | undefined
  readonly element?: WeakRef<Element> | undefined
  readonly place?: string | undefined
  readonly title: string
  readonly text: string
  readonly more: readonly string[]
  readonly tone: Tone
}

/** What of the log is shown; empty: all. */
export interface Filter {
  readonly unit: string
  readonly kind: Kind | ''
}

/** The kinds in words, in the order of the filter. */
export const KINDS: Readonly<Record<Kind, string>> = {
  call: 'Calls',
  legacy: 'jQuery events',
  event: 'Native events',
  host: 'Elements',
  code: 'Code',
  claim: 'Held touches',
  work: 'Work of units',
  page: 'Page',
}

/** Makes the lines of the log: ends are joined to their beginnings, and what was found twice is said once. */
export function linesOf(entries: readonly Entry[]): Line[] {
  const lines: Line[] = []
  const open = new Map<string, number>()
  for (const entry of entries) {
    const key = joint(entry)
    const index = key === undefined ? undefined : open.get(key)
    const begun = index === undefined ? undefined : lines[index]
    if (begun && entry.what === 'found') continue
    if (index !== undefined && begun && entry.kind !== 'host') lines[index] = ended(begun, entry)
    else lines.push(lineOf(entry))
    if (key === undefined) continue
    if (isEnd(entry)) open.delete(key)
    else open.set(key, lines.length - 1)
  }
  return lines
}

/** The lines that the filter lets through. */
export function filtered(lines: readonly Line[], { unit, kind }: Filter): Line[] {
  return lines.filter((line) => (unit === '' || line.unit === unit) && (kind === '' || line.kind === kind))
}

/** The lines as text, for a message to somebody. */
export function linesAsText(lines: readonly Line[]): string {
  return lines
    .map(({ at, unit, title, place, text, more }) => {
      const words = [seconds(at), unit, title, place && `at ${place}`, text, ...more]
      return words.filter(Boolean).join('  ')
    })
    .join('\n')
}

/** A time since the page was asked for. */
export function seconds(at: number): string {
  return `${(at / 1000).toFixed(2)} s`
}

/** What joins two entries; nothing for most. */
function joint({ kind, call, name, unit, what, element }: Entry): string | undefined {
  if (kind === 'call') return `call ${call}`
  if (kind === 'code') return `code ${unit} ${name}`
  if (kind !== 'host' || (what !== 'found' && what !== 'ended')) return undefined
  const target = element?.deref()
  return target && `host ${unit} ${idOf(target)}`
}

const ids = new WeakMap<Element, number>()
let given = 0

/** A number for an element, the same each time. */
export function idOf(element: Element): number {
  const id = ids.get(element) ?? (given += 1)
  ids.set(element, id)
  return id
}

const isEnd = ({ kind, what }: Entry) => (kind === 'host' ? what === 'ended' : what !== 'sent' && what !== 'asked for')

const made = new WeakMap<Entry, Line>()

/** An entry's line, the same one each time: what has not changed is not drawn anew. */
function lineOf(entry: Entry): Line {
  const { id, at, kind, unit, element, place, text, more } = entry
  const line = made.get(entry) ?? { id, at, kind, unit, element, place, text, more, title: titleOf(entry), tone: toneOf(entry) }
  made.set(entry, line)
  return line
}

function ended(line: Line, entry: Entry): Line {
  const took = `${Math.round(entry.at - line.at)} ms`
  const words = entry.kind === 'code' ? CODE[entry.what] : CALL[entry.what]
  return { ...line, tone: toneOf(entry), text: [words, entry.text, took].filter(Boolean).join(' · ') }
}

const CODE: Readonly<Record<string, string>> = { came: 'came', missing: 'could not be loaded' }
const CALL: Readonly<Record<string, string>> = {
  aborted: 'given up, a newer one counts',
  timeout: 'no answer in time',
  unreachable: 'could not be reached',
  uncertain: 'no answer: nobody knows what became of it',
  offline: 'not sent: no connection',
  refused: 'refused by the server',
}

function titleOf({ kind, what, name }: Entry): string {
  switch (kind) {
    case 'host':
    case 'page':
      return [HOST[what] ?? what, kind === 'page' && name].filter(Boolean).join(': ')
    case 'code':
      return name
    case 'call':
      return `POST ${name}`
    case 'legacy':
      return `${LEGACY[what] ?? what} ${name}`
    case 'claim':
      return `${name} ${what}`
    case 'event':
    case 'work':
      return name
  }
}

const HOST: Readonly<Record<string, string>> = { ended: 'unmounted', refused: 'stays off' }
const LEGACY: Readonly<Record<string, string>> = { 'not sent': 'not sent for want of jQuery:' }

function toneOf({ kind, what, problem }: Entry): Tone {
  if (problem || ['failed', 'missing', 'timeout', 'unreachable', 'uncertain', 'offline', 'refused'].includes(what)) return 'bad'
  if ((kind === 'call' && what === 'sent') || (kind === 'code' && what === 'asked for')) return 'busy'
  return 'plain'
}
