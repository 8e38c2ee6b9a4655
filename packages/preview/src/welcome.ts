import { INDEX_PATH } from './own-files.ts'
import type { PreviewOptions } from './options.ts'
import type { ShopAddress } from './shop.ts'

/** What the welcome says. */
export interface Welcome extends Omit<PreviewOptions, 'shop'> {
  readonly address: ShopAddress
  /** The preview's own. */
  readonly origin: string
}

/** What is printed when a preview has started: where to look, and what is real. */
export function welcome({ address, origin, units, allowOrders, allowTracking, insecure }: Welcome): string {
  const { port } = new URL(origin)
  const name = new URL(address.origin).hostname.replace(/^www\./, '').replaceAll('.', '-').replace(/[^\w-]/g, '')
  return `
  Preview of ${address.origin}

    ${origin}${address.start}

  Units      ${units.join(', ')}
  Orders     ${allowOrders ? 'are real: --allow-orders' : 'are refused here; --allow-orders lets them through'}
  Tracking   ${allowTracking ? 'leaves the page as on the shop itself: --allow-tracking' : 'is kept back; --allow-tracking lets it through'}
${insecure ? '  Certificate not checked: --insecure\n' : ''}
  Baskets, accounts and sent forms are real: they reach the shop. A page without Tillkit: ?tillkit=off
  Browsers keep one set of cookies for all of 127.0.0.1. With several shops on this computer, open
  http://${/^[\d-]*$/.test(name) ? 'shop' : name}.localhost:${port}${address.start} instead: its cookies stay apart. End with Ctrl+C.
`
}

/** The same for saved pages. */
export function welcomeToSaved(origin: string, folder: string): string {
  return `
  Saved pages of ${folder}

    ${origin}${INDEX_PATH}

  Calls are answered from the .http files beside the pages. A page without Tillkit: ?tillkit=off
  End with Ctrl+C.
`
}
