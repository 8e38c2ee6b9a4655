<?php
/**
 * A test's WordPress asks nobody for updates: it would complain that nobody answers.
 *
 * @package Tillkit
 */

foreach ( array( '_maybe_update_core', '_maybe_update_plugins', '_maybe_update_themes' ) as $tillkit_update ) {
	remove_action( 'admin_init', $tillkit_update );
}
foreach ( array( 'load-plugins.php', 'load-themes.php', 'load-update.php', 'load-update-core.php' ) as $tillkit_page ) {
	remove_all_actions( $tillkit_page );
}
add_filter( 'pre_option_can_compress_scripts', '__return_zero' );
