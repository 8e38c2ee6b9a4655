import { number } from '@tillkit/platform'

/** What a shop may set of the unit, in `#tillkit-config` under `units.page-events`. */
export const options = {
  /** For how many days a dismissed store notice stays away; with 0 until the browser is closed. */
  storeNoticeDays: number(0),
}
