import { invoke, native } from '@tillkit/dom'

/** How much of a value is written out. */
const MOST = { text: 80, members: 12, depth: 3 } as const

/** Names whose values are nobody's business; four characters are left, so that two can be told apart. */
const SECRET = /nonce|security|token|pass|pwd|secret|cvc|card.?num|api_?key|^key$/i

/** A value as it may be shown under its name. */
export function shorten(name: string, text: string): string {
  return SECRET.test(name) && text.length > 4 ? `${text.slice(0, 4)}…` : text
}

/** Writes a value as one short line. Calls nothing of the value's own: getters and functions stay closed. */
export function summarise(value: unknown, depth: number = MOST.depth): string {
  if (typeof value === 'string') return JSON.stringify(cut(value))
  if (typeof value === 'bigint') return String(value)
  if (typeof value === 'function') return 'ƒ'
  if (typeof value !== 'object' || value === null) return String(value)
  if (value instanceof Element) return nameOf(value)
  if (value instanceof Error) return `${value.name}: ${cut(value.message)}`
  // What jQuery has found reads as the list that it is.
  return membersOf('jquery' in value ? Array.prototype.slice.call(value) : value, depth)
}

/** An address with the values of its secrets cut. */
export function safeAddress(href: string): string {
  const url = new URL(href)
  for (const [name, value] of [...url.searchParams]) {
    if (shorten(name, value) !== value) url.searchParams.set(name, shorten(name, value))
  }
  return url.href
}

/** A list or object with its members, as deep as is asked. */
function membersOf(value: object, depth: number): string {
  const isList = Array.isArray(value)
  if (depth === 0) return isList ? '[…]' : '{…}'
  const members = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, { enumerable }]) => enumerable)
  // The plain values first: the line may be cut.
  if (!isList) members.sort(([, one], [, other]) => Number(isNested(one)) - Number(isNested(other)))
  const shown = members.slice(0, MOST.members).map(([name, { get, value: member }]) => {
    const text = get ? '…' : summarise(typeof member === 'string' ? shorten(name, member) : member, depth - 1)
    return isList ? text : `${name}: ${text}`
  })
  if (members.length > MOST.members) shown.push('…')
  return isList ? `[${shown.join(', ')}]` : `{${shown.join(', ')}}`
}

function isNested({ get, value }: PropertyDescriptor): boolean {
  return get !== undefined || typeof value === 'object'
}

/** An element as one would select it: `form.cart`, `input#qty.qty`, `tr[data-tier="5"]`. */
export function nameOf(element: Element): string {
  // In a form, a field called `id` or `classList` stands in the way.
  const localName = native(element, 'localName')
  const id = invoke(element, 'getAttribute', 'id')
  const classes = [...native(element, 'classList')].slice(0, 2).map((name) => `.${name}`)
  const named = [localName, id && `#${id}`, ...classes].join('')
  if (named !== localName) return named
  const data = element.getAttributeNames().find((name) => name.startsWith('data-') && valueOf(name).length < 20)
  return data ? `${localName}[${data}="${valueOf(data)}"]` : named

  function valueOf(name: string): string {
    return element.getAttribute(name) ?? ''
  }
}

/** Text on one line, no longer than a line of the panel takes. */
export function cut(text: string, most: number = MOST.text): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > most ? `${line.slice(0, most)}…` : line
}
