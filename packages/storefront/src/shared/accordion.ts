import { invoke, isPlainClick, listen, type Life } from '@tillkit/dom'
import { adopt, live } from '@tillkit/mount'
import { ACCORDION, anatomy, classes } from './anatomy.ts'
import { adoptButton } from './button.ts'
import { slideOpen } from './slide-open.ts'

/** How long a list takes to open, in ms, and how: slow at both ends. */
const MOTION = { ms: 700, easing: 'cubic-bezier(0.645, 0.045, 0.355, 1)' } as const

/** Lets the entries of a menu that have lists of their own open and close them. */
export function bindAccordion(life: Life, menu: HTMLElement): void {
  live(life, anatomy.parent, (entry, own) => {
    if (!invoke(entry, 'closest', ACCORDION)) return
    const link = invoke(entry, 'querySelector', anatomy.link)
    const list = invoke(entry, 'querySelector', anatomy.list)
    if (link instanceof HTMLElement && list instanceof HTMLElement) bindEntry(own, link, list)
  }, menu)
}

function bindEntry(life: Life, link: HTMLElement, list: HTMLElement): void {
  const { store, turn } = slideOpen(life, list, MOTION)
  adopt(life, list, store, ({ isOpen }) => ({ classes: { [classes.list]: isOpen } }))
  adoptButton(life, link, { source: store, select: ({ isOpen }) => ({ 'aria-expanded': String(isOpen) }) })
  adopt(life, arrowOf(life, link), store, ({ isOpen }) => ({ classes: { [classes.arrowOpen]: isOpen } }))
  listen<MouseEvent>(life, link, 'click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    void turn(!store.getState().isOpen)
  })
}

/** The arrow in an entry's link, which the theme's script puts there. */
function arrowOf(life: Life, link: HTMLElement): Element {
  const there = link.querySelector(`.${classes.arrow}`)
  if (there) return there
  const arrow = document.createElement('span')
  arrow.className = classes.arrow
  link.append(arrow)
  life.onEnd(() => arrow.remove())
  return arrow
}
