import { anatomy, EMPTY_WORDS } from '../mini-cart.anatomy.ts'
import type { ModuleCopy } from '../requests/module-copies.ts'

const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** What the page says of the cart now, in the server's words: "5 items in cart. Subtotal £114.37". */
export function summaryOf({ element, side }: ModuleCopy): string {
  const panel = side ?? element
  const words = element.querySelector(anatomy.count)?.getAttribute('title') ?? textOf(element.querySelector(anatomy.countLabel))
  const subtotal = textOf(panel.querySelector(anatomy.subtotal))
  const empty = textOf(panel.querySelector(EMPTY_WORDS))
  return [words, subtotal || empty].filter(Boolean).join('. ')
}
