import { narrow } from '@tillkit/mount'
import type { AnyHost } from './panel/context.ts'
import { bindPanel } from './panel/panel.bind.ts'
import { bindShop } from './listing/listing.bind.ts'
import { ofPanel } from './listing/store/panel-view.ts'

/** Binds a panel or a shop to the page's one listing. */
export function bindFilters(host: AnyHost): void {
  const { config } = host
  if (config.kind === 'panel') bindPanel(narrow(host, { config, store: ofPanel(host.store, config.id) }))
  else bindShop(narrow(host, { config }))
}
