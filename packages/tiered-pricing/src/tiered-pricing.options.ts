import { flag } from '@tillkit/platform'

/** What a shop may set of the unit, in `#tillkit-config` under `units.tiered-pricing`. */
export const options = {
  /** Draws what is missing to the next tier. */
  addMore: flag(false),
}
