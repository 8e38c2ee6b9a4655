import type { AnyHost, PanelHost, ShopHost } from './bind/context.ts'
import { bindPanel } from './bind/panel.ts'
import { bindShop } from './bind/shop.ts'

/** Binds a panel or a shop to the page's one listing. */
export function bindFilters(host: AnyHost): void {
  if (host.config.kind === 'panel') bindPanel(host as PanelHost)
  else bindShop(host as ShopHost)
}
