import type { Bench, BenchPageOptions } from '@tillkit/bench'
import { checkoutCall, checkoutGlobalsScript, checkoutSiteHtml, manyLines, modulesPageHtml, type SampleShop } from '@tillkit/fixtures'
import { assets, serveCheckout } from '@tillkit/testing/server'
import { readFileSync } from 'node:fs'

/** The platform's sheet and the page builder's in short, there with our script and without. */
export const STYLES = `<style>${readFileSync(assets.checkoutStyles, 'utf8')}</style>`

/** A postcode that costs more than the one that stands in the form. */
export const FAR = 'IV1 1AA'

/** A checkout that is measured, and the shop behind it. */
export interface BenchCheckout {
  readonly shop: SampleShop
  readonly page: BenchPageOptions
}

/** A checkout that lacks nothing, with so many lines, on one page or in steps. Its calls are answered. */
export function checkoutWith(bench: Pick<Bench, 'server'>, { lines, steps = false }: { readonly lines: number; readonly steps?: boolean }): BenchCheckout {
  const print = { print: (page: Parameters<typeof modulesPageHtml>[0]) => modulesPageHtml({ ...page, steps: true }) }
  const shop = serveCheckout(bench.server, { lines: manyLines(lines), values: 'full' }, steps ? print : {})
  return { shop, page: printed(shop, steps) }
}

function printed(shop: SampleShop, steps: boolean): BenchPageOptions {
  const { nonces } = shop.checkout
  return {
    path: '/checkout/',
    main: checkoutSiteHtml(shop),
    globals: checkoutGlobalsScript({ nonces, modules: steps ? ['billing', 'shipping'] : [] }),
    head: STYLES,
    bodyClass: 'woocommerce-checkout woocommerce-page',
  }
}

/** What the shop answers when it is asked for the totals of the far postcode. */
export function farTotals(shop: SampleShop): string {
  const form = { security: shop.checkout.nonces.update_order_review, country: 'GB', postcode: FAR, s_country: 'GB', s_postcode: FAR, payment_method: 'bacs' }
  const reply = checkoutCall('update_order_review', new URLSearchParams(form), shop)
  if (reply?.status !== 200) throw new Error('The shop does not answer with totals.')
  return reply.body
}
