import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { F1, globalData, LINES, miniCartAnswer, miniCartHtml, simpleProductMain } from '@tillkit/testing'
import type { Site } from './site.ts'

/** The pages of a test's shop, by the end of their addresses. */
const PAGES: Readonly<Record<string, string>> = {
  product: simpleProductMain(F1, { displayType: 'blocks', generation: '5.4', action: '/product/' }),
  'mini-cart': `<header>${miniCartHtml({ lines: LINES })}</header>`,
  'shop-with-filters': `<header>${miniCartHtml({ lines: LINES })}</header><div class="et_pb_module ags_woo_products_filters ags_woo_products_filters_0"></div>`,
  'your-cart': '<h1>Basket</h1>',
  'with-basket': '<h1>Widget</h1>[standin_basket]',
  checkout: '<h1>Checkout</h1>',
  shop: '<h1>Shop</h1>',
}

/** The plugins that stand in for those of a shop. */
export const SHOP_PLUGINS = ['woocommerce/woocommerce.php', 'tier-pricing-table/tier-pricing-table.php', 'divi-shop-builder/divi-shop-builder.php', 'third-party.php']

/** Makes the pages, and activates plugins: those of a shop, and ours unless it is to wait. */
export async function furnish(site: Site, plugins: readonly string[] = [...SHOP_PLUGINS, 'tillkit/tillkit.php']): Promise<void> {
  const folder = join(site.content, 'pages')
  mkdirSync(folder)
  for (const [slug, html] of Object.entries(PAGES)) writeFileSync(join(folder, `${slug}.html`), html)
  writeFileSync(join(folder, 'tiered-pricing.json'), JSON.stringify(globalData({ generation: '5.4' })))
  writeFileSync(join(folder, 'dswcp_update_cart.json'), miniCartAnswer({ lines: LINES.slice(0, 1) }))
  const names = Object.keys(PAGES).map((slug) => `'${slug}'`)
  await site.run(`foreach ( array( ${names.join()} ) as $slug ) {
wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => $slug, 'post_title' => $slug, 'post_author' => 1 ) );
}
return true;`)
  await site.run(`foreach ( array( ${plugins.map((file) => `'${file}'`).join()} ) as $file ) {
$failed = activate_plugin( $file );
if ( is_wp_error( $failed ) ) { throw new Exception( $failed->get_error_message() ); }
}
return true;`)
}
