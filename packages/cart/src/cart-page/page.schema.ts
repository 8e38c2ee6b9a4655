import { parseFragment } from '@tillkit/dom'
import { anatomy } from './anatomy.ts'

/** What matters in a page of the cart that the server sent. None of its scripts has run. */
export interface PageParts {
  readonly form: Element | undefined
  readonly totals: Element | undefined
  /** The block that says that the cart is empty. */
  readonly empty: Element | undefined
  readonly notices: readonly Element[]
}

/** Takes a page apart. */
export function partsOf(html: string): PageParts {
  const page = parseFragment(html)
  const empty = page.querySelector(anatomy.emptyMessage)
  return {
    form: page.querySelector(anatomy.form) ?? undefined,
    totals: page.querySelector(anatomy.totals) ?? undefined,
    empty: empty?.closest(anatomy.block) ?? empty ?? undefined,
    notices: noticesIn(page),
  }
}

/** The notices of a piece of HTML, each text once, without those that belong to an empty cart. */
export function noticesIn(root: ParentNode): Element[] {
  const said = new Set<string>()
  return [...root.querySelectorAll(anatomy.notices)].filter((notice) => {
    const text = notice.textContent.trim()
    // The outer one says all that is in it.
    if (said.has(text) || notice.closest(anatomy.emptyMessage) || notice.parentElement?.closest(anatomy.notices)) return false
    said.add(text)
    return true
  })
}
