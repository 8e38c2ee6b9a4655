import { giveBackFocus, type Keep, nearest } from '@tillkit/dom'
import { saveFocus } from '@tillkit/platform/cart'
import { anatomy, LINE_KEY, SCROLLERS } from '../mini-cart.anatomy.ts'

/**
 * Keeps the focus in a panel whose HTML is sent again: on the same control, else on the line that takes the place of the one
 * that has gone.
 * @param fallback takes it where nothing else can
 */
export function keepPlace(fallback: () => HTMLElement | null): Keep {
  return (root) => {
    const restoreFocus = saveFocus(root)
    // A control that is taken out loses its focus, for a moment: a dropdown that closed on that could not be given it back.
    root.addEventListener('focusout', unheard, true)
    const hadFocus = root.contains(document.activeElement)
    const neighbours = neighboursOf(document.activeElement, root)
    return () => {
      root.removeEventListener('focusout', unheard, true)
      restoreFocus()
      if (!hadFocus || root.contains(document.activeElement)) return
      const next = neighbours.map((key) => root.querySelector<HTMLElement>(`[${LINE_KEY}="${CSS.escape(key)}"] ${anatomy.remove}`))
      giveBackFocus(next.find(Boolean) ?? fallback())
    }
  }
}

const unheard = (event: Event) => event.stopImmediatePropagation()

/** The keys of the lines that take the focus over when this one goes: those behind it, then those before it. */
function neighboursOf(active: Element | null, root: Element): string[] {
  const panel = nearest(active, SCROLLERS)
  const lines = [...(panel && root.contains(panel) ? panel.querySelectorAll(anatomy.line) : [])]
  const at = lines.findIndex((line) => line.contains(active))
  const order = [...lines.slice(at + 1), ...lines.slice(0, Math.max(at, 0)).reverse()]
  return order.map((line) => line.getAttribute(LINE_KEY) ?? '')
}
