import type { AnyHost, PaletteHost, PanelHost, ShopHost } from './bind/context.ts'
import { bindPanel } from './bind/panel.ts'
import { bindShop } from './bind/shop.ts'

const loadPalette = () => import('./lazy/palette.ts')

/** Binds a panel or a shop to the page's one listing, or a palette to its select. */
export function bindFilters(host: AnyHost): void {
  switch (host.config.kind) {
    case 'panel':
      return bindPanel(host as PanelHost)
    case 'shop':
      return bindShop(host as ShopHost)
    case 'palette':
      return host.bring(host, loadPalette, ({ bindPalette }) => bindPalette(host as PaletteHost))
  }
}
