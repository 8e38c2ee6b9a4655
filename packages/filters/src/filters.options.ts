import { flag } from '@tillkit/platform'

/** What a shop may set of the unit, in `#tillkit-config` under `units.filters`. */
export const options = {
  /** Fetches a page ahead when somebody is about to follow its link. */
  prefetch: flag(true),
  /** Opens a panel as a drawer on phones. */
  drawer: flag(true),
}
