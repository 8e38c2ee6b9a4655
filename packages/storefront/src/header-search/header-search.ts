import { invoke, listen, timeout } from '@tillkit/dom'
import { adopt, defineBehaviour, derive, type Host } from '@tillkit/mount'
import { reducesMotion } from '@tillkit/platform/theme'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { adoptButton } from '../shared/button.ts'
import { closeOpened } from '../shared/close-opened.ts'
import { anatomy, classes, HOST } from './anatomy.ts'
import { messages } from './header-search.messages.ts'

/** The header and the search field in it. */
interface Parts {
  readonly header: Element
  readonly container: HTMLElement
  readonly icon: HTMLElement
}

interface State {
  /** It is as the server printed it until it is opened. */
  readonly phase: 'printed' | 'open' | 'closed'
  readonly isMoving: boolean
  /** The room that it has, in px, and the size of the menu's letters. */
  readonly height: number
  readonly width: number
  readonly letters: string
}

type SearchHost = Host<Parts | null, undefined, typeof messages>

/** How long it takes to come and to go, in ms. */
const MOTION = 1000
/** How much wider than the menu the field may be, in px. */
const WIDER = 60

/** The search field over the header's menu: opened by its button, closed by its own, Escape, and a press beside the header. */
export const unit = defineBehaviour<Parts | null, typeof messages>({
  name: 'page-chrome/header-search',
  selector: HOST,
  when: 'now',
  messages,
  read(element) {
    const header = invoke(element, 'closest', anatomy.header) ?? document.querySelector(anatomy.header)
    const container = header?.querySelector<HTMLElement>(anatomy.container)
    return header && container ? { header, container, icon: element.querySelector<HTMLElement>(anatomy.icon) ?? element } : null
  },
  start: (host) => host.config && bindSearch(host, host.config),
})

function bindSearch(host: SearchHost, parts: Parts): void {
  const { header, container, icon } = parts
  const store = createStore<State>(() => ({ phase: 'printed', isMoving: false, height: 0, width: 0, letters: '' }))
  const isOpen = derive(store, ({ phase }) => phase === 'open')
  bindLook(host, parts, store)
  const move = (phase: 'open' | 'closed') => {
    const isMoving = !reducesMotion()
    store.setState({ phase, isMoving, ...(phase === 'open' && roomFor(header)) })
    if (isMoving) timeout(host, MOTION, () => store.getState().phase === phase && store.setState({ isMoving: false }))
  }
  const open = () => {
    if (store.getState().isMoving || isOpen.getState()) return
    move('open')
    container.querySelector<HTMLElement>(anatomy.field)?.focus({ preventScroll: true })
  }
  const close = () => {
    if (!isOpen.getState()) return
    const { activeElement } = document
    move('closed')
    // Who has gone elsewhere stays there.
    if (!activeElement || activeElement === document.body || invoke(container, 'contains', activeElement)) icon.focus({ preventScroll: true })
  }
  const closeAtRest = () => store.getState().isMoving || close()
  adoptButton(host, icon, { name: host.t('search'), source: isOpen, select: (expanded) => ({ 'aria-expanded': String(expanded) }) })
  listen(host, host.element, 'click', open)
  for (const button of container.querySelectorAll(anatomy.close)) {
    adoptButton(host, button, { name: host.t('close'), source: isOpen })
    listen(host, button, 'click', closeAtRest)
  }
  // The press has given the focus to what it is on by then.
  listen<MouseEvent>(host, document, 'mouseup', ({ target }) => target instanceof Node && !invoke(header, 'contains', target) && closeAtRest())
  closeOpened(host, { within: container, isOpen, close })
}

/** How much room the field has in its header. Lays the page out. */
function roomFor(header: Element): Pick<State, 'height' | 'width' | 'letters'> {
  const [navigation, entry] = [header.querySelector(anatomy.navigation), header.querySelector(anatomy.entry)]
  return {
    height: header.getBoundingClientRect().height,
    width: (navigation?.getBoundingClientRect().width ?? 0) + WIDER,
    letters: entry ? getComputedStyle(entry).fontSize : '',
  }
}

/** The theme's classes; what cannot be seen cannot be reached either. */
function bindLook(host: SearchHost, { header, container }: Parts, store: StoreApi<State>): void {
  const still = ({ phase, isMoving }: State) => ({ [classes.still]: phase !== 'printed' && !isMoving })
  const room = (width: number) => ({ 'max-width': `${String(width)}px` })
  const isLeft = document.body.classList.contains(classes.left)
  adopt(host, container, store, (state) => {
    const { phase, isMoving, height, width } = state
    if (phase === 'printed') return { attributes: { inert: '' } }
    return {
      classes: { [classes.shown]: phase === 'open', [classes.hidden]: phase === 'closed', [classes.moving]: isMoving, ...still(state) },
      attributes: { inert: phase === 'open' ? null : '' },
      style: { height: `${String(height)}px`, ...(!isLeft && room(width)) },
    }
  })
  const menu = header.querySelector(anatomy.menu)
  if (menu) adopt(host, menu, store, (state) => (state.phase === 'printed' ? {} : {
    classes: { [classes.menuHidden]: state.phase === 'open', [classes.menuShown]: state.phase === 'closed', ...still(state) },
  }))
  const navigation = header.querySelector(anatomy.navigation)
  if (navigation) adopt(host, navigation, store, ({ phase }) => ({ attributes: { inert: phase === 'open' ? '' : null } }))
  const form = container.querySelector(anatomy.form)
  if (form) adopt(host, form, store, ({ phase, width }) => (isLeft && phase !== 'printed' ? { style: room(width) } : {}))
  const field = container.querySelector(anatomy.field)
  if (field) adopt(host, field, store, ({ letters }) => (letters ? { style: { 'font-size': letters } } : {}))
}
