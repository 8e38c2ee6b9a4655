import { flag } from '@tillkit/platform'

/** What a shop may set of the unit, in `#tillkit-config` under `units.add-to-cart`. */
export const options = {
  /** Tells tag managers what was added and removed; switch it off where a plugin does. */
  dataLayer: flag(true),
}
