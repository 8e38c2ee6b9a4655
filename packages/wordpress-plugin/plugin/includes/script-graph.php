<?php
/**
 * The scripts that a page has printed, what each depends on, and who has asked for it, by WordPress's own graph.
 *
 * @package Tillkit
 */

namespace Tillkit\Script_Graph;

use Tillkit\Found;

defined( 'ABSPATH' ) || exit;

/** Notes what is printed by hand from the page's beginning. */
function hook_up() {
	add_filter( 'print_scripts_array', __NAMESPACE__ . '\note_asked', PHP_INT_MAX );
}

/**
 * Notes those that are about to be printed though nobody has enqueued them and nothing beside them depends on them: somebody prints them by hand.
 *
 * @param string[] $handles The handles that WordPress is about to print.
 * @return string[] The same.
 */
function note_asked( $handles ) {
	$scripts = wp_scripts();
	$needed  = array();
	foreach ( $handles as $handle ) {
		$needed = array_merge( $needed, deps_of( $scripts, $handle ) );
	}
	asked_by_hand( array_diff( $handles, $needed, $scripts->queue, $scripts->done ) );
	return $handles;
}

/**
 * The handles that somebody has printed by hand.
 *
 * @param string[] $more Further ones.
 * @return string[]
 */
function asked_by_hand( $more = array() ) {
	static $asked = array();
	$asked        = array_merge( $asked, $more );
	return $asked;
}

/**
 * What a script depends on, as it is registered.
 *
 * @param \WP_Scripts $scripts All scripts.
 * @param string      $handle  A script's handle.
 * @return string[]
 */
function deps_of( $scripts, $handle ) {
	return isset( $scripts->registered[ $handle ] ) ? (array) $scripts->registered[ $handle ]->deps : array();
}

/**
 * The scripts that have been printed so far, by handle. `file`: the address as it is registered, '' for an alias and for one whose source was
 * emptied; `is_platforms`: the file is WordPress' or WooCommerce's own; `is_enqueued`, `is_by_hand`: who has asked for it; `has_lines`: inline code.
 *
 * @return array<string, array{deps: string[], file: string, is_platforms: bool, is_enqueued: bool, is_by_hand: bool, has_lines: bool}>
 */
function printed() {
	$scripts = wp_scripts();
	$nodes   = array();
	foreach ( array_intersect( array_unique( $scripts->done ), array_keys( $scripts->registered ) ) as $handle ) {
		$file             = (string) $scripts->registered[ $handle ]->src;
		$lines            = array_merge( (array) $scripts->get_data( $handle, 'before' ), (array) $scripts->get_data( $handle, 'after' ) );
		$nodes[ $handle ] = array(
			'deps'         => deps_of( $scripts, $handle ),
			'file'         => $file,
			'is_platforms' => lies_in( $file, platform_folders() ),
			'is_enqueued'  => in_array( $handle, $scripts->queue, true ),
			'is_by_hand'   => in_array( $handle, asked_by_hand(), true ),
			'has_lines'    => array() !== array_filter( $lines ),
		);
	}
	return $nodes;
}

/**
 * Where the platform keeps its own scripts: WordPress registers them without a host.
 *
 * @return string[]
 */
function platform_folders() {
	$woocommerce = plugins_url( 'assets/', WP_PLUGIN_DIR . '/' . Found\CORE );
	return array_map( __NAMESPACE__ . '\without_scheme', array( '/wp-includes/', '/wp-admin/', includes_url(), admin_url(), $woocommerce ) );
}

/**
 * Whether a file lies in one of some folders.
 *
 * @param string   $address A file's address.
 * @param string[] $folders Addresses of folders, without their scheme.
 * @return bool
 */
function lies_in( $address, $folders ) {
	foreach ( $folders as $folder ) {
		if ( 0 === strpos( without_scheme( $address ), $folder ) ) {
			return true;
		}
	}
	return false;
}

/**
 * An address without `http:` or `https:`, of which a page may have both.
 *
 * @param string $address An address.
 * @return string
 */
function without_scheme( $address ) {
	return (string) preg_replace( '/^https?:/', '', $address );
}

/**
 * A script and all that it depends on, directly or through others, as far as it has been printed.
 *
 * @param array<string, array{deps: string[]}> $nodes   The printed scripts.
 * @param string[]                             $handles Handles to begin with.
 * @return string[]
 */
function with_deps( $nodes, $handles ) {
	$found = array();
	while ( array() !== $handles ) {
		$handle = array_shift( $handles );
		if ( isset( $nodes[ $handle ] ) && ! isset( $found[ $handle ] ) ) {
			$found[ $handle ] = true;
			$handles          = array_merge( $handles, $nodes[ $handle ]['deps'] );
		}
	}
	return array_map( 'strval', array_keys( $found ) );
}
