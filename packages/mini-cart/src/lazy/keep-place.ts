import { giveBackFocus } from '@tillkit/dom'
import { holdFocus } from '@tillkit/platform/cart'
import { anatomy, LINE_KEY } from '../mini-cart.anatomy.ts'

const SCROLLERS = '.dswcp-side-cart-items, .dswcp-dropdown-cart-items'

/**
 * Remembers what a shopper would miss when a panel's HTML is replaced: focus, scrolling, and pictures that are there.
 * @param fallback takes the focus where nothing else can
 * @returns what gives it back in the new HTML
 */
export function keepPlace(root: HTMLElement, fallback: () => HTMLElement | null): () => void {
  const restoreFocus = holdFocus(root)
  // A control that is taken out loses its focus, for a moment: a dropdown that closed on that could not be given it back.
  root.addEventListener('focusout', unheard, true)
  const hadFocus = root.contains(document.activeElement)
  const neighbours = neighboursOf(document.activeElement, root)
  const scrolled = [...root.querySelectorAll(SCROLLERS)].map(({ scrollTop }) => scrollTop)
  const pictures = picturesOf(root)
  return () => {
    for (const [key, picture] of picturesOf(root)) {
      const known = pictures.get(key)
      if (known) picture.replaceWith(known)
    }
    ;[...root.querySelectorAll(SCROLLERS)].forEach((scroller, index) => {
      scroller.scrollTop = scrolled[index] ?? 0
    })
    root.removeEventListener('focusout', unheard, true)
    restoreFocus()
    if (!hadFocus || root.contains(document.activeElement)) return
    const next = neighbours.map((key) => root.querySelector<HTMLElement>(`[${LINE_KEY}="${CSS.escape(key)}"] ${anatomy.remove}`))
    giveBackFocus(next.find(Boolean) ?? fallback())
  }
}

const unheard = (event: Event) => event.stopImmediatePropagation()

/** The keys of the lines that take the focus over when this one goes: those behind it, then those before it. */
function neighboursOf(active: Element | null, root: Element): string[] {
  const panel = active?.closest(SCROLLERS)
  const lines = [...(panel && root.contains(panel) ? panel.querySelectorAll(anatomy.line) : [])]
  const at = lines.findIndex((line) => line.contains(active))
  const order = [...lines.slice(at + 1), ...lines.slice(0, Math.max(at, 0)).reverse()]
  return order.map((line) => line.getAttribute(LINE_KEY) ?? '')
}

/** Pictures by their place and address. One that is loaded is worth more than a new element, which shows nothing at first. */
function picturesOf(root: Element): Map<string, HTMLImageElement> {
  const pictures = [...root.querySelectorAll<HTMLImageElement>(`${anatomy.line} img`)]
  return new Map(pictures.map((picture) => [`${picture.closest(anatomy.line)?.className ?? ''} ${picture.closest(anatomy.line)?.getAttribute(LINE_KEY) ?? ''} ${picture.getAttribute('src') ?? ''}`, picture]))
}
