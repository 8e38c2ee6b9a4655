import { eventually, type UnitUse } from '@tillkit/testing'
import { anatomy, classes } from '../src/unit-name.anatomy.ts'
import { printUnitName } from '../src/unit-name.fixtures.ts'

/** The unit for the neighbours suite: what the server prints, and what a shopper does. */
export const uses: readonly UnitUse[] = [
  {
    units: ['unit-name'],
    main: printUnitName('{"id":"one"}'),
    roots: [anatomy.root],
    async use({ click, count }) {
      await click(`${anatomy.root} ${anatomy.toggle}`)
      await eventually(() => count(`${anatomy.root}.${classes.open}`)).toBe(1)
    },
  },
]
