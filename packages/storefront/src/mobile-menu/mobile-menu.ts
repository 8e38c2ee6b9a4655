import { closestTo, invoke, listen } from '@tillkit/dom'
import { adopt, defineBehaviour, derive, type Host } from '@tillkit/mount'
import { WIDTHS } from '@tillkit/platform/theme'
import { adoptButton } from '../shared/button.ts'
import { closeOpened } from '../shared/close-opened.ts'
import { slideOpen } from '../shared/slide-open.ts'
import { anatomy, classes, HOST } from './anatomy.ts'
import { copyOf, idFor, sourceOf } from './list-copy.ts'
import { messages } from './mobile-menu.messages.ts'

type MenuHost = Host<unknown, undefined, typeof messages>

/** How long it takes to open or close, in ms. */
const MOTION = 500

/** What closes the page's other menus when one opens, as long as those last. */
const closers = new Set<() => void>()

/** A menu on a small screen: a button, and a copy of the wide menu's list beneath it. One is open at a time. */
export const unit = defineBehaviour<unknown, typeof messages>({
  name: 'page-chrome/mobile-menu',
  selector: HOST,
  when: 'now',
  messages,
  read: () => undefined,
  start(host) {
    const { element } = host
    const there = element.querySelector<HTMLElement>(anatomy.list)
    if (there) return bindMenu(host, there)
    const module = invoke(element, 'closest', anatomy.module)
    const small = matchMedia(`(max-width: ${WIDTHS.tablet}px)`)
    const waiting = host.branch()
    // A module's list is copied on the screens that show it; the header's for whoever counts on its id.
    const copy = () => {
      const source = module && !small.matches ? null : sourceOf(element, module)
      if (!source) return
      waiting.end()
      const list = copyOf(source, idFor(element), module)
      element.append(list)
      host.onEnd(() => list.remove())
      bindMenu(host, list)
    }
    listen(waiting, small, 'change', copy)
    copy()
  },
})

function bindMenu(host: MenuHost, list: HTMLElement): void {
  const { element } = host
  const { store, turn } = slideOpen(host, list, { ms: MOTION })
  const isOpen = derive(store, (state) => state.isOpen)
  adopt(host, element, isOpen, (open) => ({ classes: { [classes.opened]: open, [classes.closed]: !open } }))
  const bar = element.querySelector<HTMLElement>(anatomy.bar)
  const close = () => void turn(false)
  closers.add(close)
  host.onEnd(() => closers.delete(close))
  if (bar) {
    const name = element.querySelector(anatomy.words)?.textContent.trim() || host.t('menu')
    adoptButton(host, bar, { name, source: isOpen, select: (open) => ({ 'aria-expanded': String(open), 'aria-controls': list.id || null }) })
    listen(host, bar, 'click', () => {
      for (const other of closers) if (other !== close) other()
      void turn(!isOpen.getState())
    })
  }
  listen(host, list, 'click', (event) => {
    const link = closestTo(event, 'a')
    if (!link) return
    // Its list is what is meant, which is seen already: the page stays where it is.
    if (link.matches(anatomy.nowhere)) event.preventDefault()
    else close()
  })
  listen<FocusEvent>(host, element, 'focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !invoke(element, 'contains', relatedTarget)) close()
  })
  closeOpened(host, { within: element, isOpen, close, opener: () => bar })
}
