import { invoke, native, regionOf } from '@tillkit/dom'
import type { QueuedTouch } from './claims.ts'

/** Finds the only element that its claim is about, with the same names and data, in a region of the same name. */
export function findReplacement({ claim, element, region }: QueuedTouch): Element | undefined {
  const [only, ...others] = [...document.querySelectorAll(claim.selector)].filter(
    (other) => idOf(regionOf(other)) === idOf(region) && namesOf(other) === namesOf(element),
  )
  return others.length === 0 ? only : undefined
}

/** By the attribute: a field named `id` hides the property. */
const idOf = (region: Element | null) => region && invoke(region, 'getAttribute', 'id')

/** What an element is called and means. */
function namesOf(element: Element): string {
  const named = [...native(element, 'attributes')].filter(({ name }) => /^(id|href|action|name|value|data-.*)$/.test(name))
  return [native(element, 'localName'), ...named.map(({ name, value }) => `${name}=${value}`).sort()].join('\n')
}
