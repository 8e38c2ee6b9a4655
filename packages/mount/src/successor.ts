import type { Held } from './claims.ts'

/** The only element that its claim is about, with the same names and data, in a region of the same name. */
export function successorOf({ claim, element, region }: Held): Element | undefined {
  const [only, ...others] = [...document.querySelectorAll(claim.selector)].filter(
    (other) => other.parentElement?.closest('[id]')?.id === region?.id && namesOf(other) === namesOf(element),
  )
  return others.length === 0 ? only : undefined
}

/** What an element is called and means. */
function namesOf({ localName, attributes }: Element): string {
  const named = [...attributes].filter(({ name }) => /^(id|href|action|name|value|data-.*)$/.test(name))
  return [localName, ...named.map(({ name, value }) => `${name}=${value}`).sort()].join('\n')
}
