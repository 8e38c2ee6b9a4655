<?php
/**
 * Empties page caches when the settings or our files change: a page in a cache would go on as it was made.
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

/** Does it after each change of settings or files, and when the plugin comes or goes. */
function hook_up() {
	add_action( 'add_option_' . Settings\OPTION, __NAMESPACE__ . '\purge', 10, 0 );
	add_action( 'update_option_' . Settings\OPTION, __NAMESPACE__ . '\purge', 10, 0 );
	add_action( 'upgrader_process_complete', __NAMESPACE__ . '\purge_after_update', 10, 2 );
	register_activation_hook( \Tillkit\FILE, __NAMESPACE__ . '\empty_caches' );
	register_deactivation_hook( \Tillkit\FILE, __NAMESPACE__ . '\empty_caches' );
}

/**
 * Empties them when this plugin has got other files: pages would name those that are gone.
 *
 * @param object $upgrader What has brought files.
 * @param array  $what     What they are of.
 */
function purge_after_update( $upgrader, $what = array() ) {
	$plugins = array_merge( isset( $what['plugins'] ) ? (array) $what['plugins'] : array(), isset( $what['plugin'] ) ? (array) $what['plugin'] : array() );
	$by_hand = isset( $upgrader->new_plugin_data['TextDomain'] ) && 'tillkit' === $upgrader->new_plugin_data['TextDomain'];
	if ( $by_hand || in_array( plugin_basename( \Tillkit\FILE ), $plugins, true ) ) {
		empty_caches();
	}
}

/** Empties every page cache that is there, and tells others. */
function purge() {
	empty_caches();

	/**
	 * Fires when the settings have changed and known page caches are empty.
	 *
	 * @since 0.1.0
	 */
	do_action( 'tillkit_settings_changed' );
}

/** Empties every page cache that is there. */
function empty_caches() {
	foreach ( array_filter( FUNCTIONS, 'function_exists' ) as $function ) {
		$function();
	}
	foreach ( ACTIONS as $action ) {
		do_action( $action ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- The caches' own names.
	}
}
