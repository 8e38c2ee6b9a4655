<?php
/**
 * The plugins whose scripts Tillkit replaces, as far as this shop has them.
 *
 * @package Tillkit
 */

namespace Tillkit\Found;

defined( 'ABSPATH' ) || exit;

/** The beginnings of the plugins' folders, by handle. Editions and forks have folders that begin alike. */
const FOLDERS = array(
	'tiered-pricing-table-front-js'          => 'tier-pricing-table',
	'divi-woocommerce-pages-frontend-bundle' => 'divi-shop-builder',
	'woofilters'                             => 'divi-shop-builder',
);

/** What those plugins are called, by the same beginnings, for shops where they cannot say it themselves. */
const NAMES = array(
	'tier-pricing-table' => 'Tiered Pricing Table for WooCommerce',
	'divi-shop-builder'  => 'Divi Shop Builder',
);

/** Core's handles are all of one plugin. */
const CORE = 'woocommerce/woocommerce.php';

/**
 * Whether the plugin that a legacy script belongs to is active.
 *
 * @param string $handle A handle of the table.
 * @return bool
 */
function is_active( $handle ) {
	return '' !== file_of( $handle );
}

/**
 * The main file of the active plugin that a legacy script belongs to, relative to the folder of plugins; '' for none.
 *
 * @param string $handle A handle of the table.
 * @return string
 */
function file_of( $handle ) {
	$found = '';
	foreach ( active_plugins() as $file ) {
		$is_it = isset( FOLDERS[ $handle ] ) ? 0 === strpos( $file, FOLDERS[ $handle ] ) : CORE === $file;
		if ( $is_it ) {
			$found = $file;
			break;
		}
	}

	/**
	 * Filters which plugin a legacy script belongs to, for forks in folders of other names.
	 *
	 * @since 0.1.0
	 *
	 * @param string $found  The plugin's main file, such as `woocommerce/woocommerce.php`; '' for none.
	 * @param string $handle The script's handle.
	 */
	return (string) apply_filters( 'tillkit_legacy_plugin', $found, $handle );
}

/**
 * What the plugin is called that a legacy script belongs to, where it is not there to say it itself.
 *
 * @param string $handle A handle of the table.
 * @return string
 */
function usual_name( $handle ) {
	return isset( FOLDERS[ $handle ] ) ? NAMES[ FOLDERS[ $handle ] ] : 'WooCommerce';
}

/**
 * The plugins that are active on this site, also by the network.
 *
 * @return string[]
 */
function active_plugins() {
	$network = is_multisite() ? array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ) : array();
	return array_merge( array_filter( (array) get_option( 'active_plugins', array() ), 'is_string' ), $network );
}
