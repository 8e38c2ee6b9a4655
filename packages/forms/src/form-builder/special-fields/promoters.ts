import { invoke, listen, nearest } from '@tillkit/dom'
import { anatomy as form } from '../anatomy.ts'
import type { FormContext } from '../context.ts'
import { anatomy, classes } from './anatomy.ts'

/** Marks the field of a score in which the keyboard is: its boxes cannot be seen. */
export function bindPromoters({ life, root }: FormContext): void {
  const mark = (isFocused: boolean) => ({ target }: Event) => {
    if (target instanceof Element && invoke(target, 'matches', anatomy.promoter)) nearest(target, form.field)?.classList.toggle(classes.focused, isFocused)
  }
  listen(life, root, 'focusin', mark(true))
  listen(life, root, 'focusout', mark(false))
  life.onEnd(() => {
    for (const shell of invoke(root, 'querySelectorAll', `.${classes.focused}`)) shell.classList.remove(classes.focused)
  })
}
