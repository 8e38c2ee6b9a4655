import { flag } from '@tillkit/platform'

/** What a shop may set of the unit, in `#tillkit-config` under `units.contact-form`. */
export const options = {
  /** Asks another sum than the page was printed with, where nobody has answered it yet. */
  freshSums: flag(false),
  /** Keeps what is typed in this tab until it has been sent. */
  drafts: flag(false),
}
