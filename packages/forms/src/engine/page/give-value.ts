import { isAsPrinted, isIn, isTicked, setFieldState } from '@tillkit/dom'
import type { Value } from '../value.ts'
import type { Control } from './control.ts'

/** Lets a control hold something, where it holds what the server printed and the shopper is not in it. Files are the shopper's alone to choose. @returns whether it does */
export function giveValue({ elements }: Control, value: Value): boolean {
  if (elements.some((element) => element.type === 'file' || isIn(element) || !isAsPrinted(element))) return false
  const chosen = typeof value === 'string' ? [value] : value
  for (const element of elements) setFieldState(element, isTicked(element) ? String(chosen.includes(element.value)) : chosen.join('\n'))
  return elements.some((element) => !isAsPrinted(element))
}
