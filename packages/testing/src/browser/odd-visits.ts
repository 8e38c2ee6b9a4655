import { oddElements } from './neighbour-scripts.ts'
import { shadowedForms, type Neighbour } from './neighbours.ts'
import type { UnitUse } from './unit-use.ts'

/**
 * Has copies that throw whatever they are asked stand beside elements of some units: what that costs, it costs these alone. Several
 * kinds share a visit, and of any two kinds there is a visit in which the one has such copies and the other is used. In so many visits that
 * each kind is used in one of them, fields hide what a form has under their names too.
 * @param uses those of the same units are one kind: where one of them is spoiled, none of them is used
 * @returns the neighbours of each visit
 */
export function oddVisits(uses: readonly UnitUse[]): ReadonlyArray<readonly Neighbour[]> {
  const kinds = new Map<string, UnitUse[]>()
  for (const use of uses) {
    const name = use.units.join(', ')
    kinds.set(name, [...(kinds.get(name) ?? []), use])
  }
  const names = [...kinds.keys()]
  const left = new Set(names)
  // From the last: the kinds were put into the first groups first.
  return apart(names.length).reverse().map((members) => {
    const odd = names.filter((_name, kind) => members.has(kind))
    const visit = beside(odd, odd.flatMap((name) => kinds.get(name) ?? []))
    const used = [...left].filter((name) => !odd.includes(name))
    used.forEach((name) => left.delete(name))
    return used.length > 0 ? [shadowedForms('none'), visit] : [visit]
  })
}

function beside(kinds: readonly string[], uses: readonly UnitUse[]): Neighbour {
  return {
    // jQuery asks every element of the page; and units have to be used on a page without it.
    title: `without jQuery, beside elements that throw, of ${kinds.join('; of ')}`,
    jquery: 'none',
    script: oddElements,
    roots: uses.flatMap(({ roots }) => roots),
    spoils: uses.flatMap(({ units }) => units),
    isOdd: /\bodd\b/,
    isThere: () => document.querySelector('.odd') !== null && !('jQuery' in window),
  }
}

/**
 * The fewest groups of numbers below a count so that, of any two numbers, each stands in a group without the other: all stand in equally
 * many groups, and no two in the same ones.
 */
export function apart(count: number): Array<ReadonlySet<number>> {
  for (let groups = 1; ; groups += 1) {
    for (let size = 1; size <= Math.ceil(groups / 2); size += 1) {
      const places = choices(groups, size)
      if (places.length < count) continue
      return Array.from({ length: groups }, (_none, group) => new Set(Array.from({ length: count }, (_, number) => number).filter((number) => places[number]?.includes(group))))
    }
  }
}

/** All ways to choose so many of the numbers below a count. */
function choices(count: number, size: number): number[][] {
  if (size === 0) return [[]]
  return Array.from({ length: count }, (_none, last) => last).flatMap((last) => choices(last, size - 1).map((rest) => [...rest, last]))
}
