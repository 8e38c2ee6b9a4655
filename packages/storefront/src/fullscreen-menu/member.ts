import { type EndableLife, listen, timeout } from '@tillkit/dom'
import { adopt, defineBehaviour, derive } from '@tillkit/mount'
import { reducesMotion } from '@tillkit/platform/theme'
import { createStore } from 'zustand/vanilla'
import { bindAccordion } from '../shared/accordion.ts'
import { bindOverlayMenu } from '../shared/overlay-menu.ts'
import { anatomy, classes, HOST } from './anatomy.ts'
import { messages } from './fullscreen-menu.messages.ts'

interface State {
  /** It is going for a moment after it was closed. */
  readonly phase: 'closed' | 'open' | 'going'
  /** How much room, in px, its top bar takes. */
  readonly top: number
}

/** How long, in ms, it takes to go. */
const GOING = 1000
/** How far below its top bar its entries begin, in px. */
const BELOW_TOP = 20

/** The menu that lies over the whole page: by its buttons and Escape, closed behind a shopper who goes to another tab. */
export const unit = defineBehaviour({
  name: 'page-chrome/fullscreen-menu',
  selector: HOST,
  when: 'now',
  messages,
  read: () => undefined,
  start(host) {
    const { element } = host
    const store = createStore<State>(() => ({ phase: 'closed', top: 0 }))
    const isOpen = derive(store, ({ phase }) => phase === 'open')
    adopt(host, element, store, ({ phase, top }) => ({
      classes: { [classes.opened]: phase === 'open', [classes.animated]: phase !== 'closed' },
      attributes: { inert: phase === 'open' ? null : '' },
      style: phase === 'closed' ? {} : { 'padding-top': `${String(top + BELOW_TOP)}px` },
    }))
    adopt(host, document.body, isOpen, (open) => ({ classes: { [classes.active]: open } }))
    let going: EndableLife | undefined
    const turn = (open: boolean): void => {
      if (isOpen.getState() === open) return
      going?.end()
      if (open) store.setState({ phase: 'open', top: element.querySelector<HTMLElement>(anatomy.top)?.offsetHeight ?? 0 })
      else store.setState({ phase: reducesMotion() ? 'closed' : 'going' })
      if (store.getState().phase === 'going') going = timeout(host, GOING, () => store.setState({ phase: 'closed' }))
    }
    bindOverlayMenu(host, { name: host.t('menu'), toggles: anatomy.toggle, isOpen, turn, keepsToggles: false })
    listen(host, document, 'visibilitychange', () => document.hidden && turn(false))
    bindAccordion(host, element)
  },
})
