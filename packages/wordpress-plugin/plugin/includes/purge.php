<?php
/**
 * Empties page caches when the settings change: a page in a cache would go on as it was made.
 *
 * @package Tillkit
 */

namespace Tillkit\Purge;

use Tillkit\Settings;

defined( 'ABSPATH' ) || exit;

/** Functions of caches that empty all of a site's pages. */
const FUNCTIONS = array( 'rocket_clean_domain', 'w3tc_flush_posts', 'wp_cache_clear_cache', 'sg_cachepress_purge_cache', 'wpfc_clear_all_cache' );

/** Actions that do the same. */
const ACTIONS = array( 'litespeed_purge_all', 'cache_enabler_clear_site_cache', 'breeze_clear_all_cache', 'wphb_clear_page_cache' );

/** Does it after each change. */
function hook_up() {
	add_action( 'add_option_' . Settings\OPTION, __NAMESPACE__ . '\purge', 10, 0 );
	add_action( 'update_option_' . Settings\OPTION, __NAMESPACE__ . '\purge', 10, 0 );
}

/** Empties every page cache that is there. */
function purge() {
	foreach ( array_filter( FUNCTIONS, 'function_exists' ) as $function ) {
		$function();
	}
	foreach ( ACTIONS as $action ) {
		do_action( $action ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- The caches' own names.
	}

	/**
	 * Fires when the settings have changed and known page caches are empty.
	 *
	 * @since 0.1.0
	 */
	do_action( 'tillkit_settings_changed' );
}
