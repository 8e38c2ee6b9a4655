import { type Life, listen, readCookie } from '@tillkit/dom'
import { adopt, adoptAs, prefetchWhenIdle, live, missingCode } from '@tillkit/mount'
import { CART_COOKIES } from '@tillkit/platform/cart'
import { anatomy, classes, ours } from './mini-cart.anatomy.ts'
import { isStale } from './mini-cart.state.ts'
import type { Side, SideUser } from './side-cart/side-cart.store.ts'
import { joinSide } from './side-cart/side-carts.ts'
import { bindCount } from './link/cart-count.bind.ts'
import { bindDropdown } from './dropdown/dropdown.bind.ts'
import type { MiniCartHost } from './mini-cart.store.ts'
import { waitBeforeLeaving } from './lines/wait-before-leaving.ts'
import { bindLines } from './lines/lines.bind.ts'
import { bindLink } from './link/cart-link.bind.ts'
import { createLook } from './dropdown/module-look.ts'
import { bindNote } from './panels/notices.ts'
import { readLines } from './lines/read-lines.ts'

/** Binds a module: its link, its dropdown, and the side cart that it shares with its copies. */
export function bindMiniCart(host: MiniCartHost): void {
  const { element, store, config, t, announce } = host
  const look = createLook(host)
  const linkOf = () => element.querySelector<HTMLElement>(anatomy.link)
  const user: SideUser = {
    host,
    bindContent: (life, side) => bindSideContent(host, life, side),
    opener() {
      // Focus that comes back is not to open the dropdown.
      look.setState({ isDismissed: true })
      return linkOf()
    },
  }
  const joined = config.sideCartId === undefined ? undefined : joinSide(config.sideCartId, user)
  store.work.copies.join({
    element,
    t,
    announce,
    report: (cause) => host.report(missingCode(cause)),
    sideCartId: () => (!joined || joined.isOwner(user) ? (config.sideCartId ?? '') : ''),
    side: joined?.element,
  }, host)
  if (joined) {
    const follow = () => look.setState({ isSideOpen: joined.store.getState().phase === 'open' })
    follow()
    host.onEnd(joined.store.subscribe(follow))
  }
  store.work.setLines(readLines(element, ...(joined ? [joined.element] : [])))
  bindLink(host, {
    look,
    side: () => joined,
    openSide(side) {
      side.lastUser = user
      side.store.toggle()
    },
    toggleDropdown: () => {
      look.setState({ isDismissed: store.getState().isDropdownOpen })
      store.setState(({ isDropdownOpen }) => ({ isDropdownOpen: !isDropdownOpen }))
    },
  })
  bindDropdown(host, look)
  bindCount(host)
  bindLines(host, element, { store, place: 'dropdown' })
  bindBusy(host, host, element)
  waitBeforeLeaving(host, element, store)
  live(host, anatomy.dropdown, (dropdown, life) => bindNote(life, dropdown as HTMLElement, store), element)
  nameCloseButtons(host, element)
  store.work.bind(host, ({ bindModulePanel }) => bindModulePanel(host, linkOf))
  live(host, anatomy.shell, () => store.work.refresh(), element)
  askIfOld(host)
  // Whoever looks may want a change next; and is worth asking again for, where the last answer was lost.
  for (const type of ['pointerenter', 'focusin']) listen(host, element, type, () => store.work.look())
  // Where there is something to change.
  if (Object.keys(store.getState().lines).length > 0) prefetchWhenIdle(host, () => store.work.look())
}

/** A page from a cache may say that the cart is empty while the platform's cookie knows better. */
function askIfOld({ element, store }: MiniCartHost): void {
  if (element.querySelector(anatomy.emptyLink) && readCookie(CART_COOKIES.items)) store.work.refresh()
}

/** What is in the side cart, bound by the module that answers for it. */
function bindSideContent(host: MiniCartHost, life: Life, { element, store: side }: Side): void {
  const { store } = host
  bindLines(life, element, { store, place: 'side' })
  bindBusy(host, life, element)
  nameCloseButtons(life, element)
  waitBeforeLeaving(life, element, store)
  bindNote(life, element, store)
  store.work.bind(life, ({ bindSidePanel }) => bindSidePanel(host, life, element))
  let isOpen = side.getState().phase === 'open'
  life.onEnd(side.subscribe(() => {
    const wasOpen = isOpen
    isOpen = side.getState().phase === 'open'
    if (isOpen) store.work.look()
    // What was said in it is over when it closes.
    else if (wasOpen) store.setState({ undo: undefined, note: '' })
  }))
}

function bindBusy({ store }: MiniCartHost, life: Life, element: Element): void {
  adopt(life, element, store, (state) => ({
    classes: { [classes.updating]: state.isBusy, [ours.stale]: isStale(state) },
  }))
}

/** An icon font's letter is no name. */
function nameCloseButtons(life: Life, root: HTMLElement): void {
  live(life, anatomy.close, (button, its) => {
    const title = button.getAttribute('title')
    if (title) adoptAs(its, button, { attributes: { 'aria-label': title } })
  }, root)
}
