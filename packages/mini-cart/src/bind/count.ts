import { adopt, live } from '@tillkit/mount'
import { anatomy } from '../mini-cart.anatomy.ts'
import { countDifference, numberIn, withNumber } from '../mini-cart.model.ts'
import type { MiniCartState } from '../mini-cart.store.ts'
import type { MiniCartHost } from './host.ts'

const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** Shows at once how many articles the shopper wants, and gives the link a name that says so. */
export function bindCount(host: MiniCartHost): void {
  const { element, store } = host
  const difference = ({ lines, drafts, leaving }: MiniCartState) => countDifference(lines, drafts, leaving)
  live(host, `${anatomy.count}, ${anatomy.countLabel}`, (count, life) => {
    const [text, title] = [textOf(count), count.getAttribute('title')]
    adopt(life, count, store, (state) => {
      const by = difference(state)
      if (by === 0) return {}
      const number = numberIn(text) + by
      return { text: withNumber(text, number), ...(title === null ? {} : { attributes: { title: withNumber(title, number) } }) }
    })
  }, element)

  live(host, anatomy.link, (link, life) => {
    const title = link.getAttribute('title') ?? ''
    const words = link.querySelector(anatomy.count)?.getAttribute('title') ?? textOf(link.querySelector(anatomy.countLabel))
    const amount = textOf(link.querySelector(anatomy.amount))
    adopt(life, link, store, (state) => {
      const counted = words && withNumber(words, numberIn(words) + difference(state))
      return { attributes: { 'aria-label': [title, counted, amount].filter(Boolean).join(', ') } }
    })
  }, element)
}

/** What the page says of the basket now, in the server's words. */
export function summaryOf(module: Element, side: Element | undefined): string {
  const words = module.querySelector(anatomy.count)?.getAttribute('title') ?? textOf(module.querySelector(anatomy.countLabel))
  const subtotal = textOf((side ?? module).querySelector(anatomy.subtotal))
  const empty = textOf((side ?? module).querySelector('.dswcp-cart-empty:not(.dswcp-cart-link) p'))
  return [words, subtotal || empty].filter(Boolean).join('. ')
}
