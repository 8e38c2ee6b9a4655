import { clickOnSpace, closestTo, listen } from '@tillkit/dom'
import { adopt, live, type Source } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { isFree, readAddToCartParams } from '@tillkit/platform/cart'
import type { StoreApi } from 'zustand/vanilla'
import { anatomy } from '../mini-cart.anatomy.ts'
import type { Side } from '../side-cart/side-cart.store.ts'
import type { MiniCartHost } from '../mini-cart.store.ts'
import type { Look } from '../dropdown/module-look.ts'

/** What a click on the link does in the window as it is. */
type ClickAction = 'side' | 'dropdown' | 'follow'

/** What the link stands between. */
export interface LinkDeps {
  readonly look: StoreApi<Look>
  /** The side cart, where the page has one. */
  readonly side: () => Side | undefined
  readonly openSide: (side: Side) => void
  readonly toggleDropdown: () => void
}

/** Lets the link open what is set for the window's width, and lead to the cart's page where there is nothing to open. */
export function bindLink(host: MiniCartHost, { look, side, openSide, toggleDropdown }: LinkDeps): void {
  const { element, store, config } = host
  const actionNow = (isMobile = look.getState().isMobile): ClickAction => {
    const action = isMobile ? config.actionClickMobile : config.actionClick
    if (action === 'sidecart' && side()?.element.isConnected) return 'side'
    return action === 'dropdowncart' && !isMobile && element.querySelector(anatomy.dropdown) ? 'dropdown' : 'follow'
  }
  const isOpen = (action: ClickAction) => (action === 'side' ? look.getState().isSideOpen : store.getState().isDropdownOpen)
  const addressOf = createAddressBook(host, side)
  /** The window's width and what is open decide together what the link is. */
  const either: Source<unknown> = {
    getState: () => undefined,
    subscribe(listener) {
      const undos = [look.subscribe(listener), store.subscribe(listener)]
      return () => undos.forEach((undo) => undo())
    },
  }

  live(host, anatomy.link, (link, life) => {
    const href = addressOf(link)
    const show = () => {
      const action = actionNow()
      const attributes = { ...(href ? { href } : {}), ...(action === 'follow' ? {} : openerAttributes(action, isOpen(action), config.sideCartId)) }
      return { attributes }
    }
    adopt(life, link, either, show)
  }, element)

  onLegacy(element, 'click', (event) => {
    if (!closestTo(event, anatomy.link) || !isFree(event)) return
    const action = actionNow()
    const target = side()
    if (action === 'follow') return
    event.preventDefault()
    if (action === 'dropdown') toggleDropdown()
    else if (target) openSide(target)
  }, host)
  listen<KeyboardEvent>(host, element, 'keydown', (event) => clickOnSpace(event, `${anatomy.link}[role="button"]`))
}

function openerAttributes(action: 'side' | 'dropdown', isOpen: boolean, id: string | undefined): Record<string, string> {
  return {
    role: 'button',
    'aria-expanded': String(isOpen),
    ...(action === 'side' ? { 'aria-haspopup': 'dialog', ...(id ? { 'aria-controls': id } : {}) } : {}),
  }
}

/**
 * Knows where the cart's page is. After an answer the link is printed without its mobile action, and may lead nowhere.
 * @returns the address for a link that leads nowhere; `undefined` for one that is right, and where nobody knows
 */
function createAddressBook({ element }: MiniCartHost, side: () => Side | undefined): (link: Element) => string | undefined {
  let known: string | undefined
  return (link) => {
    const printed = link.getAttribute('href')
    if (printed && printed !== '#') {
      known = printed
      return undefined
    }
    const button = element.querySelector(anatomy.cartButton) ?? side()?.element.querySelector(anatomy.cartButton)
    return known ?? button?.getAttribute('href') ?? (readAddToCartParams()?.cart_url || undefined)
  }
}
