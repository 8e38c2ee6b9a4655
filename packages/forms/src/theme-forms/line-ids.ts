import type { Control } from '../engine/page/index.ts'

let forms = 0

/** Says by which id the line of a form's control is known: its field is described by it. */
export function lineIds(): (control: Control) => string {
  const form = (forms += 1)
  const numbers = new Map<Control, number>()
  return (control) => {
    const number = numbers.get(control) ?? numbers.size + 1
    numbers.set(control, number)
    return `tillkit-form-${form}-${number}`
  }
}
