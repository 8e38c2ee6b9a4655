import { anatomy, LINE_KEY } from '../mini-cart.anatomy.ts'
import { numberIn, type Lines } from '../mini-cart.model.ts'

/** Reads the lines that the server printed; 0 where no quantity stands. */
export function readLines(...roots: ParentNode[]): Lines {
  const lines = roots.flatMap((root) => [...root.querySelectorAll(anatomy.line)])
  return Object.fromEntries(
    // Of a line that stands in both panels, the field's number counts, which comes last.
    lines.map((line) => [line.getAttribute(LINE_KEY) ?? '', { quantity: quantityOf(line), name: nameOf(line) }]),
  )
}

function quantityOf(line: Element): number {
  const field = line.querySelector(anatomy.quantityField)?.getAttribute('value')
  return Number(field ?? numberIn(line.querySelector(anatomy.quantityText)?.textContent ?? '')) || 0
}

/** The name alone: a quantity may stand in the same link. */
export function nameOf(line: Element): string {
  const texts = [...(line.querySelector(anatomy.name)?.childNodes ?? [])].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  return texts.map(({ textContent }) => textContent).join(' ').trim()
}
