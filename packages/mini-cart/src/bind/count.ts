import { adopt, adoptAs, live } from '@tillkit/mount'
import { anatomy } from '../mini-cart.anatomy.ts'
import { countDifference, numberIn, withNumber } from '../mini-cart.model.ts'
import type { MiniCartState } from '../mini-cart.store.ts'
import type { MiniCartHost } from './host.ts'

const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** Shows at once how many articles the shopper wants, in words for those who hear the link. */
export function bindCount(host: MiniCartHost): void {
  const { element, store } = host
  live(host, `${anatomy.count}, ${anatomy.countLabel}`, (count, life) => {
    const [text, title] = [textOf(count), count.getAttribute('title')]
    adopt(life, count, store, (state) => {
      const by = differenceOf(state)
      const words = title === null || by === 0 ? title : withNumber(title, numberIn(title) + by)
      return {
        attributes: { ...spoken(count, words), ...(by === 0 ? {} : { title: words }) },
        ...(by === 0 ? {} : { text: withNumber(text, numberIn(text) + by) }),
      }
    })
  }, element)
  // An icon font's letter is no word.
  live(host, anatomy.icon, (icon, life) => adoptAs(life, icon, { attributes: { 'aria-hidden': 'true' } }), element)
}

const differenceOf = ({ lines, drafts, leaving }: MiniCartState) => countDifference(lines, drafts, leaving)

/** A number alone says nothing: its title is its name, unless the words stand beside it. */
function spoken(count: Element, words: string | null): Record<string, string> {
  if (words === null) return {}
  const isSaidBeside = count.closest(anatomy.link)?.querySelector(anatomy.countLabel)
  return isSaidBeside ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': words }
}

/** What the page says of the basket now, in the server's words. */
export function summaryOf(module: Element, side: Element | undefined): string {
  const words = module.querySelector(anatomy.count)?.getAttribute('title') ?? textOf(module.querySelector(anatomy.countLabel))
  const subtotal = textOf((side ?? module).querySelector(anatomy.subtotal))
  const empty = textOf((side ?? module).querySelector('.dswcp-cart-empty:not(.dswcp-cart-link) p'))
  return [words, subtotal || empty].filter(Boolean).join('. ')
}
