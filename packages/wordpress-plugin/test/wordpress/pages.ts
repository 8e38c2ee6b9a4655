import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contactFormHtml, newsletterHtml } from '@tillkit/fixtures/theme-forms'
import { F1, globalData, LINES, miniCartAnswer, miniCartHtml, simpleProductMain } from '@tillkit/testing'
import type { Site } from './site.ts'

/** The pages of a test's shop, by the end of their addresses. */
const PAGES: Readonly<Record<string, string>> = {
  product: simpleProductMain(F1, { displayType: 'blocks', generation: '5.4', action: '/product/' }),
  'mini-cart': `<header>${miniCartHtml({ lines: LINES })}</header>`,
  'shop-with-filters': `<header>${miniCartHtml({ lines: LINES })}</header><div class="et_pb_module ags_woo_products_filters ags_woo_products_filters_0"></div>`,
  contact: contactFormHtml(),
  news: newsletterHtml(),
  'your-cart': '<h1>Basket</h1>',
  'with-basket': '<h1>Widget</h1>[standin_basket]',
  checkout: '<h1>Checkout</h1>[standin_lines]',
  shop: '<h1>Shop</h1>',
  'my-account': '<h1>Account</h1>',
  'till-roll': simpleProductMain(F1, { displayType: 'table', generation: '5.4', action: '/product/' }),
  'till-roll-blocks': simpleProductMain(F1, { displayType: 'blocks', generation: '5.4', action: '/product/' }),
}

/** What stands in the database where a page's content names a module. */
const MODULES: Readonly<Record<string, string>> = {
  'mini-cart': '[ags_woo_mini_cart]',
  'shop-with-filters': '[et_pb_section][ags_woo_products_filters _builder_version="4.27"][/et_pb_section]',
  contact: '[et_pb_section][et_pb_contact_form _builder_version="4.27"][et_pb_contact_field field_id="Name"][/et_pb_contact_field][/et_pb_contact_form][/et_pb_section]',
  news: '[et_pb_section][et_pb_signup _builder_version="4.27"][/et_pb_signup][/et_pb_section]',
}

/** The products of a test's shop, old ones first: a kind, and what is kept of each. */
const PRODUCTS: Readonly<Record<string, readonly [string, Readonly<Record<string, unknown>>]>> = {
  'till-roll': ['simple', { _price: '10', _fixed_price_rules: { 10: '9' } }],
  'till-roll-blocks': ['simple', { _price: '10', _fixed_price_rules: { 10: '9' }, _tiered_pricing_template: 'blocks' }],
  'roll-sizes': ['variable', {}],
  'roll-set': ['grouped', {}],
  'plain-roll': ['simple', { _price: '3', _fixed_price_rules: [], _tiered_pricing_template: 'tooltip' }],
  'sold-out': ['simple', { _price: '4', _stock_status: 'outofstock' }],
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
  const pages = Object.keys(PAGES).filter((slug) => !(slug in PRODUCTS))
  const contents = Object.fromEntries(pages.map((slug) => [slug, MODULES[slug] ?? '']))
  await site.run(`foreach ( ${decoded(contents)} as $slug => $content ) {
wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => $slug, 'post_title' => $slug, 'post_author' => 1, 'post_content' => $content ) );
}
return true;`)
  await site.run(`foreach ( array( ${plugins.map((file) => `'${file}'`).join()} ) as $file ) {
$failed = activate_plugin( $file );
if ( is_wp_error( $failed ) ) { throw new Exception( $failed->get_error_message() ); }
}
return true;`)
  if (plugins.includes('woocommerce/woocommerce.php')) await stock(site)
}

/** Makes the products. Kinds and addresses of products are there in requests after the activation. */
async function stock(site: Site): Promise<void> {
  await site.run(`flush_rewrite_rules( false );
$second = 0;
$category = wp_insert_term( 'Rolls', 'product_cat' );
foreach ( ${decoded(PRODUCTS)} as $slug => list( $type, $meta ) ) {
$id = wp_insert_post( array( 'post_type' => 'product', 'post_status' => 'publish', 'post_name' => $slug, 'post_title' => $slug, 'post_author' => 1, 'post_date' => '2024-01-01 00:00:' . sprintf( '%02d', ++$second ) ) );
wp_set_object_terms( $id, $type, 'product_type' );
wp_set_object_terms( $id, $category['term_id'], 'product_cat' );
foreach ( $meta as $key => $value ) { update_post_meta( $id, $key, $value ); }
}
return true;`)
}

/** A value as PHP writes it. */
function decoded(value: unknown): string {
  return `json_decode( base64_decode( '${Buffer.from(JSON.stringify(value)).toString('base64')}' ), true )`
}
