import { isRecord, readGlobal, readText } from '@tillkit/platform'
import { anatomy, words } from './anatomy.ts'

/** To how small a part of a thing the sum is told: no shop sells less. */
const EXACT = 1e6

/** How many things the cart's page says are in it; nothing on another page. */
export function quantityOnPage(root: ParentNode = document): number | undefined {
  const table = root.querySelector(anatomy.table)
  if (!table) return undefined
  // A field that somebody has just emptied counts nothing.
  const sum = [...table.querySelectorAll<HTMLInputElement>(anatomy.quantity)].reduce((before, { value }) => before + (parseFloat(value) || 0), 0)
  // Of parts of things, such as 0.1 and 0.2.
  return Math.round(sum * EXACT) / EXACT
}

/** The theme's words for so many things, in the shop's language. */
export function countWords(count: number): string {
  const printed = readGlobal(words.global)
  const said = readText(isRecord(printed) ? printed[count === 1 ? words.one : words.many] : undefined)
  return (said || words.number).replace(words.number, String(count))
}
