import { narrow } from '@tillkit/mount'
import type { AnyHost } from './panel/context.ts'
import { bindPanel } from './panel/panel.bind.ts'
import { bindListing } from './listing/listing.bind.ts'
import { panelView } from './listing/store/panel-view.ts'

/** Binds a panel or a listing to what all of the page share. */
export function bindFilters(host: AnyHost): void {
  const { config } = host
  if (config.kind === 'panel') bindPanel(narrow(host, { config, store: panelView(host.store, config.id) }))
  else bindListing(narrow(host, { config }))
}
