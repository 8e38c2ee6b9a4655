import { listen, type Life } from '@tillkit/mount'

const TYPES = [
  'click', 'dblclick', 'contextmenu', 'pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'wheel',
  'keydown', 'keyup', 'keypress', 'input', 'change', 'focusin', 'focusout', 'copy',
]

/**
 * Keeps what is done in the panel from the page: a menu that closes on any click elsewhere stays open while one
 * looks at it. Listeners that capture on the document come before us; nobody can help that.
 */
export function keepToItself(shadow: ShadowRoot, life: Life): void {
  for (const type of TYPES) listen(life, shadow, type, (event) => event.stopPropagation(), { passive: true })
}
