import { dispatchChange, isIn } from '@tillkit/dom'
import { changeBetween } from './edit.ts'
import type { Written } from './mask.ts'

/**
 * Writes a text into an input, with the caret where it belongs. Where the shopper is in it, it is written as she would type it: so the browser
 * can take it back (Ctrl+Z), tells of it by itself, and raises `change` once the input is left.
 */
export function writeText(input: HTMLInputElement, { text, caret }: Pick<Written, 'text' | 'caret'>): void {
  const isHere = isIn(input)
  if (input.value !== text) {
    if (isHere) typeDifference(input, text)
    if (input.value !== text) {
      input.value = text
      dispatchChange(input)
    }
  }
  if (isHere && (input.selectionStart !== caret || input.selectionEnd !== caret)) input.setSelectionRange(caret, caret)
}

/** Types the least that makes another text of the one that stands there. */
function typeDifference(input: HTMLInputElement, text: string): void {
  const { start, end, inserted } = changeBetween(input.value, text, startOfTail(input.value, text))
  input.setSelectionRange(start, end)
  // No newer way lets the browser take back what a script has written.
  if (typeof document.execCommand === 'function') document.execCommand(inserted === '' ? 'delete' : 'insertText', false, inserted)
}

/** Where in the second text begins what both end with. */
function startOfTail(before: string, after: string): number {
  let tail = 0
  while (tail < Math.min(before.length, after.length) && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  return after.length - tail
}
