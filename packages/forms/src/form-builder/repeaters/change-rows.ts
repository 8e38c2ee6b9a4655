import { invoke, type Field as Box, hasNoDisplay, nearest } from '@tillkit/dom'
import { settle } from '@tillkit/mount'
import { h, slideHeight } from '@tillkit/ui/plain'
import { isInside } from '../../engine/page/go-to-control.ts'
import { anatomy as formAnatomy } from '../anatomy.ts'
import { COUNTRY_LIST } from '../phones/anatomy.ts'
import { events, SLIDE_MS } from './anatomy.ts'
import { makeRow, nextIn, placeRow } from './read-repeater.ts'
import type { BoundRepeater } from './repeaters.context.ts'
import { buttonsOf, rowName } from './show-rows.ts'

/** Adds a row behind another, or behind the first, and leads the shopper into it. */
export function addRow(bound: BoundRepeater, before: HTMLElement | null): void {
  const { context: { host, life, raise }, repeater, store } = bound
  const row = makeRow(repeater, nextIn(repeater))
  if (!row) return
  placeRow(repeater, row, before ?? undefined)
  // Its fields are the form's from now on.
  settle()
  raise(events.created, document, [row, repeater.element])
  const entry = entryOf(row) ?? buttonsOf(bound, row).remove
  if (entry) invoke(entry, 'focus', { preventScroll: true })
  host.announce(host.t('rowAdded', { row: rowName(bound, store.getState().rows.indexOf(row) + 1) }))
  void Promise.resolve(slideHeight(row, { open: true, ms: SLIDE_MS })).then(life.guard(() => {
    if (life.signal.aborted || !row.isConnected) return
    if (entry === document.activeElement) entry?.scrollIntoView({ block: 'nearest' })
    raise(events.displayed, document, [row, repeater.element])
  }))
}

/** What is filled in first in a row: what a condition hides is not, and of a number not its country. */
function entryOf(row: HTMLElement): HTMLElement | undefined {
  const all = [...invoke(row, 'querySelectorAll', formAnatomy.control)] as Box[]
  return all.find((element) => !element.disabled && element.type !== 'hidden' && element.tabIndex >= 0 && !invoke(element, 'matches', COUNTRY_LIST) && isShown(element))
}

function isShown(element: Element): boolean {
  const shell = nearest(element, formAnatomy.field)
  return !hasNoDisplay(element) && !(shell && hasNoDisplay(shell))
}

/** Takes a row away, with all that stands in it, and leads the shopper on to what stands where it was. */
export function removeRow(bound: BoundRepeater, row: HTMLElement): void {
  const { context: { host, raise }, repeater, store } = bound
  const index = store.getState().rows.indexOf(row)
  const name = rowName(bound, index + 1)
  const had = isInside(row)
  closeGap(row)
  settle()
  if (had) focusNear(bound, index)
  host.announce(host.t('rowRemoved', { row: name }))
  raise(events.removed, document, [row, repeater.element])
}

/** The row is gone at once, so that nobody is asked for what stands in it; what moves is the room that it had. */
function closeGap(row: HTMLElement): void {
  const gap = h('div', { 'aria-hidden': 'true' })
  gap.style.height = `${row.offsetHeight}px`
  row.replaceWith(gap)
  const slid = slideHeight(gap, { open: false, ms: SLIDE_MS })
  if (slid) void slid.then(() => gap.remove())
  else gap.remove()
}

/** To the button that takes the next row away, or the one before; else to what adds one. */
function focusNear(bound: BoundRepeater, index: number): void {
  const { rows } = bound.store.getState()
  const [next, last] = [rows[index], rows[index - 1]]
  const buttons = next ? [buttonsOf(bound, next), buttonsOf(bound, last)] : [buttonsOf(bound, last)]
  const to = buttons.map(({ remove }) => remove).find(Boolean) ?? buttons.map(({ add }) => add).find(Boolean)
  if (to) invoke(to, 'focus')
}
