import type { Mask } from './mask.ts'
import { createNumberMask, type NumberFormat } from './numbers.ts'
import { createPatternMask } from './pattern-mask.ts'
import { readRegex } from './read-regex.ts'

const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'

/** Masks of the library that have a name, as expressions. */
const TEXTS: Readonly<Record<string, string>> = {
  ip: `${OCTET}\\.${OCTET}\\.${OCTET}\\.${OCTET}`,
  email: '[^@\\s]+@[^@\\s.]+(?:\\.[^@\\s.]+)+',
  mac: '(?:[\\dA-F]{2}:){5}[\\dA-F]{2}',
  ssn: '\\d{3}-\\d{2}-\\d{4}',
  vin: '[A-HJ-NPR-Z\\d]{13}\\d{4}',
  url: '(?:https?|ftp)://\\S+',
}

/** Those of numbers. */
const NUMBERS: Readonly<Record<string, NumberFormat>> = {
  numeric: {},
  decimal: {},
  integer: { decimals: 0 },
  currency: { group: ',', decimals: 2, isFixed: true },
  percentage: { decimals: 0, isSigned: false, ending: ' %', most: 100 },
}

/** Makes a mask by its name. @throws Error for a name that nobody knows */
export function createNamedMask(name: string): Mask {
  const number = Object.hasOwn(NUMBERS, name) ? NUMBERS[name] : undefined
  if (number) return createNumberMask(number)
  const text = Object.hasOwn(TEXTS, name) ? TEXTS[name] : undefined
  if (text === undefined) throw new Error(`No mask is called so: ${name}`)
  return createPatternMask(readRegex(text), '')
}
