import { narrow, defineWidget } from '@tillkit/mount'
import type { AnyHost } from './panel/context.ts'
import { bindPanel } from './panel/panel.bind.ts'
import { bindListing } from './listing/listing.bind.ts'
import { panelView } from './listing/store/page-panels.ts'
import { manifest } from './filters.manifest.ts'
import { messages } from './filters.messages.ts'
import { options } from './filters.options.ts'
import { readFilters } from './filters.read.ts'
import { openListing } from './listing/open-listing.ts'

/** Binds a panel or a listing to what all of the page share. */
function bindFilters(host: AnyHost): void {
  const { config } = host
  if (config.kind === 'panel') bindPanel(narrow(host, { config, store: panelView(host.store, config.id) }))
  else bindListing(narrow(host, { config }))
}

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
