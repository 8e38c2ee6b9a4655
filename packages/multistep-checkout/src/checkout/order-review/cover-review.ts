import { adopt, live } from '@tillkit/mount'
import { anatomy, classes } from '../anatomy.ts'
import type { Checkout } from '../context.ts'

/** Covers totals and ways to pay while new ones are on their way. */
export function coverReview({ host, store }: Checkout): void {
  live(host, `${anatomy.payment}, ${anatomy.reviewTable}`, (part, life) => {
    adopt(life, part, store, ({ isRecalculating }) =>
      isRecalculating ? { classes: { [classes.covered]: true }, attributes: { 'aria-busy': 'true' } } : {},
    )
  })
}
