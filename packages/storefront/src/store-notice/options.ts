import { number } from '@tillkit/platform'

/** What a shop may set of the unit, in `#tillkit-config` under `units.store-notice`. */
export const options = {
  /** For how many days a dismissed store notice stays away; with 0 until the browser is closed. */
  days: number(0),
}
