import type { OptionReader } from '@tillkit/platform'

const text: OptionReader<string> = (value = '') => (typeof value === 'string' ? value.trim() : undefined)

/** What a shop may set of the unit, in `#tillkit-config` under `units.page-builder/map`. */
export const options = {
  /**
   * Where pictures of the map come from, with `{z}`, `{x}` and `{y}`: maps are drawn from there with Leaflet, which comes late (49 kB gzip)
   * and only then, and Google's script is not used. Default: none.
   */
  tiles: text,
  /** Who has made the pictures, as HTML. Default: nothing. */
  attribution: text,
}
