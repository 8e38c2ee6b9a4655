import type { OptionReader } from '@tillkit/platform'

const text: OptionReader<string> = (value = '') => (typeof value === 'string' ? value.trim() : undefined)

/** What a shop may set of the unit, in `#tillkit-config` under `units.page-builder/map`. */
export const options = {
  /**
   * Where pictures of the map come from, with `{z}`, `{x}` and `{y}`: then maps are drawn from there, without Google. Default none:
   * with Google's script.
   */
  tiles: text,
  /** Who has made them, as HTML, where that has to be said. Default nothing. */
  attribution: text,
}
