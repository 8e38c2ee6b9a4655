import { invoke, listen, type Life } from '@tillkit/dom'
import { adopt, type Source } from '@tillkit/mount'

/** Attributes by name; `null` takes one away. */
type Attributes = Readonly<Record<string, string | null>>

/** What opens and closes something, or does something, whatever the server printed it as. */
export interface ButtonOf<State> {
  /** What it is called, unless the shop has named it. */
  readonly name: string
  readonly source: Source<State>
  /** What else it says of itself, such as whether what it opens is open. */
  readonly select?: (state: State) => Attributes
}

/**
 * Makes a button of what the server printed without a name, and as a rule without a role or a place in the keyboard's order. Enter and
 * Space press it.
 */
export function adoptButton<State>(life: Life, element: Element, { name, source, select = () => ({}) }: ButtonOf<State>): void {
  const isButton = element instanceof HTMLButtonElement
  const label = element.getAttribute('aria-label') || name
  adopt(life, element, source, (state) => ({
    attributes: { 'aria-label': label, ...(!isButton && { role: 'button', tabindex: '0' }), ...select(state) },
  }))
  if (!isButton) pressByKey(life, element)
}

/** Lets Enter and Space press an element, each press once. */
export function pressByKey(life: Life, element: Element): void {
  listen<KeyboardEvent>(life, element, 'keydown', (event) => {
    if (event.target !== element || event.defaultPrevented || !(event.key === 'Enter' || event.key === ' ')) return
    // Also of a key that is held: the page is not to scroll away beneath it.
    event.preventDefault()
    if (!event.repeat) invoke(element as HTMLElement, 'click')
  })
}
