import { isIn, type Life, listen } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'

/** What the keyboard on the screen of a phone depends on. */
export interface KeyboardOptions {
  /** Whether digits are enough. */
  readonly isNumeric: boolean
  /** Whether a press opens something to choose from. */
  readonly opens: () => boolean
}

/**
 * Says which keyboard a phone is to show. A finger that comes to a field opens what there is to choose from, which the keyboard would lie over: it comes
 * with the second press.
 */
export function bindKeyboard(life: Life, input: HTMLInputElement, { isNumeric, opens }: KeyboardOptions): void {
  const store = createStore(() => ({ isQuiet: false }))
  const usual = isNumeric && !input.hasAttribute('inputmode') ? { attributes: { inputmode: 'numeric' } } : {}
  adopt(life, input, store, ({ isQuiet }) => (isQuiet ? { attributes: { inputmode: 'none' } } : usual))
  listen<PointerEvent>(life, input, 'pointerdown', ({ pointerType }) => store.setState({ isQuiet: pointerType === 'touch' && !isIn(input) && opens() }))
  listen(life, input, 'blur', () => store.setState({ isQuiet: false }))
}
