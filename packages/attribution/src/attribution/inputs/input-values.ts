import { invoke, native } from '@tillkit/dom'

/** What the inputs of an element hold, by their fields. */
export type InputValues = Readonly<Record<string, unknown>>

/** What inputs are made with. */
export interface InputNames {
  /** What begins their names. */
  readonly prefix: string
  /** The fields, in their order. */
  readonly fields: readonly string[]
}

/** Has an element hold one hidden input for each field, and nothing else: what is not known is empty. */
export function drawInputs(element: Element, { prefix, fields }: InputNames, values: InputValues): void {
  const inputs = fields.map((field) => {
    const input = document.createElement('input')
    input.setAttribute('type', 'hidden')
    input.setAttribute('name', prefix + field)
    input.value = textOf(values[field])
    return input
  })
  invoke(element, 'replaceChildren', ...inputs)
}

/** Writes values into the inputs of an element. @returns fields whose inputs somebody has taken out */
export function writeInputs(element: Element, { prefix, fields }: InputNames, values: InputValues): string[] {
  const inputs = [...invoke(element, 'querySelectorAll', 'input')].filter((one) => one instanceof HTMLInputElement)
  return fields.filter((field) => {
    const input = inputs.find((one) => one.getAttribute('name') === prefix + field)
    if (input) input.value = textOf(values[field])
    return !input
  })
}

/** Whether an element holds what was drawn into it, and nothing of somebody else's. */
export function hasInputsAlone(element: Element, { prefix, fields }: InputNames): boolean {
  const names = [...native(element, 'childNodes')].map((node) => node instanceof HTMLInputElement && node.getAttribute('name'))
  return names.every((name) => fields.some((field) => name === prefix + field))
}

const textOf = (value: unknown): string => (value ? String(value) : '')
