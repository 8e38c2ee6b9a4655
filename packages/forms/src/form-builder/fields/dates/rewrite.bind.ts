import { dispatchChange, invoke, isAsPrinted, isEnter, isIn, listen, setFieldState } from '@tillkit/dom'
import type { FormContext } from '../../context.ts'

/** Whether one of a field's options is meant: Enter chooses that. */
const isChoosing = (target: EventTarget | null): boolean => target instanceof Element && invoke(target, 'hasAttribute', 'aria-activedescendant')

/** What a text becomes once its field is left. */
export type Rewrite = (text: string) => string

/**
 * Writes what was typed as the field has it, once the field is left or its form is sent: before anybody checks it. What nobody has typed stays as the
 * server has printed it.
 */
export function rewriteWhenLeft({ life, root }: Pick<FormContext, 'life' | 'root'>, rewrites: ReadonlyMap<EventTarget, Rewrite>): void {
  const rewrite = (target: EventTarget | null) => {
    const write = target && rewrites.get(target)
    if (!write || !(target instanceof HTMLInputElement) || target.value.trim() === '' || isAsPrinted(target)) return
    if (setFieldState(target, write(target.value))) dispatchChange(target)
  }
  // Whoever goes to another window comes back to it.
  listen(life, root, 'focusout', ({ target }) => !isIn(target as Element) && rewrite(target), { capture: true })
  listen(life, root, 'keydown', (event) => isEnter(event) && !isChoosing(event.target) && rewrite(event.target), { capture: true })
  listen(life, root, 'submit', () => rewrite(document.activeElement), { capture: true })
}
