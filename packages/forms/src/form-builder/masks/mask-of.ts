import { attributeOf } from '@tillkit/dom'
import { readText } from '@tillkit/platform'
import { createNamedMask } from './aliases.ts'
import { attributes, DATE_ALIAS } from './anatomy.ts'
import { createDateMask } from './dates.ts'
import type { Mask } from './mask.ts'
import { createPatternMask } from './pattern-mask.ts'
import { readMask } from './read-mask.ts'
import { readRegex } from './read-regex.ts'

/** What an element says of its mask. What it says nothing of is empty. */
interface MaskData {
  readonly mask: string
  readonly alias: string
  readonly regex: string
  readonly format: string
}

/** The mask of an element: none, one that cannot be read, or what it is. */
export type FoundMask = { readonly kind: 'none' } | { readonly kind: 'unreadable'; readonly said: string } | { readonly kind: 'mask'; readonly mask: Mask }

const known = new WeakMap<Element, FoundMask>()

/** Reads the mask of an element, once. */
export function maskOf(element: Element): FoundMask {
  const mask = known.get(element) ?? readMaskOf(element)
  known.set(element, mask)
  return mask
}

function readMaskOf(element: Element): FoundMask {
  const data = dataOf(element)
  const said = data.mask || data.regex || [data.alias, data.format].filter(Boolean).join(' ')
  if (said === '') return { kind: 'none' }
  try {
    return { kind: 'mask', mask: createMask(data) }
  } catch {
    return { kind: 'unreadable', said }
  }
}

function createMask({ mask, alias, regex, format }: MaskData): Mask {
  if (mask) return createPatternMask(readMask(mask))
  if (alias) return alias === DATE_ALIAS ? createDateMask(format) : createNamedMask(alias)
  const piece = readRegex(regex)
  // Of several forms none can be shown.
  return regex.includes('|') ? createPatternMask(piece, '') : createPatternMask(piece)
}

function dataOf(element: Element): MaskData {
  const list = listIn(attributeOf(element, attributes.list))
  const said = (name: 'mask' | 'alias' | 'regex' | 'format', key: string) => attributeOf(element, attributes[name]) || readText(list[key])
  return { mask: said('mask', 'mask'), alias: said('alias', 'alias'), regex: said('regex', 'regex'), format: said('format', 'inputFormat') }
}

/** The list stands there as a script would write it, with single quotes and without its braces. */
const listIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...text.matchAll(/(["']?)(\w+)\1\s*:\s*(["'])(.*?)\3/g)].map(([, , key = '', , value = '']) => [key, value]))
