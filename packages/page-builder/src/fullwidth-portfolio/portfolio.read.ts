import { invoke, native } from '@tillkit/dom'
import { InvalidMarkup, type Host } from '@tillkit/mount'
import { readFlag } from '@tillkit/platform'
import type { StoreApi } from 'zustand/vanilla'
import { anatomy } from './anatomy.ts'
import type { messages } from './fullwidth-portfolio.messages.ts'

/** The widths (px) from which a portfolio has so many columns. */
const COLUMNS: readonly (readonly [width: number, columns: number])[] = [[1600, 5], [1024, 4], [768, 3], [480, 2]]
/** An item's height is so much of its width. */
const RATIO = 0.75

/** How a portfolio's items are laid out. Lengths in px. */
interface Track {
  readonly columns: number
  readonly height: number
}

/** The columns of a portfolio that is so wide (px), and the height of its items. */
export function trackOf(width: number): Track {
  const [, columns] = COLUMNS.find(([from]) => width >= from) ?? [0, 1]
  return { columns, height: (width / columns) * RATIO }
}

/**
 * The item that a step leads to, from 0: as many further as show, never beyond what fills the last columns; from there to the other end.
 * @param first the item that shows first
 */
export function stepFrom(first: number, by: 1 | -1, { columns, count }: { readonly columns: number; readonly count: number }): number {
  const last = Math.max(0, count - columns)
  if (by > 0) return first >= last ? 0 : Math.min(first + columns, last)
  return first <= 0 ? last : Math.max(first - columns, 0)
}

/** The time between two moves, in ms, where a portfolio says none. */
const SPEED = 7000

/** The time between two moves, in ms, as an attribute says it. */
export function readSpeed(text: string | null): number {
  const said = Number.parseInt(text ?? '', 10)
  return said > 0 ? said : SPEED
}

/** A portfolio as the server printed it. */
interface PortfolioConfig {
  readonly container: HTMLElement
  /** Whether it shows as many items as have room, and moves to the others. */
  readonly moves: boolean
  /** How often it moves by itself, in ms; 0 is never. */
  readonly interval: number
}

/**
 * Reads a portfolio.
 * @throws InvalidMarkup for one without a place for its items
 */
export function readPortfolio(element: HTMLElement): PortfolioConfig {
  const container = invoke(element, 'querySelector', anatomy.items)
  if (!(container instanceof HTMLElement)) {
    throw new InvalidMarkup(anatomy.items, 'is not in the portfolio.', 'Print the items in it, as the page builder does.', { help: 'module-attribute' })
  }
  const moves = native(element, 'classList').contains(anatomy.carousel)
  const rotates = moves && readFlag(invoke(element, 'getAttribute', anatomy.rotates))
  return { container, moves, interval: rotates ? readSpeed(invoke(element, 'getAttribute', anatomy.speed)) : 0 }
}

/** A portfolio that is mounted. */
export type PortfolioHost = Host<PortfolioConfig, undefined, typeof messages>

/** How the items lie, and how many there are. */
export interface TrackState extends Track {
  readonly count: number
}

/** What moves the items. */
export interface Carousel {
  readonly track: StoreApi<TrackState>
  /** Moves on by as many items as show, or back. */
  readonly move: (by: 1 | -1) => void
  /** Calls back whenever a shopper has moved them. */
  readonly onMove: (run: () => void) => void
}
