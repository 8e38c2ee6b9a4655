import { followSize, invoke, listen } from '@tillkit/dom'
import { adopt, adoptAs, defineBehaviour, type Host, live } from '@tillkit/mount'
import { setting } from '@tillkit/platform/theme'
import { createStore } from 'zustand/vanilla'
import { giveIcons } from '../shared/button-icons.ts'
import {
  COMMENT_BUTTONS, COMMENTS, DETAILS, DIVIDER, LAYOUT, layout, PRICE, SEARCH, TESTIMONIAL, widgetSearch, WIDGETS,
} from './anatomy.ts'
import { bindDivider, bindPrice, bindSearch, bindTestimonial } from './measured.ts'

/** How narrow a search among widgets may be before it is called that, in px. */
const NARROW = 150

/** What style sheets cannot say of testimonials, searches, prices, comments, dividers, and of texts under the pointer. */
export const unit = defineBehaviour<null>({
  name: 'page-builder/details',
  selector: DETAILS,
  when: 'now',
  read: () => null,
  start(host) {
    for (const [selector, bind] of BINDINGS) if (invoke(host.element, 'matches', selector)) bind(host)
  },
})

/** An element may be several. */
const BINDINGS: readonly (readonly [string, (host: Host) => void])[] = [
  [TESTIMONIAL, bindTestimonial],
  [SEARCH, bindSearch],
  [WIDGETS, bindWidgetSearch],
  [PRICE, bindPrice],
  [COMMENTS, bindComments],
  [DIVIDER, bindDivider],
  [LAYOUT, bindLayout],
]

/** Tells style sheets what a search among widgets is like; a button that says nothing goes. */
function bindWidgetSearch(host: Host): void {
  const named = setting(widgetSearch.setting)
  live(host, typeof named === 'string' && named !== '' ? named : widgetSearch.box, (box, life) => {
    const submits = [...invoke(box, 'querySelectorAll', widgetSearch.submit)]
    for (const submit of submits) {
      const says = submit instanceof HTMLInputElement ? submit.value : submit.innerHTML
      if (says.trim() === '') adoptAs(life, submit, { properties: { hidden: true } })
    }
    const size = createStore(() => ({ isNarrow: false }))
    adopt(life, box, size, ({ isNarrow }) => ({ classes: { [widgetSearch.noSubmit]: submits.length === 0, [widgetSearch.narrow]: isNarrow } }))
    followSize(life, { of: [box], atOnce: true }, () => size.setState({ isNarrow: (box as HTMLElement).offsetWidth < NARROW }))
  }, host.element)
}

/** Makes buttons of the theme's of a comments module's. */
function bindComments(host: Host): void {
  live(host, COMMENT_BUTTONS, (button, life) => giveIcons(life, button, host.element), host.element)
}

/** Makes a text light or dark under the pointer, on each kind of screen that it has a setting for. */
function bindLayout(host: Host): void {
  const { element } = host
  const hover = element.getAttribute(layout.hover)
  const node = invoke(element, 'matches', layout.buttonWrapper) ? invoke(element, 'querySelector', layout.wrappedButton) : element
  if (!hover || !node) return
  const pointer = createStore(() => ({ isOver: false }))
  const settings = Object.entries(layout.now).flatMap(([ending, name]) => {
    const now = element.getAttribute(name)
    return now && now !== hover ? [{ now: layout.className + now + ending, hovered: layout.className + hover + ending }] : []
  })
  adopt(host, node, pointer, ({ isOver }) => ({
    classes: isOver ? Object.fromEntries(settings.flatMap(({ now, hovered }) => [[now, false], [hovered, true]])) : {},
  }))
  listen(host, element, 'mouseenter', () => pointer.setState({ isOver: true }))
  listen(host, element, 'mouseleave', () => pointer.setState({ isOver: false }))
}
