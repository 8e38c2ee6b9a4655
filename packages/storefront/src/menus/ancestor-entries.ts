import { nearest } from '@tillkit/dom'
import { anatomy } from './anatomy.ts'

/**
 * The entries around a place in a menu, from the inmost out: those that have to be open for it to be seen. The columns of a wide list
 * are seen with it, and have no say.
 */
export function ancestorEntries(menu: Element, target: EventTarget | null): Element[] {
  const entries: Element[] = []
  for (let entry = nearest(target, anatomy.entry); entry && entry !== menu && menu.contains(entry); entry = nearest(entry.parentElement, anatomy.entry)) {
    if (!isColumn(entry)) entries.push(entry)
  }
  return entries
}

/** Whether an entry stands in a wide list, all of which is seen at once. */
export function isColumn(entry: Element): boolean {
  return entry.matches(anatomy.column)
}
