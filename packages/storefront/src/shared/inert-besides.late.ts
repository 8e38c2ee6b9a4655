import { invoke, type Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { LEFT } from './names.anatomy.late.ts'

/** Takes all of the page but some elements away from keyboard, pointer and screen reader, for as long as the life lasts. */
export function inertBesides(life: Life, kept: readonly Element[]): void {
  const visit = (parent: Element): void => {
    for (const child of parent.children) {
      if (kept.includes(child) || invoke(child, 'matches', LEFT)) continue
      if (kept.some((one) => invoke(child, 'contains', one))) visit(child)
      else adoptAs(life, child, { attributes: { inert: '' } })
    }
  }
  visit(document.body)
}
