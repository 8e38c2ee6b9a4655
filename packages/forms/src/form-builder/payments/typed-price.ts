import { dispatchChange, invoke, isOurs, listen, setFieldState } from '@tillkit/dom'
import type { FormContext } from '../context.ts'
import { anatomy } from './anatomy.ts'
import { type BuilderCurrency, cleanPrice, readTypedAmount, withoutSymbol } from './amounts.model.ts'

/** Lets nothing but digits and marks stand in a price that is typed, and writes it as the page writes money once it is left. */
export function followTypedPrices({ life, root, onSubmit }: Pick<FormContext, 'life' | 'root' | 'onSubmit'>, currency: BuilderCurrency): void {
  const write = (input: HTMLInputElement) => {
    if (input.value !== '' && setFieldState(input, withoutSymbol(readTypedAmount(input.value, currency), currency))) dispatchChange(input)
  }
  listen<InputEvent>(life, root, 'input', (event) => {
    const { target } = event
    if (!isTypedPrice(target) || isOurs(event) || event.isComposing) return
    keepClean(target)
  }, { capture: true })
  listen(life, root, 'focusout', ({ target }) => {
    if (isTypedPrice(target)) write(target)
  }, { capture: true })
  // With Enter a form is sent before its field is left.
  onSubmit(life, () => {
    for (const input of invoke(root, 'querySelectorAll', anatomy.typedPrice)) if (isTypedPrice(input)) write(input)
    return { kind: 'on' }
  })
}

const isTypedPrice = (target: EventTarget | null): target is HTMLInputElement => target instanceof HTMLInputElement && invoke(target, 'matches', anatomy.typedPrice)

/** What is left out before the caret moves it along. */
function keepClean(input: HTMLInputElement): void {
  const { value, selectionStart } = input
  const clean = cleanPrice(value)
  if (clean === value) return
  const caret = cleanPrice(value.slice(0, selectionStart ?? value.length)).length
  input.value = clean
  if (document.activeElement === input) input.setSelectionRange(caret, caret)
}
