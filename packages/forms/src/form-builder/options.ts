import { flag } from '@tillkit/platform'

/** What a shop may set of the unit, in `#tillkit-config` under `units.form-builder`. */
export const options = {
  /** Keeps what is typed in this tab until it has been sent. */
  drafts: flag(true),
}
