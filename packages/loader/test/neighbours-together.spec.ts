// @long
import { NEIGHBOURS, openBeside, useBeside, useShop } from '@tillkit/testing'
import { describe, it } from 'vitest'
import { uses } from './unit-uses.ts'

const shop = useShop()
const shared = NEIGHBOURS.filter(({ length }) => length > 1)

// Those that stand alone are in neighbours.spec.ts: in two files they take two cores.
describe('a page with neighbours', () => {
  it.each(shared.map((neighbours) => [neighbours.map(({ title }) => title).join(', and '), neighbours] as const))(
    'serves every unit %s',
    async (_titles, neighbours) => {
      const opened = await openBeside(shop, neighbours, uses)
      await useBeside(shop, opened, neighbours, uses)
    },
    // Every unit of the build is used, one after the other.
    300_000,
  )
})
