import { invoke } from '@tillkit/dom'
import { InvalidMarkup } from '@tillkit/mount'

/**
 * The number that an attribute begins with: `80%` is 80.
 * @throws InvalidMarkup where it begins with none
 */
export function numberIn(element: Element, attribute: string): number {
  const text = invoke(element, 'getAttribute', attribute)
  const value = parseFloat(text ?? '')
  if (Number.isFinite(value)) return value
  throw new InvalidMarkup(attribute, `is ${JSON.stringify(text)}, which is no number`, 'Enter one in the module’s settings.', { help: 'module-attribute' })
}
