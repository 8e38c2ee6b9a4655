import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { readArguments } from './arguments.mjs'
import { PreviewProblem } from './problem.ts'
import type { ShopAddress } from './shop.ts'
import { readShopAddress } from './shop.ts'

/** What the preview was asked for. */
export interface PreviewOptions {
  /** A running shop, or a folder of saved pages. */
  readonly shop: { readonly kind: 'address'; readonly address: ShopAddress } | { readonly kind: 'folder'; readonly folder: string }
  /** The units whose legacy scripts are taken out. */
  readonly units: readonly string[]
  readonly port: number
  readonly allowOrders: boolean
  readonly allowTracking: boolean
  /** Take a certificate that cannot be checked. */
  readonly insecure: boolean
  /** How long the shop may be silent, in ms. */
  readonly timeout: number
}

/** Where relative folders are looked for: where npm was called, and the project. */
export interface Places {
  readonly folders: readonly string[]
}

const DEFAULT_PORT = 4173
const DEFAULT_TIMEOUT = 30

/**
 * Reads the arguments of `tillkit-preview`, and of `npm start -- --shop …`.
 * @param built the units there are
 * @throws PreviewProblem in words for the person at the keyboard
 */
export function readPreviewOptions(args: readonly string[], built: readonly string[], places: Places): PreviewOptions {
  const values = parse(args)
  return {
    shop: readShop(values.shop, places),
    units: readUnits(values.units, built),
    port: readNumber('port', values.port, { default: DEFAULT_PORT, from: 0, to: 65535 }),
    allowOrders: values['allow-orders'] === true,
    allowTracking: values['allow-tracking'] === true,
    insecure: values.insecure === true,
    timeout: readNumber('timeout', values.timeout, { default: DEFAULT_TIMEOUT, from: 1, to: 3600 }) * 1000,
  }
}

function parse(args: readonly string[]): ReturnType<typeof readArguments> {
  try {
    return readArguments(args)
  } catch (cause) {
    throw new PreviewProblem(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

function readShop(text: string, { folders }: Places): PreviewOptions['shop'] {
  const candidates = /^https?:\/\//i.test(text) ? [] : folders.map((folder) => resolve(folder, text))
  const found = candidates.find((path) => existsSync(path))
  if (found === undefined) return { kind: 'address', address: readShopAddress(text) }
  if (!statSync(found).isDirectory()) {
    throw new PreviewProblem(`“${text}” is a file. The preview takes the folder that it stands in, or the address of a shop.`)
  }
  return { kind: 'folder', folder: found }
}

function readUnits(words: readonly string[] | undefined, built: readonly string[]): string[] {
  if (words === undefined) return [...built]
  const chosen = [...new Set(words.flatMap((each) => each.split(/[\s,]+/)).filter(Boolean))]
  const unknown = chosen.filter((unit) => !built.includes(unit))
  if (unknown.length > 0 || chosen.length === 0) {
    const what = unknown.length > 0 ? `names what is not built: ${unknown.join(', ')}` : 'names no unit'
    throw new PreviewProblem(`--units ${what}. There are: ${built.join(', ')}. Several: --units a,b`)
  }
  return chosen
}

function readNumber(name: string, text: string | undefined, range: { default: number; from: number; to: number }): number {
  if (text === undefined) return range.default
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < range.from || number > range.to) {
    throw new PreviewProblem(`--${name} wants a number from ${range.from} to ${range.to}, not “${text}”, as in: --${name} ${range.default}`)
  }
  return number
}
