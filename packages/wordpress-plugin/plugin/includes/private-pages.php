<?php
/**
 * Keeps what only some visitors get out of page caches.
 *
 * @package Tillkit
 */

namespace Tillkit\Private_Pages;

use Tillkit\Settings;

defined( 'ABSPATH' ) || exit;

/** While Tillkit is shown to administrators only, their pages are for nobody else. */
function hook_up() {
	if ( Settings\ADMINISTRATORS === Settings\read()['audience'] ) {
		keep_private();
	}
}

/** Asks caches to leave this page view out. */
function keep_private() {
	if ( ! defined( 'DONOTCACHEPAGE' ) ) {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- The caches' own name.
		define( 'DONOTCACHEPAGE', true );
	}
	nocache_headers();
	// LiteSpeed keeps pages of those who are logged in by itself.
	do_action( 'litespeed_control_set_nocache', 'tillkit' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
}
