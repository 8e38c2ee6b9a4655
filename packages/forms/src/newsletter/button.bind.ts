import { clickOnSpace, closestTo, invoke, isComposed, listen } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { type LegacyEvent, onLegacy } from '@tillkit/platform'
import { BUTTON } from './anatomy.ts'
import type { NewsletterHost } from './context.ts'

/** The buttons of a form: links that lead nowhere. */
export const buttonsIn = (element: HTMLElement): HTMLElement[] => [...invoke(element, 'querySelectorAll', BUTTON)] as HTMLElement[]

/**
 * Sends a form by its button, or by Enter in a field of one line: by pointer, by keyboard, and as scripts do it through jQuery. The page
 * does not jump, and the browser sends nothing itself.
 */
export function bindButton(host: NewsletterHost, send: () => unknown): void {
  const { element } = host
  for (const button of buttonsIn(element)) {
    if (button instanceof HTMLAnchorElement && !button.hasAttribute('role')) adoptAs(host, button, { attributes: { role: 'button' } })
  }
  const guarded = host.guard(send)
  const act = (event: LegacyEvent) => {
    event.preventDefault()
    guarded()
  }
  onLegacy(element, 'click', (event) => (closestTo(event, BUTTON) ? act(event) : undefined), host)
  // Where `keydown` is answered no `keypress` follows; scripts that know the theme raise that alone.
  onLegacy(element, 'keydown keypress', (event) => {
    if (!isEnterInField(event)) return
    // Held down it is one press, of which the browser would send a form of one field again and again.
    if (keyOf(event).repeat) event.preventDefault()
    else act(event)
  }, host)
  onLegacy(element, 'submit', act, host)
  listen<KeyboardEvent>(host, element, 'keydown', (event) => clickOnSpace(event, BUTTON))
}

const ENTER = 13

/** A script's own has nothing of a key but what it was given. */
const keyOf = (event: LegacyEvent) => (event.originalEvent ?? event) as Partial<KeyboardEvent>

/** Whether Enter was pressed in a field of one line, and not meant for a word, or a suggestion, that is being picked. */
function isEnterInField(event: LegacyEvent & { readonly which?: unknown }): boolean {
  const pressed = keyOf(event)
  const isMeantElsewhere = isComposed(pressed) || pressed.defaultPrevented
  return (pressed.key === 'Enter' || event.which === ENTER) && !isMeantElsewhere && event.target instanceof HTMLInputElement
}
