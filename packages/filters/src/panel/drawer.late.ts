import { type EndableLife, listen, native } from '@tillkit/dom'
import { adoptAs, closeOnEscape, derive, slot } from '@tillkit/mount'
import { h, keepAtEdge, missingGround } from '@tillkit/ui/plain'
import { createStore } from 'zustand/vanilla'
import { closestTo, scrollTo, type PanelHost } from './context.ts'
import { anatomy } from '../filters.anatomy.ts'
import { visibleChoices, type State } from '../listing/store/listing.state.ts'
import { countOf } from '../address/listing-address.ts'
import { shownIn } from '../choices/values.ts'

/**
 * On a phone a panel stands above its listing, soon out of sight. Then a button at the window's foot opens it as a drawer,
 * from wherever the shopper is; where it stands, nothing moves.
 */
export function bindDrawer(host: PanelHost, phone: MediaQueryList): void {
  const { element } = host
  if (!document.querySelector(anatomy.target)) return
  const look = createStore(() => ({ isAway: false, isPhone: phone.matches }))
  let open: EndableLife | undefined
  const button = h('button', { type: 'button', class: 'tillkit-filters-open', 'aria-haspopup': 'dialog' })
  const words = derive(host.store, (state) => chosenIn(state, host.config.id))
  const show = () => {
    const { isAway, isPhone } = look.getState()
    const count = words.getState()
    button.textContent = count > 0 ? host.t('filtersChosen', { count }) : host.t('filters')
    button.hidden = !isPhone || (!isAway && !open)
  }
  for (const source of [look, words]) host.onEnd(source.subscribe(host.guard(show)))
  show()
  slot(host, { position: 'end', anchor: document.body }).append(button)
  keepAtEdge(host, button, { edge: 'bottom', gap: 16, isFixed: true })
  const watcher = new IntersectionObserver(host.guard(([entry]: IntersectionObserverEntry[]) => {
    if (!open) look.setState({ isAway: entry?.isIntersecting === false })
  }))
  watcher.observe(element)
  host.onEnd(() => watcher.disconnect())
  phone.addEventListener('change', host.guard(() => {
    open?.end()
    look.setState({ isPhone: phone.matches })
  }), { signal: host.signal })
  listen(host, button, 'click', () => {
    if (open) return
    const life = host.branch()
    open = life
    life.onEnd(() => {
      open = undefined
      show()
    })
    openDrawer(host, life, button)
  })
}

function openDrawer(host: PanelHost, life: EndableLife, button: HTMLElement): void {
  const { element } = host
  const keepRoom = roomOf(life, element)
  // A module may be drawn on the ground of its section, which does not come along.
  const ground = missingGround(element)
  adoptAs(life, element, {
    attributes: { popover: 'auto', role: 'dialog', 'aria-label': host.t('filters') },
    classes: { 'tillkit-filters-drawer': true },
    style: ground ? { 'background-color': `${ground} !important` } : {},
  })
  const close = closeButton(host)
  slot(life, { position: 'start', anchor: element }).append(close)
  element.showPopover()
  keepRoom()
  close.focus({ preventScroll: true })
  life.onEnd(() => {
    if (element.matches(':popover-open')) element.hidePopover()
  })
  const leave = (isApplied: boolean) => {
    life.end()
    if (isApplied) scrollTo(document.querySelector<HTMLElement>(anatomy.target) ?? element)
    button.focus({ preventScroll: true })
  }
  listen(life, close, 'click', () => leave(false))
  listen(life, element, 'click', (event) => {
    if (closestTo(event, anatomy.applyButton, element)) leave(true)
  })
  closeOnEscape(life, { within: element, close: () => leave(false) })
  // By the key or gesture for going back, by a touch beside it, or by whatever else the browser closes it for.
  listen<ToggleEvent>(life, element, 'toggle', ({ newState, target }) => {
    if (target === element && newState === 'closed') leave(false)
  })
  // The rest of the page lies behind it: whoever goes there by keyboard has left it.
  listen<FocusEvent>(life, element, 'focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !element.contains(relatedTarget)) life.end()
  })
}

/** Keeps its place as large as it was: what the shopper looks at behind the drawer does not move. */
function roomOf(life: EndableLife, element: HTMLElement): () => void {
  const room = document.createElement('div')
  // Where it ends rather than how tall it is: margins of what stands in it may reach out of it.
  const foot = () => (native(element, 'parentElement')?.getBoundingClientRect().bottom ?? 0) + scrollY
  const before = foot()
  return () => {
    slot(life, { position: 'before', anchor: element }).append(room)
    room.style.blockSize = `${before - foot()}px`
  }
}

function closeButton(host: PanelHost): HTMLButtonElement {
  return h('button', { type: 'button', class: 'tillkit-filters-close' }, host.t('close'))
}

/** How many choices of a panel are in force. */
function chosenIn(state: State, panel: string): number {
  const visible = visibleChoices(state)
  const own = state.filters.filter((filter) => filter.panel === panel)
  return own.reduce((sum, filter) => sum + countOf(filter, shownIn(filter, visible)), 0)
}
