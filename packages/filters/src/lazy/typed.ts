import { all } from '../bind/context.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const FIELD = '.product :is(input, select, textarea)[name]'

/**
 * Remembers what was typed at products, for the time in which their listing is replaced.
 * @returns writes it to the same products in the new one, as far as they are listed, and tells whoever reads those fields
 */
export function holdTyped(element: Element): () => void {
  const typed = [...fieldsOf(element)].filter(([, field]) => isTyped(field))
  return () => {
    if (typed.length === 0) return
    const fields = fieldsOf(element)
    for (const [key, { value }] of typed) {
      const field = fields.get(key)
      if (!field || field.value === value) continue
      field.value = value
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }
}

/** Fields by their product, their name, and their place among those with both: each layout has its own. */
function fieldsOf(element: Element): Map<string, Field> {
  const found = new Map<string, Field>()
  for (const field of all<Field>(element, FIELD)) {
    const product = productOf(field)
    let place = 0
    while (found.has(`${product} ${field.name} ${place}`)) place += 1
    if (product) found.set(`${product} ${field.name} ${place}`, field)
  }
  return found
}

/** The class that names the product in which something stands. */
export function productOf(element: Element): string | undefined {
  return [...(element.closest('.product')?.classList ?? [])].find((name) => /^post-\d+$/.test(name))
}

function isTyped(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected !== option.defaultSelected)
  return field.type !== 'hidden' && field.value !== field.defaultValue
}
