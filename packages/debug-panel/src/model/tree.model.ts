import { cut, nameOf, shorten } from './summarise.ts'

/** A value to be read by people: a name, and either a text or what it holds. */
export interface TreeNode {
  readonly name: string
  readonly text?: string
  readonly children?: readonly TreeNode[]
}

/** How much is shown of a value. */
const MOST = { depth: 6, members: 60 } as const

/** Turns a value into a tree. Exact decimals are written as numbers, secrets shortened, nodes named. */
export function treeOf(name: string, value: unknown, depth: number = MOST.depth): TreeNode {
  if (isDecimal(value)) return { name, text: decimalText(value) }
  if (typeof value === 'string') return { name, text: value === '' ? '""' : cut(shorten(name, value), 200) }
  if (typeof value === 'function') return { name, text: 'a function' }
  if (typeof value !== 'object' || value === null) return { name, text: value === null ? 'none' : String(value) }
  if (value instanceof Element) return { name, text: nameOf(value) }
  if (depth === 0) return { name, text: '…' }
  const members = value instanceof Map ? [...value] : Object.entries(value)
  if (members.length === 0) return { name, text: Array.isArray(value) ? 'empty list' : 'empty' }
  const children = members.slice(0, MOST.members).map(([key, member]) => treeOf(memberName(value, key), member, depth - 1))
  if (members.length > MOST.members) children.push({ name: '…', text: `${members.length - MOST.members} more` })
  return { name, children }
}

/** The tree as lines of text, for a report. */
export function treeAsText({ name, text, children = [] }: TreeNode, indent = ''): string[] {
  return [`${indent}${name}${text === undefined ? '' : `: ${text}`}`, ...children.flatMap((child) => treeAsText(child, `${indent}  `))]
}

function memberName(holder: object, key: unknown): string {
  return Array.isArray(holder) ? String(Number(key) + 1) : String(key)
}

interface DecimalLike {
  readonly digits: bigint
  readonly scale: number
}

function isDecimal(value: unknown): value is DecimalLike {
  return typeof value === 'object' && value !== null && 'digits' in value && typeof value.digits === 'bigint' && 'scale' in value
}

function decimalText({ digits, scale }: DecimalLike): string {
  const sign = digits < 0n ? '-' : ''
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0')
  return scale === 0 ? sign + text : `${sign}${text.slice(0, -scale)}.${text.slice(-scale)}`
}
