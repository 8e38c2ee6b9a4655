import { invoke, listen, parseJson } from '@tillkit/dom'
import { adopt, adoptAs, type Bindings, defineBehaviour, InvalidMarkup } from '@tillkit/mount'
import { isRecord, readText, type SafeHtml } from '@tillkit/platform'
import { device, onDevice } from '@tillkit/platform/theme'
import { createStore } from 'zustand/vanilla'
import { DATA, HIDDEN, HIDDEN_UNTIL, MODULE, MULTI_VIEW } from './anatomy.ts'
import { type Shown, shownIn, type Views } from './views.model.ts'

/** What an element shows, and what the pointer has to be over. */
interface MultiViewConfig {
  readonly views: Views
  /** Default: the module around it. */
  readonly over: string
  /** What is wrong with what is said, of an element that the theme would hide for ever. */
  readonly fault?: InvalidMarkup
}

/** Elements that show something else on another screen, or under the pointer. */
export const unit = defineBehaviour<MultiViewConfig>({
  name: 'page-builder/multi-view',
  selector: MULTI_VIEW,
  when: 'now',
  read(element) {
    const data = parseJson(element.getAttribute(DATA) ?? '')
    const views = isRecord(data) ? data['schema'] : undefined
    if (!isRecord(data) || !isRecord(views)) {
      const fault = new InvalidMarkup(DATA, 'It does not say what is shown on which screen.', 'Print the JSON that the theme prints.', { help: 'multi-view' })
      if (!HIDDEN_UNTIL.some((name) => invoke(element, 'hasAttribute', name))) throw fault
      return { views: {}, over: MODULE, fault }
    }
    return { views, over: readText(data['hover_selector']) || MODULE }
  },
  start(host) {
    const { element, config: { views, over, fault } } = host
    // What was printed shows everywhere then.
    if (fault) host.report({ field: DATA, message: fault.message, advice: fault.advice, help: 'multi-view', cause: fault })
    const state = createStore(() => ({ screen: device(), isOver: false }))
    onDevice(host, (screen) => state.setState({ screen }))
    // What is printed is what a large screen shows: nothing is written there that is not asked for.
    const printed = shownIn(views, 'desktop', false)
    adopt(host, element, state, ({ screen, isOver }) => bindingsOf(shownIn(views, screen, isOver), printed))
    adoptAs(host, element, { attributes: Object.fromEntries(HIDDEN_UNTIL.map((name) => [name, null])) })
    const hovered = around(element, over) ?? around(element, MODULE) ?? element
    listen(host, hovered, 'mouseenter', () => state.setState({ isOver: true }))
    listen(host, hovered, 'mouseleave', () => state.setState({ isOver: false }))
  },
})

/** The element around one that a selector names: none by what is no selector, which comes from outside. */
function around(element: Element, selector: string): Element | null {
  try {
    return invoke(element, 'closest', selector)
  } catch {
    return null
  }
}

/** What is written where it differs from what is printed. */
function bindingsOf({ content, attributes, classes, style, isVisible }: Shown, printed: Shown): Bindings {
  // A picture's other sizes are those of the one that was printed: the browser would show one of them.
  const isOtherPicture = attributes['src'] !== undefined && attributes['src'] !== printed.attributes['src']
  return {
    attributes: { ...(isOtherPicture && { srcset: null, sizes: null }), ...attributes },
    style,
    classes: { ...classes, ...(isVisible !== undefined && { [HIDDEN]: !isVisible }) },
    // The shop's own HTML, as what is printed.
    ...(content !== undefined && content !== printed.content && { html: content as SafeHtml }),
  }
}
