// @long
import { NEIGHBOURS, oddVisits, openBeside, useBeside, useShop } from '@tillkit/testing'
import { describe, it } from 'vitest'
import { uses } from './unit-uses.ts'

const shop = useShop()
const shared = NEIGHBOURS.filter(({ length }) => length > 1)
const odd = oddVisits(uses).map((neighbour) => [neighbour])

// Those that stand alone are in neighbours.spec.ts: each half takes a minute of a core.
describe('a page with neighbours', () => {
  it.each([...shared, ...odd].map((neighbours) => [neighbours.map(({ title }) => title).join(', and '), neighbours] as const))(
    'serves every unit %s',
    async (_titles, neighbours) => {
      const opened = await openBeside(shop, neighbours, uses)
      await useBeside(shop, opened, neighbours, uses)
    },
  )
})
