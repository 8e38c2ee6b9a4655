import { fieldState, isAsPrinted, setFieldState } from '@tillkit/dom'
import type { ThemeControl } from '../theme-forms/controls.ts'

/**
 * Takes over what was typed and chosen in a form that is gone: the server prints texts again, and no choices. What nobody touched is
 * left as the server printed it, and the sum's answer goes with its sum.
 */
export function carryOver(from: readonly ThemeControl[], to: readonly ThemeControl[]): void {
  const known = new Map(from.map((control) => [control.id, control]))
  for (const { id, elements } of to) {
    const before = known.get(id)?.elements ?? []
    elements.forEach((element, index) => {
      const old = before[index]
      if (old && old.localName === element.localName && !isAsPrinted(old)) setFieldState(element, fieldState(old))
    })
  }
}
