import { type Life, pressByKey } from '@tillkit/dom'
import { adopt, type Source } from '@tillkit/mount'

/** Attributes by name; `null` takes one away. */
type Attributes = Readonly<Record<string, string | null>>

/** What opens and closes something, or does something, whatever the server printed it as. */
export interface ButtonOf<State> {
  /** What it is called, unless the shop has named it. Default: by its words. */
  readonly name?: string
  readonly source: Source<State>
  /** What else it says of itself, such as whether what it opens is open. */
  readonly select?: (state: State) => Attributes
}

/**
 * Makes a button of what the server printed otherwise: as a rule without a name, a role or a place in the keyboard's order. Enter and
 * Space press it.
 */
export function adoptButton<State>(life: Life, element: Element, { name, source, select = () => ({}) }: ButtonOf<State>): void {
  const isButton = element instanceof HTMLButtonElement
  const label = element.getAttribute('aria-label') || name
  adopt(life, element, source, (state) => ({
    attributes: { ...(label && { 'aria-label': label }), ...(!isButton && { role: 'button', tabindex: '0' }), ...select(state) },
  }))
  if (!isButton) pressByKey(life, element)
}
