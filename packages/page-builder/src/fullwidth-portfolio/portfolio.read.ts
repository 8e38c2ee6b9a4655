import { invoke, native } from '@tillkit/dom'
import { InvalidMarkup } from '@tillkit/mount'
import { readFlag } from '@tillkit/platform'
import { anatomy } from './anatomy.ts'
import { readSpeed } from './track.model.ts'

/** A portfolio as the server printed it. */
export interface PortfolioConfig {
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
