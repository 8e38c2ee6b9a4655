/** Where the caret stands in a text, or what is marked of it. */
export type Caret = Parameters<HTMLInputElement['setSelectionRange']>

/** Whether a control is one in which text is typed: an input, of whichever type, or an area. */
export const takesText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** Where the caret stands in a control, if it has any. */
export function caretOf(element: Element): Caret | undefined {
  if (!takesText(element)) return undefined
  // Number fields have no selection: the browser says null.
  const { selectionStart, selectionEnd, selectionDirection } = element
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd, selectionDirection ?? 'none']
}

/** Puts the caret where it stood in the control that this one stands for. A field of another kind than before has none, and would throw. */
export function setCaret(element: Element, caret: Caret | undefined): void {
  if (caret && caretOf(element)) (element as HTMLInputElement).setSelectionRange(...caret)
}
