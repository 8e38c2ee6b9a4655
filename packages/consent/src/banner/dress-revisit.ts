import { classes } from './anatomy.ts'
import type { ConsentBasics } from './read-basics.ts'

/** Gives the button to choose anew its place on the page. */
export function dressRevisit(button: Element, { revisit, isRightToLeft }: Pick<ConsentBasics, 'revisit' | 'isRightToLeft'>): void {
  button.classList.add(classes.revisit + revisit.position)
  if (isRightToLeft) button.classList.add(classes.rtl)
}
