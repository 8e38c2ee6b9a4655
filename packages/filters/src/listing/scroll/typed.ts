import { keepFields } from '@tillkit/mount'
import { ADDING, isProductName } from '../adding/adding.anatomy.ts'

/** What was typed at products stays over a new listing, as far as they are listed; whoever reads those fields is told. */
export const holdTyped = keepFields({ placeOf: productOf, tells: true })

/** The class that names the product in which something stands. */
export function productOf(element: Element): string | undefined {
  return [...(element.closest(ADDING.item)?.classList ?? [])].find(isProductName)
}
