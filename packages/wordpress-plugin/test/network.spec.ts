import { describe, expect, it } from 'vitest'
import { useSite } from './wordpress/use-site.ts'

const shop = useSite({ network: true, audience: 'fresh' })

/** An option of each of the two sites. */
const optionOf = (name: string) =>
  shop.run<unknown[]>(`return array_map( function ( $site ) { return get_blog_option( $site, '${name}' ); }, array( 1, 2 ) );`)

describe('a network of sites', () => {
  it('has settings of its own on each site, and our files where the network activates us', async () => {
    await shop.run(`deactivate_plugins( 'tillkit/tillkit.php' ); return activate_plugin( 'tillkit/tillkit.php', '', true );`)
    await shop.run(`foreach ( array( 'woocommerce/woocommerce.php', 'tier-pricing-table/tier-pricing-table.php' ) as $file ) { deactivate_plugins( $file ); activate_plugin( $file, '', true ); }
switch_to_blog( 2 ); switch_theme( 'plain' ); update_option( 'tillkit_settings', array( 'audience' => 'everyone', 'units' => array( 'tiered-pricing' ) ) ); restore_current_blog(); return 1;`)
    expect(await shop.html('/second/')).toContain('data-units="tiered-pricing"')
    expect(await shop.html('/second/')).not.toContain('product-tiered-pricing-table.min.js')
    const first = await shop.html('/product/')
    expect(first).not.toContain('tillkit.js')
    expect(first).toContain('product-tiered-pricing-table.min.js')
    // Whoever activates us for the network is not led to one site's page.
    expect(await shop.run(`$_GET = array( 'action' => 'activate', 'plugin' => 'tillkit/tillkit.php' ); wp_set_current_user( 1 );
require_once WP_PLUGIN_DIR . '/tillkit/admin/welcome.php'; remove_all_filters( 'wp_redirect' );
$led = array();
foreach ( array( true, false ) as $network ) { Tillkit\\Admin\\Welcome\\lead_here( 'tillkit/tillkit.php', $network ); $led[] = has_filter( 'wp_redirect' ); }
return $led;`)).toEqual([false, true])
    const page = await shop.visit('/second/wp-admin/options-general.php?page=tillkit', 'admin')
    expect(await page.getByRole('radio', { name: 'Everyone' }).isChecked()).toBe(true)
    expect(await page.locator('#tillkit-unit-tiered-pricing-about .tillkit-state').innerText()).toBe('Replaced.')
  })

  it('is left without a trace on every site when the plugin is deleted', async () => {
    await shop.run(`foreach ( array( 1, 2 ) as $site ) { switch_to_blog( $site ); update_option( 'tillkit_settings', array( 'audience' => 'everyone', 'units' => array() ) ); update_option( 'tillkit_audience_before', 'everyone' ); restore_current_blog(); } return 1;`)
    expect(await optionOf('tillkit_audience_before')).toEqual(['everyone', 'everyone'])
    await shop.run(`deactivate_plugins( 'tillkit/tillkit.php', false, true ); uninstall_plugin( 'tillkit/tillkit.php' ); return 1;`)
    expect(await optionOf('tillkit_settings')).toEqual([false, false])
    const left = await shop.run<number>(`global $wpdb; $left = 0;
foreach ( array( 'wp_options', 'wp_2_options' ) as $table ) { $left += (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table WHERE option_name LIKE '%tillkit%' AND option_name != 'uninstall_plugins'" ); }
foreach ( array( 'wp_sitemeta', 'wp_usermeta', 'wp_postmeta' ) as $table ) { $left += (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table WHERE meta_key LIKE '%tillkit%'" ); }
return $left;`)
    expect(left).toBe(0)
    expect(await shop.html('/product/')).toContain('product-tiered-pricing-table.min.js')
  })
})
