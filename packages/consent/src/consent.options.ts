import { number } from '@tillkit/platform'

/** What a shop may set, in `#tillkit-config` under `units.consent`. */
export const options = {
  /** The revision of the shop's policy, counted from 1: who has chosen under an earlier one is asked again. With 0 nobody is. */
  revision: number(0),
}
