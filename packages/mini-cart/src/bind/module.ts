import { adopt, adoptAs, live, type Life } from '@tillkit/mount'
import { anatomy, classes, ours } from '../mini-cart.anatomy.ts'
import { isStale } from '../mini-cart.store.ts'
import { joinSide, type Side, type SideUser } from '../side/sides.ts'
import { showAnswers } from './answers.ts'
import { bindCount, summaryOf } from './count.ts'
import { bindDropdown } from './dropdown.ts'
import type { MiniCartHost } from './host.ts'
import { waitBeforeLeaving } from './leaving.ts'
import { bindLines, readLines } from './lines.ts'
import { bindLink } from './link.ts'
import { createLook } from './look.ts'
import { bindNotices } from './notices.ts'
import { bindOverlay } from './overlay.ts'

/** Binds a module: its link, its dropdown, and the side cart that it shares with its copies. */
export function bindMiniCart(host: MiniCartHost): void {
  const { element, store, config } = host
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
  store.work.voices.join({
    element,
    say: host.say,
    announce: host.announce,
    sideCartId: () => (!joined || joined.isOwner(user) ? (config.sideCartId ?? '') : ''),
    summary: () => summaryOf(element, joined?.element),
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
  bindLines(host, element, store, 'dropdown')
  bindBusy(host, host, element)
  bindOverlay(host, store, { parent: () => element.querySelector(anatomy.dropdown), className: classes.dropdownOverlay, text: config.loadingText })
  waitBeforeLeaving(host, element, store)
  live(host, anatomy.dropdown, (dropdown, life) => bindNotices(host, life, dropdown as HTMLElement, 'dropdown'), element)
  nameCloseButtons(host, element)
  showAnswers(host, { root: element.querySelector<HTMLElement>(anatomy.inner) ?? element, part: 'module', store, fallback: linkOf })
  live(host, anatomy.shell, () => store.work.refresh(), element)
}

/** What is in the side cart, bound by the module that answers for it. */
function bindSideContent(host: MiniCartHost, life: Life, { element, store: side }: Side): void {
  const { store, config } = host
  bindLines(life, element, store, 'side')
  bindBusy(host, life, element)
  bindOverlay(life, store, { parent: () => element, className: classes.sideOverlay, text: config.loadingText })
  bindNotices(host, life, element, 'side')
  nameCloseButtons(life, element)
  waitBeforeLeaving(life, element, store)
  showAnswers(life, { root: element, part: 'side', store, fallback: () => element.querySelector<HTMLElement>(anatomy.close) ?? element })
  // What was said in it is over when it closes.
  life.onEnd(side.subscribe(() => {
    if (side.getState().phase === 'closing') store.setState({ undo: undefined, note: '' })
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
