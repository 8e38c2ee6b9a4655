import { giveBackFocus } from '@tillkit/dom'
import { adoptAs, live } from '@tillkit/mount'
import { raiseChanged, raiseNative, notifyTagManagers } from '@tillkit/platform/cart'
import { goToAddress } from '../shared/page-address.ts'
import { anatomy, classes, dataKeys, removeLinkOf, tags } from './anatomy.ts'
import { removedItem } from './button.read.ts'
import type { AddToCart } from './context.ts'

/** Takes a line out of the classic mini cart. What cannot be done by a call is done by following the link. */
export async function removeBy(unit: AddToCart, link: HTMLAnchorElement): Promise<void> {
  const key = link.dataset[dataKeys.line] ?? ''
  const { leaving } = unit
  if (leaving.has(key)) return
  leaving.add(key)
  const busy = unit.host.branch()
  // Also in what is printed before the answer comes.
  live(busy, removeLinkOf(key), (each, life) => {
    const row = each.closest(anatomy.row)
    if (row) adoptAs(life, row, { classes: { [classes.removing]: true }, attributes: { 'aria-busy': 'true' } })
  })
  const items = [removedItem(link)]
  const next = neighbourOf(link)
  unit.region.clear()
  try {
    const answer = await unit.cart.queue.change((signal) => unit.cart.calls.remove(key, signal))
    if (answer?.kind !== 'cart') throw new Error(`The shop's answer is no cart: ${answer?.kind ?? 'none'}`)
    if (unit.tellsTags) notifyTagManagers(tags.removed, items)
    const hadFocus = document.activeElement === link
    const { fragments, cartHash } = answer
    raiseChanged('removed', { source: 'tillkit', fragments, cartHash, button: link, items })
    if (hadFocus) focusAfterRemoval(next)
  } catch (cause) {
    raiseNative('failed', { source: 'tillkit', action: 'remove', button: link, message: '', cause })
    // A unit that was stopped meanwhile leaves the page to whoever has it now.
    if (!unit.host.signal.aborted) goToAddress(link.href)
  } finally {
    leaving.delete(key)
    busy.end()
  }
}

interface Neighbour {
  readonly key: string | undefined
  /** Which of the page's mini carts it stands in. */
  readonly miniCart: number
}

/** The line whose remove link takes the focus over: the next one, else the one before. */
function neighbourOf(link: Element): Neighbour {
  const links = [...(link.closest('ul')?.querySelectorAll<HTMLElement>(anatomy.removeLink) ?? [])]
  const at = links.findIndex((each) => each === link)
  const miniCart = cartsOnPage().findIndex((each) => each.contains(link))
  return { key: (links[at + 1] ?? links[at - 1])?.dataset[dataKeys.line], miniCart }
}

const cartsOnPage = () => [...document.querySelectorAll(anatomy.miniCart)]

/** A keyboard would be lost with the link that it was on. */
function focusAfterRemoval({ key, miniCart }: Neighbour): void {
  if (document.activeElement !== document.body) return
  const within = cartsOnPage()[miniCart] ?? document
  const link = key && within.querySelector<HTMLElement>(removeLinkOf(key))
  giveBackFocus(link || within.querySelector<HTMLElement>(within === document ? `${anatomy.miniCart} a` : 'a'))
}
