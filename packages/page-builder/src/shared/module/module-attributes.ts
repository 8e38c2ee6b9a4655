import { native, invoke } from '@tillkit/dom'
import { InvalidMarkup } from '@tillkit/mount'
import { module } from '../anatomy.ts'

/** The class by which a module is told apart from others of its kind, or nothing where the theme printed none. */
export function orderClass(element: Element): string | undefined {
  return [...native(element, 'classList')].find((name) => module.order.test(name))
}

let unknown = 0

/** By what a module is known again when the server prints it anew: names may stand on a page twice, and places among them do not. */
export function moduleKey(element: Element): string {
  const nameOf = (one: Element) => [native(one, 'id'), orderClass(one) ?? ''].join()
  const name = nameOf(element)
  const same = [...document.querySelectorAll(module.any)].filter((one) => nameOf(one) === name)
  // What a child theme has made like a module, without a name: it is known to nobody again.
  const isUnknown = same.length === 0 && name === ','
  return [name, isUnknown ? `-${String((unknown += 1))}` : same.indexOf(element)].join()
}

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
