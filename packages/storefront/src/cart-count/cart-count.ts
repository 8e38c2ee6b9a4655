import { isRecord, readGlobal, readText } from '@tillkit/platform'
import { anatomy, words } from './anatomy.ts'

/** How many things the basket's page says are in it; nothing on another page. */
export function quantityOnPage(root: ParentNode = document): number | undefined {
  const table = root.querySelector(anatomy.table)
  if (!table) return undefined
  // A field that somebody has just emptied counts nothing.
  return [...table.querySelectorAll<HTMLInputElement>(anatomy.quantity)].reduce((sum, { value }) => sum + (parseFloat(value) || 0), 0)
}

/** The theme's words for so many things, in the shop's language. */
export function countWords(count: number): string {
  const printed = readGlobal(words.global)
  const said = readText(isRecord(printed) ? printed[count === 1 ? words.one : words.many] : undefined)
  return (said || words.number).replace(words.number, String(count))
}
