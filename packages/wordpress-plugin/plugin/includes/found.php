<?php
/**
 * The plugins and themes whose scripts Tillkit replaces, as far as this shop has them.
 *
 * @package Tillkit
 */

namespace Tillkit\Found;

use Tillkit\Table;

defined( 'ABSPATH' ) || exit;

/** Core's handles are all of one plugin. */
const CORE = 'woocommerce/woocommerce.php';

/**
 * Whether the plugin or theme that a legacy script belongs to is active.
 *
 * @param string $handle A handle of the table.
 * @return bool
 */
function is_active( $handle ) {
	return '' !== file_of( $handle );
}

/**
 * The main file of the active plugin that a legacy script belongs to, relative to the folder of plugins, or of the theme,
 * relative to that of themes; '' for none.
 *
 * @param string $handle A handle of the table.
 * @return string
 */
function file_of( $handle ) {
	$found = is_themes( $handle ) ? theme_file( $handle ) : plugin_file( $handle );

	/**
	 * Filters which plugin a legacy script belongs to, for forks in folders of other names.
	 *
	 * @since 0.1.0
	 *
	 * @param string $found  The plugin's main file, such as `woocommerce/woocommerce.php`, or the theme's style sheet, such
	 *                       as `Divi/style.css`; '' for none.
	 * @param string $handle The script's handle.
	 */
	return (string) apply_filters( 'tillkit_legacy_plugin', $found, $handle );
}

/**
 * Whether a legacy script belongs to a theme.
 *
 * @param string $handle A handle of the table.
 * @return bool
 */
function is_themes( $handle ) {
	return isset( Table\all()['themes'][ $handle ] );
}

/**
 * Whether a legacy script is WooCommerce's own.
 *
 * @param string $handle A handle of the table.
 * @return bool
 */
function is_core( $handle ) {
	return ! is_themes( $handle ) && '' === plugin_of( $handle )['folder'];
}

/**
 * The style sheet of a legacy script's theme, where that is the site's or the parent of that; '' where it is not.
 *
 * @param string $handle A handle of the table.
 * @return string
 */
function theme_file( $handle ) {
	$theme = get_template();
	return 0 === strpos( $theme, Table\all()['themes'][ $handle ]['folder'] ) ? $theme . '/style.css' : '';
}

/**
 * The main file of the active plugin that a legacy script belongs to; '' for none.
 *
 * @param string $handle A handle of the table.
 * @return string
 */
function plugin_file( $handle ) {
	foreach ( active_plugins() as $file ) {
		if ( is_file_of( $file, plugin_of( $handle ) ) ) {
			return $file;
		}
	}
	return '';
}

/**
 * Whether a main file is that of a plugin.
 *
 * @param string                                              $file   A main file.
 * @param array{folder: string, title: string, file?: string} $plugin What the table says of the plugin.
 * @return bool
 */
function is_file_of( $file, $plugin ) {
	if ( '' === $plugin['folder'] ) {
		return CORE === $file;
	}
	return 0 === strpos( $file, $plugin['folder'] ) && ( ! isset( $plugin['file'] ) || basename( $file ) === $plugin['file'] );
}

/**
 * Which version of its plugin or theme is active; '' where none is, or where it does not say so.
 *
 * @param string $handle A handle of the table.
 * @return string
 */
function version_of( $handle ) {
	if ( is_themes( $handle ) ) {
		return (string) wp_get_theme( get_template() )->get( 'Version' );
	}
	$path = WP_PLUGIN_DIR . '/' . file_of( $handle );
	$data = is_readable( $path ) && is_file( $path ) ? get_plugin_data( $path, false, false ) : array();
	return isset( $data['Version'] ) ? $data['Version'] : '';
}

/**
 * What the plugin or theme is called that a legacy script belongs to, where it is not there to say it itself.
 *
 * @param string $handle A handle of the table.
 * @return string
 */
function usual_name( $handle ) {
	return is_themes( $handle ) ? Table\all()['themes'][ $handle ]['title'] : plugin_of( $handle )['title'];
}

/**
 * How the folder of a legacy script's plugin begins, '' for WooCommerce's own, and what the plugin is called. Editions and
 * forks have folders that begin alike; where add-ons have, too, the main file tells them apart.
 *
 * @param string $handle A handle of the table.
 * @return array{folder: string, title: string, file?: string}
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
