import { invoke } from '@tillkit/dom'
import type { Host } from '@tillkit/mount'
import { offerFunction } from './public-functions.ts'

/** What the hosts of a function do, by the function's name. */
const hosts = new Map<string, Map<Element, (...args: unknown[]) => unknown>>()

/** The elements that a caller means: an element, a list of them, or what jQuery found. Anything else is none. */
function elementsIn(value: unknown): readonly Element[] {
  if (value instanceof Element) return [value]
  if (typeof value !== 'object' || value === null) return []
  return Array.from(value as ArrayLike<unknown>).filter((one) => one instanceof Element)
}

/**
 * Offers a function of the theme's whose first argument says which modules are meant: by themselves, by something in them or around
 * them. Without it all are. Each host answers for itself, with the arguments that follow.
 */
export function offerForElements(host: Host, name: string, run: (...args: unknown[]) => unknown): void {
  const own = hosts.get(name) ?? new Map<Element, typeof run>()
  hosts.set(name, own.set(host.element, run))
  host.onEnd(() => {
    own.delete(host.element)
    if (own.size === 0) hosts.delete(name)
  })
  offerFunction(host, name, (which, ...rest) => {
    const meant = elementsIn(which)
    for (const [element, answer] of [...own]) {
      const isMeant = meant.some((one) => invoke(element, 'contains', one) || invoke(one, 'contains', element))
      if (which === undefined || isMeant) answer(...rest)
    }
  })
}
