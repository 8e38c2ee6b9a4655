import { type Life, listen } from '@tillkit/dom'

const TYPES = [
  'click', 'dblclick', 'contextmenu', 'pointerdown', 'pointerup', 'mousedown', 'mouseup', 'auxclick', 'touchstart', 'touchmove', 'touchend', 'wheel',
  'keydown', 'keyup', 'keypress', 'input', 'change', 'focusin', 'focusout', 'copy', 'selectstart',
]

/**
 * Keeps what is done in the panel from the page: a menu that closes on any click elsewhere stays open while one
 * looks at it. Listeners that capture on the document come before us; nobody can help that.
 */
export function keepToItself(shadow: ShadowRoot, life: Life): void {
  for (const type of TYPES) listen(life, shadow, type, (event) => event.stopPropagation(), { passive: true })
}
