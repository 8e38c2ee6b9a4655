import { parseRange, rangeValue, type Bounds, type Range } from '../../choices/range.ts'

/** How an end of the price range follows the shop's prices. */
export type BoundMode = 'fallback' | 'always' | 'min' | 'max'

/**
 * The value of two ends in plain digits. A largest number at its bound is open, because the shop cuts its top
 * price down to whole numbers; the whole range is no filter at all.
 */
export function rangeOf({ min, max }: Range, bounds: Bounds | undefined): string {
  const typed = parseRange(`${usable(min)}-${usable(max)}`)
  const isOpen = bounds !== undefined && typed.max !== '' && Number(typed.max) === bounds.max
  const range = isOpen ? { ...typed, max: '' } : typed
  const isWhole = bounds !== undefined && range.max === '' && range.min !== '' && Number(range.min) === bounds.min
  return isWhole ? '' : rangeValue(range)
}

function usable(text: string): string {
  return /^\d+(\.\d+)?$/.test(text.trim()) ? text.trim() : ''
}

/** What the price range's ends may be. */
export interface PriceBounds {
  /** What the server printed into the fields. */
  readonly standard: Bounds
  /** What the shop says of the products that are found; `null` where it says nothing. */
  readonly found: { readonly min: number | null; readonly max: number | null }
  readonly modes: { readonly min: BoundMode; readonly max: BoundMode }
}

/** The bounds in force. A fraction at the top is rounded up, so that no product is cut off. */
export function priceBounds({ standard, found, modes }: PriceBounds): Bounds {
  return {
    min: bound(modes.min, standard.min, found.min === null ? null : Math.floor(found.min)),
    max: bound(modes.max, standard.max, found.max === null ? null : Math.ceil(found.max)),
  }
}

function bound(mode: BoundMode, standard: number, found: number | null): number {
  if (mode === 'always' || found === null) return standard
  if (mode === 'fallback') return found
  return mode === 'min' ? Math.max(standard, found) : Math.min(standard, found)
}
