import { native } from '@tillkit/dom'
import { module } from './anatomy.ts'

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
