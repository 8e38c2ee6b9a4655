import { invoke, listen, timeout } from '@tillkit/dom'
import { adopt, defineBehaviour, derive, type Host } from '@tillkit/mount'
import { reducesMotion } from '@tillkit/platform/theme'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { adoptButton } from '../shared/button.ts'
import { closeOpened } from '../shared/close-opened.ts'
import { anatomy, classes, HOST } from './anatomy.ts'
import { messages } from './menu-search.messages.ts'

/** The module that the button stands in, and the search field in that. */
interface Parts {
  readonly module: Element
  readonly container: HTMLElement
}

interface State {
  /** It is as the server printed it until it is opened. */
  readonly phase: 'printed' | 'open' | 'closed'
  readonly isMoving: boolean
  /** The room that the logo takes, as style. */
  readonly room: Readonly<Record<string, string>>
}

type SearchHost = Host<Parts | null, undefined, typeof messages>

/** How long it takes to come and to go, in ms. */
const MOTION = 1000

/** The search field over a menu module: it stays while the keyboard is anywhere in it, its submit button as well. */
export const unit = defineBehaviour<Parts | null, typeof messages>({
  name: 'page-chrome/menu-search',
  selector: HOST,
  when: 'now',
  messages,
  read(element) {
    const module = invoke(element, 'closest', anatomy.module)
    const container = module?.querySelector<HTMLElement>(anatomy.container)
    return module && container ? { module, container } : null
  },
  start: (host) => host.config && bindSearch(host, host.config),
})

function bindSearch(host: SearchHost, parts: Parts): void {
  const { element } = host
  const { module, container } = parts
  const store = createStore<State>(() => ({ phase: 'printed', isMoving: false, room: {} }))
  const isOpen = derive(store, ({ phase }) => phase === 'open')
  bindLook(host, parts, store)
  const move = (phase: 'open' | 'closed') => {
    const isMoving = !reducesMotion()
    store.setState({ phase, isMoving, ...(phase === 'open' && { room: roomOf(module) }) })
    if (isMoving) timeout(host, MOTION, () => store.getState().phase === phase && store.setState({ isMoving: false }))
  }
  const close = (givesBack = true) => {
    if (!isOpen.getState()) return
    const { activeElement } = document
    move('closed')
    if (!givesBack) return
    if (!activeElement || activeElement === document.body || invoke(container, 'contains', activeElement)) element.focus({ preventScroll: true })
  }
  adoptButton(host, element, { name: host.t('search'), source: isOpen, select: (expanded) => ({ 'aria-expanded': String(expanded) }) })
  listen(host, element, 'click', () => {
    if (store.getState().isMoving || isOpen.getState()) return
    for (const bar of module.querySelectorAll<HTMLElement>(anatomy.openMobile)) bar.click()
    move('open')
    container.querySelector<HTMLElement>(anatomy.field)?.focus({ preventScroll: true })
  })
  for (const button of container.querySelectorAll(anatomy.close)) {
    adoptButton(host, button, { name: host.t('close'), source: isOpen })
    listen(host, button, 'click', () => store.getState().isMoving || close())
  }
  // The keyboard has gone elsewhere on the page; not, to another window.
  listen<FocusEvent>(host, container, 'focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !invoke(container, 'contains', relatedTarget)) close(false)
  })
  listen<MouseEvent>(host, document, 'mouseup', ({ target }) => target instanceof Node && !invoke(module, 'contains', target) && close())
  closeOpened(host, { within: container, isOpen, close: () => close() })
}

/** The room that a logo takes of the module: beside the menu on wide screens, else above it. Lays the page out. */
function roomOf(module: Element): State['room'] {
  const logo = module.querySelector(anatomy.logo)
  if (!logo) return {}
  const { width, height } = logo.getBoundingClientRect()
  const [box, { left, right }] = [module.getBoundingClientRect(), logo.getBoundingClientRect()]
  const isBeside = module.className.includes(classes.besideLogo) && width < box.width / 2
  if (!isBeside) return { 'padding-top': `${String(height)}px` }
  return { [left - box.left < box.right - right ? 'padding-left' : 'padding-right']: `${String(width)}px` }
}

/** The theme's classes; what cannot be seen cannot be reached either. */
function bindLook(host: SearchHost, { module, container }: Parts, store: StoreApi<State>): void {
  adopt(host, container, store, ({ phase, isMoving, room }) => ({
    ...(phase !== 'printed' && {
      classes: {
        [classes.shown]: phase === 'open',
        [classes.hidden]: phase === 'closed',
        [classes.off]: phase === 'closed' && !isMoving,
        [classes.moving]: isMoving,
      },
      style: room,
    }),
    attributes: { inert: phase === 'open' ? null : '' },
  }))
  const wrap = module.querySelector(anatomy.wrap)
  if (wrap) adopt(host, wrap, store, ({ phase }) => (phase === 'printed' ? {} : {
    classes: { [classes.menuHidden]: phase === 'open', [classes.menuShown]: phase === 'closed' },
    attributes: { inert: phase === 'open' ? '' : null },
  }))
}
