import type { Life } from '@tillkit/dom'
import { offerFunction } from './public-functions.ts'

/** What public functions do with one element, by their names. */
type Actions = Readonly<Record<string, (...args: unknown[]) => unknown>>

const byElement = new WeakMap<Element, Actions>()

/** Offers public functions that scripts call with the element that they mean: of several elements each does its own. */
export function offerFor(life: Life, element: Element, actions: Actions): void {
  byElement.set(element, { ...byElement.get(element), ...actions })
  life.onEnd(() => byElement.delete(element))
  for (const name of Object.keys(actions)) {
    offerFunction(life, name, (given, ...rest) => {
      const meant = givenElement(given)
      return meant && byElement.get(meant)?.[name]?.(...rest)
    })
  }
}

/** The element that a script gives to a public function: itself, or the first of a jQuery object or a list. */
export function givenElement(given: unknown): Element | undefined {
  if (given instanceof Element) return given
  const first: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, 0) : undefined
  return first instanceof Element ? first : undefined
}
