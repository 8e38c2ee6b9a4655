<?php
/**
 * Takes everything away that the plugin has stored, on every site of a network.
 *
 * @package Tillkit
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Takes it away on the current site. */
function tillkit_uninstall_site() {
	delete_option( 'tillkit_settings' );
	delete_option( 'tillkit_audience_before' );
}

if ( is_multisite() ) {
	$tillkit_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $tillkit_sites as $tillkit_site ) {
		switch_to_blog( $tillkit_site );
		tillkit_uninstall_site();
		restore_current_blog();
	}
} else {
	tillkit_uninstall_site();
}
