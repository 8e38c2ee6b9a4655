import type { EndableLife, Life } from '@tillkit/dom'
import { adopt, adoptAs, live, slot } from '@tillkit/mount'
import { anatomy } from '../mini-cart.anatomy.ts'
import { countDifference, numberIn, withNumber } from '../mini-cart.model.ts'
import type { MiniCartState } from '../mini-cart.state.ts'
import type { MiniCartHost } from '../mini-cart.store.ts'

/** Shows at once how many articles the shopper wants, in words for those who hear the link. */
export function bindCount(host: MiniCartHost): void {
  const { element, store } = host
  live(host, `${anatomy.count}, ${anatomy.countLabel}`, (count, life) => {
    const text = count.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    const title = count.getAttribute('title')
    adopt(life, count, store, (state) => {
      const by = differenceOf(state)
      const words = title === null || by === 0 ? title : withNumber(title, numberIn(title) + by)
      return {
        attributes: { ...spoken(count, words), ...(by === 0 ? {} : { title: words }) },
        ...(by === 0 ? {} : { text: withNumber(text, numberIn(text) + by) }),
      }
    })
  }, element)
  live(host, anatomy.countPlace, (place, life) => countFirst(host, life, place), element)
  // An icon font's letter is no word.
  live(host, anatomy.icon, (icon, life) => adoptAs(life, icon, { attributes: { 'aria-hidden': 'true' } }), element)
}

const differenceOf = ({ lines, drafts, leaving, adding }: MiniCartState) => countDifference(lines, drafts, leaving) + adding

/** An empty cart is printed without a count: what is added to it is counted by one of ours, which says 0 until then. */
function countFirst({ config, store }: MiniCartHost, life: Life, place: Element): void {
  const { countTitle } = config
  if (countTitle === undefined || place.querySelector(anatomy.count)) return
  let shown: EndableLife | undefined
  const look = life.guard(() => {
    const isWanted = differenceOf(store.getState()) > 0
    if (isWanted === Boolean(shown)) return
    shown?.end()
    shown = isWanted ? life.branch() : undefined
    if (!shown) return
    const count = document.createElement('span')
    count.className = anatomy.count.slice(1)
    count.title = countTitle.replace('%d', '0')
    count.textContent = '0'
    slot(shown, { position: 'end', anchor: place }).append(count)
  })
  look()
  life.onEnd(store.subscribe(look))
}

/** A number alone says nothing: its title is its name, unless the words stand beside it. */
function spoken(count: Element, words: string | null): Record<string, string> {
  if (words === null) return {}
  const isSaidBeside = count.closest(anatomy.link)?.querySelector(anatomy.countLabel)
  return isSaidBeside ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': words }
}
