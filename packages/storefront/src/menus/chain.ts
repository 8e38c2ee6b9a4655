import { nearest } from '@tillkit/dom'
import { anatomy } from './anatomy.ts'

/** An entry of a menu that has a list of its own, with the link that names it. */
export interface Parent {
  readonly entry: Element
  readonly link: HTMLElement
}

/**
 * The entries around a place in a menu, from the inmost out: those that have to be open for it to be seen. The columns of a wide list
 * are seen with it, and have no say.
 */
export function chainOf(menu: Element, target: EventTarget | null): Element[] {
  const chain: Element[] = []
  for (let entry = nearest(target, anatomy.entry); entry && entry !== menu && menu.contains(entry); entry = nearest(entry.parentElement, anatomy.entry)) {
    if (!isColumn(entry)) chain.push(entry)
  }
  return chain
}

/** Whether an entry stands in a wide list, all of which is seen at once. */
export function isColumn(entry: Element): boolean {
  return Boolean(entry.parentElement?.closest(anatomy.mega))
}

/** The entry that a link is the name of, if that has a list. */
export function parentOf(link: HTMLElement | null | undefined): Parent | undefined {
  const entry = link?.parentElement
  return link && entry?.querySelector(anatomy.list) ? { entry, link } : undefined
}

/** Whether an entry's link leads nowhere: its list alone is meant. */
export function leadsNowhere({ entry, link }: Parent): boolean {
  return !link.matches(anatomy.leading) || entry.matches(anatomy.top)
}
