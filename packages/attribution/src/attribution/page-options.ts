import { readOptions, readPageConfig } from '@tillkit/platform'
import { options, type AttributionOptions } from './options.ts'

/** The unit's options, for its untouched part; what is mistyped in them the script tag's own readers tell. */
export function pageOptions(): AttributionOptions {
  return readOptions(options, readPageConfig().units['attribution'] ?? {}, () => undefined)
}
