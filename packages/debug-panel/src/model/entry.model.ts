import type { Problem } from '@tillkit/mount'
import { helpOn, type TimedRecord } from '@tillkit/platform'
import { nameOf, shorten, summarise } from './summarise.ts'

/** What a line of the log is about. */
export type Kind = TimedRecord['kind']

/** A record in words: it holds nothing of the page but a weak thread to an element. */
export interface Entry {
  readonly id: number
  readonly kind: Kind
  readonly what: string
  readonly name: string
  readonly at: number
  readonly unit?: string | undefined
  readonly element?: WeakRef<Element> | undefined
  /** The element as one would select it. */
  readonly place?: string | undefined
  readonly text: string
  /** More of it, a line each. */
  readonly more: readonly string[]
  readonly call?: number | undefined
  readonly problem?: ProblemWords | undefined
}

/** A fault of ours in words. */
export interface ProblemWords {
  readonly field?: string | undefined
  readonly message: string
  readonly advice?: string | undefined
  /** The address of what explains it. */
  readonly help?: string | undefined
}

/** Puts a fault of ours into words. */
export function problemWords({ field, message, advice, help }: Problem): ProblemWords {
  return { field, message, advice, help: help && helpOn(help) }
}

let entries = 0

/** Which unit a file belongs to, by the file's name without its ending. */
export type FileOwners = ReadonlyMap<string, string>

/**
 * Puts a record into words.
 * @param owners the files in the record's stack say whose code was at work
 */
export function entryOf(record: TimedRecord, owners: FileOwners): Entry {
  const { kind, what, at, on, call, args = [] } = record
  const element = on instanceof Element ? on : undefined
  return {
    id: (entries += 1),
    kind,
    what,
    at,
    call,
    name: nameIn(record),
    unit: record.unit ?? (kind === 'event' ? toldBy(args[0]) : undefined) ?? unitIn(record.stack ?? '', owners),
    element: element && new WeakRef(element),
    place: element ? nameOf(element) : on === document ? 'document' : undefined,
    ...wordsOf(record, args),
  }
}

function nameIn({ kind, name = '', args: [first] = [] }: TimedRecord): string {
  if (kind === 'code') return name || fileOf(first)
  return kind === 'call' ? endpointOf(name) : name
}

/** The file that a loading function imports: its own text names it. */
function fileOf(load: unknown): string {
  return /[\w-]+\.[jt]sx?(?=["'`])/.exec(String(load))?.[0] ?? 'a part'
}

/** The endpoint's name, or what the address has of a path. */
function endpointOf(url: string): string {
  const { pathname, searchParams } = new URL(url, location.href)
  return searchParams.get('wc-ajax') ?? pathname
}

/** Our own events name their unit. */
function toldBy(detail: unknown): string | undefined {
  return typeof detail === 'object' && detail !== null && 'unit' in detail ? String(detail.unit) : undefined
}

/** The unit whose file (`lamp.js`, or a chunk of its own, `lamp.shade.js`) stands in the stack, the nearest first. */
function unitIn(stack: string, owners: FileOwners): string | undefined {
  const files = [...stack.matchAll(/[\\/]([\w-]+)(?=[\\/]src[\\/]|(?:\.[\w-]+)?\.js)/g)].map(([, name = '']) => name)
  const owned = files.find((file) => owners.has(file))
  return owned && owners.get(owned)
}

function wordsOf({ kind, what, name }: TimedRecord, args: readonly unknown[]): Pick<Entry, 'text' | 'more' | 'problem'> {
  const [first, second] = args
  if (name === 'tillkit:error') {
    const problem = problemWords(first as Problem)
    const { field, message, advice, help } = problem
    return { text: [field, message].filter(Boolean).join(': '), more: [advice, help].filter((words) => words !== undefined), problem }
  }
  if (kind === 'code') return { text: '', more: [] }
  if (kind === 'work') return { text: what, more: [] }
  if (kind === 'call' && first instanceof URLSearchParams) {
    return { text: '', more: [...first].map(([field, value]) => `${field}=${shorten(field, value)}`) }
  }
  if (kind === 'call' && what === 'answered') return { text: `${String(first)} · ${kilobytes(bytesOf(String(second)))}`, more: [] }
  if (kind === 'call') return { text: String(first), more: [] }
  return { text: args.map((arg) => summarise(arg)).join(', '), more: [] }
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length
}

/** A sentence with its full stop. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

/** A size as the project writes it: 1 kB = 1000 bytes. */
export function kilobytes(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`
}
