import { flag } from '@tillkit/platform'

/** What a shop may set, in `#tillkit-config` under `units.variation-form`. */
export const options = {
  /** Whether options that cannot be combined with what is chosen stay in their lists, named so; choosing one empties what it cannot be combined with. */
  keepsOptions: flag(false),
}
