import type { Life } from '@tillkit/dom'
import { givenElement } from './given-element.ts'
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
