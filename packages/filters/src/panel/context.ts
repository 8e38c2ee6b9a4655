import { isPlainClick, nearest, reducesMotion } from '@tillkit/dom'
import { cameBefore, type Host, type Source } from '@tillkit/mount'
import type { StoreApi } from 'zustand/vanilla'
import type { Filter } from '../choices/filter.ts'
import type { messages } from '../filters.messages.ts'
import type { options } from '../filters.options.ts'
import type { Config, PanelConfig, ShopConfig } from '../filters.read.ts'
import type { Listing, Moment } from '../listing/listing.ts'

type FiltersHost<Its> = Host<Its, Listing, typeof messages, typeof options>

export type AnyHost = FiltersHost<Config>
export type PanelHost = FiltersHost<PanelConfig>
export type ListingHost = FiltersHost<ShopConfig>

/** What is open in a panel. */
export interface PanelLook {
  /** The sections that are closed, by their place. */
  readonly closed: ReadonlySet<number>
  /** The section whose list of options lies open, by its place. */
  readonly list: number | null
}

/** What the parts of a section work with. */
export interface SectionContext {
  readonly host: PanelHost
  readonly filter: Filter
  readonly element: HTMLElement
  /** Its place in the panel. */
  readonly at: number
  /** What it shows: choices that are applied, or wait for it. */
  readonly values: Source<readonly string[]>
  readonly look: StoreApi<PanelLook>
  readonly title: string
  choose(values: readonly string[], moment?: Moment): void
}

/** The sections whose control shows what is chosen: until its code has come, it stands as the server printed it. */
export const operated = new WeakSet<Element>()

/** Of sections whose control can be filled in other words than its value: what reads it. */
export const controlReaders = new WeakMap<Element, () => readonly string[]>()

/** Elements that match below another, as a list. */
export function all<E extends Element = HTMLElement>(root: ParentNode, selector: string): E[] {
  return [...root.querySelectorAll<E>(selector)]
}

/** The element of an event's target, or the nearest around it within a root, that a selector matches. */
export function closestTo<E extends Element = HTMLElement>(event: Event, selector: string, root: Element): E | undefined {
  const found = nearest(event.target, selector) as E | null
  return found && root.contains(found) ? found : undefined
}

/** Whether a click is ours to answer: unclaimed, and asking for no other tab or window. */
export function isPlain(event: MouseEvent): boolean {
  return !event.defaultPrevented && isPlainClick(event)
}

/**
 * Whether a shopper had typed into a field, or ticked it, before our code came, also before the script tag could see it. What the browser
 * itself has put back (a page that is loaded anew, or come back to) is an older page's, and the address counts; what is there on a page
 * that nobody has touched a script has written.
 */
export function isChosenEarly(field: HTMLInputElement): boolean {
  const cause = cameBefore(field)
  return cause === 'early' || (cause === 'unheard' && navigator.userActivation.hasBeenActive)
}

/** Scrolls an element's beginning into view, at once for those who want less motion. */
export function scrollTo(element: HTMLElement): void {
  element.scrollIntoView({ behavior: reducesMotion() ? 'auto' : 'smooth', block: 'start' })
}
