<?php
/**
 * The plugins whose scripts Tillkit replaces, as far as this shop has them.
 *
 * @package Tillkit
 */

namespace Tillkit\Found;

use Tillkit\Table;

defined( 'ABSPATH' ) || exit;

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
	$found  = '';
	$folder = plugin_of( $handle )['folder'];
	foreach ( active_plugins() as $file ) {
		$is_it = '' !== $folder ? 0 === strpos( $file, $folder ) : CORE === $file;
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
	return plugin_of( $handle )['title'];
}

/**
 * How the folder of a legacy script's plugin begins, '' for WooCommerce's own, and what the plugin is called. Editions and
 * forks have folders that begin alike.
 *
 * @param string $handle A handle of the table.
 * @return array{folder: string, title: string}
 */
function plugin_of( $handle ) {
	$plugins = Table\all()['plugins'];
	return isset( $plugins[ $handle ] ) ? $plugins[ $handle ] : array(
		'folder' => '',
		'title'  => 'WooCommerce',
	);
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
