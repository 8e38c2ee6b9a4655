import { invoke, type Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { LEFT } from './anatomy.ts'

/** Also what can be seen through counts as not shown. */
const SEEN = { opacityProperty: true, visibilityProperty: true } as const

/**
 * Takes all of the page but some elements away from keyboard, pointer and screen reader, for as long as the life lasts. What does not
 * show, such as a popup that waits, is out of reach as it is, and is operated when it shows.
 */
export function inertBesides(life: Life, kept: readonly Element[]): void {
  const visit = (parent: Element): void => {
    for (const child of parent.children) {
      if (kept.includes(child) || invoke(child, 'matches', LEFT)) continue
      if (kept.some((one) => invoke(child, 'contains', one))) visit(child)
      else if (!('checkVisibility' in child) || invoke(child, 'checkVisibility', SEEN)) adoptAs(life, child, { attributes: { inert: '' } })
    }
  }
  visit(document.body)
}
