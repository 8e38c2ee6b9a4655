<?php
/**
 * Brings the old scripts back in the browser where ours does not start: blocked, deleted, too old a browser.
 *
 * A script whose source was emptied has left no tag, and who would revive an inert one is not there.
 *
 * @package Tillkit
 */

namespace Tillkit\Safety_Net;

use Tillkit\Script_Tag;
use Tillkit\Table;
use Tillkit\Units;

defined( 'ABSPATH' ) || exit;

/** Has it printed when every script of the page is known. */
function hook_up() {
	add_action( 'wp_print_footer_scripts', __NAMESPACE__ . '\print_net', PHP_INT_MAX );
}

/**
 * Keeps the address of a script that is about to lose it.
 *
 * @param \WP_Scripts $scripts All scripts.
 * @param string      $handle  The script's handle.
 */
function remember( $scripts, $handle ) {
	$address = address_of( $scripts, $handle );
	if ( '' !== $address ) {
		retired( array( "$handle-js", $address ) );
	}
}

/**
 * The scripts that this page has lost, in their order.
 *
 * @param string[]|null $another One more: the id of its element, and its address.
 * @return string[][]
 */
function retired( $another = null ) {
	static $retired = array();
	if ( null !== $another ) {
		$retired[] = $another;
	}
	return $retired;
}

/**
 * A script's address as WordPress would print it.
 *
 * @param \WP_Scripts $scripts All scripts.
 * @param string      $handle  The script's handle.
 * @return string
 */
function address_of( $scripts, $handle ) {
	$script  = $scripts->registered[ $handle ];
	$address = (string) $script->src;
	$is_full = preg_match( '|^(https?:)?//|', $address ) || ( $scripts->content_url && 0 === strpos( $address, $scripts->content_url ) );
	$version = null === $script->ver || $script->ver ? $script->ver : $scripts->default_version;
	$address = $is_full || '' === $address ? $address : $scripts->base_url . $address;
	$address = $version && '' !== $address ? add_query_arg( 'ver', $version, $address ) : $address;
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
	return esc_url_raw( (string) apply_filters( 'script_loader_src', $address, $handle ) );
}

/** Prints it once, where the page may lose any: some are switched off when it has been printed. */
function print_net() {
	static $is_done = false;
	if ( $is_done || array() === Units\on_this_page() ) {
		return;
	}
	$is_done = true;
	// Without plain dots nobody who searches the page for a file's name finds it here: it is not loaded.
	$list = str_replace( '.', '\u002e', (string) wp_json_encode( retired(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) );
	wp_print_inline_script_tag( str_replace( 'TILLKIT_RETIRED', $list, Table\all()['safety_net'] ), array( 'id' => 'tillkit-retired' ) + Script_Tag\KEEP_AS_IT_IS );
}
