import { invoke, isTicked, nearest } from '@tillkit/dom'
import { onLegacy } from '@tillkit/platform'
import { classes } from '../anatomy.ts'
import type { FormContext } from '../context.ts'
import { anatomy } from './anatomy.ts'

/** Marks what is chosen in lists of choices, and shows the text beside another choice while that is chosen. */
export function bindChoices({ life, root, form }: FormContext): void {
  catchUp(root)
  onLegacy(root, 'change', ({ target }) => {
    if (target instanceof HTMLInputElement && isTicked(target) && showChosen(target)) form.look()
  }, life)
}

/** @returns whether it is a choice that counts: none of a field that conditions hide */
function showChosen(box: HTMLInputElement): boolean {
  const shell = nearest(box, anatomy.choices)
  if (!shell || invoke(shell, 'matches', `.${classes.conditionalHide}`)) return false
  mark(shell, box)
  if (box.type === 'radio') showOther(shell)
  return true
}

/** What was chosen before anybody listened: the choice that brought this code, what the browser has put back. */
function catchUp(root: HTMLFormElement): void {
  for (const box of invoke(root, 'querySelectorAll', anatomy.chosen)) {
    // Of radio buttons the chosen one speaks for all.
    if (box instanceof HTMLInputElement && box.checked !== box.defaultChecked && (box.checked || box.type === 'checkbox')) showChosen(box)
  }
}

/** The theme's look of what is chosen. It says what the shopper did, so it stays as it is when we go. */
function mark(shell: Element, box: HTMLInputElement): void {
  const item = nearest(box, 'li')
  if (box.type === 'radio') for (const other of invoke(shell, 'querySelectorAll', `li.${anatomy.selected}`)) other.classList.remove(anatomy.selected)
  item?.classList.toggle(anatomy.selected, box.checked)
}

/** The text of another choice takes part while that is chosen. */
function showOther(shell: Element): void {
  const text = invoke(shell, 'querySelector', anatomy.otherText)
  if (!(text instanceof HTMLInputElement)) return
  const isChosen = invoke(shell, 'querySelector', anatomy.otherChosen) !== null
  text.classList.toggle(classes.hidden, !isChosen)
  text.disabled = !isChosen
  text.required = isChosen
}
