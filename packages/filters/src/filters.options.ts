import { flag } from '@tillkit/platform'

/** What a shop may set of the unit, in `#tillkit-config` under `units.filters`. */
export const options = {
  /** Fetches a page ahead when somebody is about to follow its link. */
  prefetch: flag(true),
  /** On windows up to 767 px: a button opens the panel as a drawer while it is out of sight. */
  drawer: flag(true),
}
