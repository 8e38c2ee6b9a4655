import { defineWidget } from '@tillkit/mount'
import { bindFilters } from './filters.bind.ts'
import { manifest } from './filters.manifest.ts'
import { messages } from './filters.messages.ts'
import { options } from './filters.options.ts'
import { readFilters } from './filters.read.ts'
import { openListing } from './listing/open-listing.ts'

/** Filter panels and shop listings: all of a page share one state, which its address says. */
export const filters = defineWidget({
  ...manifest,
  messages,
  options,
  read: readFilters,
  key: () => 'page',
  store: openListing,
  dispose: (listing) => listing.end(),
  bind: bindFilters,
})
