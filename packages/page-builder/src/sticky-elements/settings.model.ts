import { isRecord, readFlag, readText } from '@tillkit/platform'
import type { Device } from '@tillkit/platform/theme'

/** What an element may not be carried beyond. */
export type Limit = 'none' | 'body' | 'section' | 'row' | 'column'

/** How an element sticks on one kind of screen. */
export interface StickySettings {
  /** The ends of the window that it sticks at. */
  readonly isTop: boolean
  readonly isBottom: boolean
  /** How far from them, as CSS says it. */
  readonly topOffset: string
  readonly bottomOffset: string
  readonly topLimit: Limit
  readonly bottomLimit: Limit
  /** Whether it keeps clear of others that are stuck. */
  readonly isClear: boolean
  /** Whether its look changes gently. */
  readonly isGentle: boolean
}

const LIMITS: readonly string[] = ['body', 'section', 'row', 'column']
/** Whose value holds where a kind of screen has none of its own. */
const NEXT: Readonly<Record<Device, readonly Device[]>> = { desktop: ['desktop'], tablet: ['tablet', 'desktop'], phone: ['phone', 'tablet', 'desktop'] }

/** Reads what the page's list says of an element for one kind of screen; where it is none of the list's, it does not stick (rule 16). */
export function readSettings(printed: unknown, on: Device): StickySettings {
  const item = isRecord(printed) ? printed : {}
  const said = (key: string) => {
    const value = item[key]
    return isRecord(value) ? NEXT[on].map((device) => value[device]).find((one) => one !== undefined && one !== '') : value
  }
  const limit = (key: string): Limit => {
    const value = readText(said(key))
    return LIMITS.includes(value) ? (value as Limit) : 'none'
  }
  const position = readText(said('position'))
  return {
    isTop: /^top/.test(position),
    isBottom: /bottom$/.test(position),
    topOffset: readText(said('topOffset')),
    bottomOffset: readText(said('bottomOffset')),
    topLimit: limit('topLimit'),
    bottomLimit: limit('bottomLimit'),
    isClear: readFlag(said('offsetSurrounding'), true),
    isGentle: readFlag(said('transition'), true),
  }
}

/** A CSS length in px; 0 for one that cannot be reckoned. `view` is the window's size, `em` the size of the root's letters, in px. */
export function pixels(length: string, view: { readonly width: number; readonly height: number; readonly em: number }): number {
  const [, number = '0', unit = ''] = /^(-?[\d.]+)\s*(px|vw|vh|%|r?em)?$/.exec(length.trim()) ?? []
  const units: Readonly<Record<string, number>> = { vw: view.width / 100, vh: view.height / 100, '%': view.height / 100, em: view.em, rem: view.em }
  return Number(number) * (units[unit] ?? 1)
}
