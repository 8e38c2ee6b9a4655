// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { apart, oddVisits } from './odd-visits.ts'
import type { UnitUse } from './unit-use.ts'

const used = (...units: string[]): UnitUse => ({ units, main: '', roots: units.map((unit) => `.${unit}`), use: () => Promise.resolve() })

describe('visits beside elements that throw', () => {
  it.each([[1, 1], [2, 2], [3, 3], [6, 4], [10, 5], [11, 6]])('tell any two of %i kinds apart, in %i of them', (count, visits) => {
    const groups = apart(count)
    const numbers = Array.from({ length: count }, (_none, number) => number)
    const pairs = numbers.flatMap((one) => numbers.filter((other) => other !== one).map((other) => [one, other] as const))
    expect(pairs.filter(([odd, other]) => !groups.some((group) => group.has(odd) && !group.has(other)))).toEqual([])
    expect(numbers.filter((number) => !groups.some((group) => group.has(number)))).toEqual([])
    expect(groups).toHaveLength(visits)
  })

  it('have what is of the same units together, and spoil no other', () => {
    const visits = oddVisits([used('steps'), used('modules'), used('basket'), { ...used('modules'), roots: ['.more'] }]).flat().filter(({ spoils }) => spoils)
    const withModules = visits.filter(({ spoils }) => spoils?.includes('modules'))
    expect(withModules.map(({ roots }) => roots)).toEqual(withModules.map(() => expect.arrayContaining(['.modules', '.more'])))
    expect(visits.map(({ spoils }) => [...new Set(spoils)])).toEqual(visits.map(({ roots }) => [...new Set(roots?.filter((root) => root !== '.more').map((root) => root.slice(1)))]))
  })

  it.each([2, 3, 6, 10, 14, 20])('have each of %i kinds used where fields hide what a form has, in half of them at most where there are many', (count) => {
    const kinds = Array.from({ length: count }, (_none, number) => `kind-${number}`)
    const visits = oddVisits(kinds.map((kind) => used(kind)))
    const hidden = visits.filter((neighbours) => neighbours.some(({ title }) => title.startsWith('where fields hide')))
    const spoiled = hidden.map((neighbours) => neighbours.flatMap(({ spoils }) => spoils ?? []))
    expect(kinds.filter((kind) => spoiled.every((some) => some.includes(kind)))).toEqual([])
    if (count > 10 && count < 20) expect(hidden.length).toBeLessThanOrEqual(visits.length / 2)
  })
})
