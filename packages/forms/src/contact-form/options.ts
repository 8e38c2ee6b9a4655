import { flag } from '@tillkit/platform'

/** What a shop may set of the unit, in `#tillkit-config` under `units.contact-form`. */
export const options = {
  /** Asks another sum than the page was printed with, for pages from a cache, whose sum is always the same. */
  freshSums: flag(false),
  /** Keeps what is typed in the tab until it has been sent, and gives it back when the page is opened again. */
  drafts: flag(false),
}
