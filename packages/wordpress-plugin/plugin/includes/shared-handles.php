<?php
/**
 * Legacy scripts that do the work of several units, of which not all are ours: they go page by page.
 *
 * Whether a page needs the rest is known when it has been printed. So such a script is printed live, and switched off in
 * the finished page where everything that the page needs of it is ours. If anything goes wrong on the way, it stays live.
 *
 * @package Tillkit
 */

namespace Tillkit\Shared_Handles;

use Tillkit\Found;
use Tillkit\Markup;
use Tillkit\Retirement;
use Tillkit\Table;
use Tillkit\Units;

defined( 'ABSPATH' ) || exit;

/** Looks at the finished page, where the shop has such a script at all. */
function hook_up() {
	// Last of all: other plugins that change the page then get it from us.
	add_filter( 'template_include', __NAMESPACE__ . '\begin', PHP_INT_MAX );
}

/**
 * Collects the page.
 *
 * @param string $template The template's file.
 * @return string The same.
 */
function begin( $template ) {
	if ( array() !== array_filter( candidates(), 'Tillkit\Found\is_active' ) ) {
		ob_start( __NAMESPACE__ . '\switch_off' );
		add_action( 'wp_print_footer_scripts', __NAMESPACE__ . '\decide', PHP_INT_MAX );
		// Of a page that ends before its foot.
		add_action( 'shutdown', __NAMESPACE__ . '\decide', 0 );
	}
	return $template;
}

/**
 * The handles that are ours in part.
 *
 * @return string[]
 */
function candidates() {
	$on = Units\switched_on();
	return array_keys(
		array_filter(
			Table\handles(),
			static function ( $legacy ) use ( $on ) {
				$ours = array_intersect( $legacy['units'], $on );
				return array() !== $ours && count( $ours ) < count( $legacy['units'] );
			}
		)
	);
}

/** Decides which scripts may go: when PHP finishes the page, code of others must not run, because it could not buffer. */
function decide() {
	$plan = array();
	foreach ( candidates() as $handle ) {
		$units = Table\handles()[ $handle ]['units'];
		$rest  = array_diff( $units, Units\on_this_page() );
		if ( count( $rest ) < count( $units ) && Retirement\KEPT === Retirement\way_of( $handle ) ) {
			$plan[ $handle ] = $rest;
		}
	}
	plan( $plan );
}

/**
 * The scripts that may go, each with the units that are not ours.
 *
 * @param array<string, string[]>|null $decided A new plan.
 * @return array<string, string[]>
 */
function plan( $decided = null ) {
	static $plan = array();
	if ( null !== $decided ) {
		$plan = $decided;
	}
	return $plan;
}

/**
 * The page with those switched off of which it needs nothing but what is ours.
 *
 * @param string $html  The finished page, or its next part where somebody sends it in parts.
 * @param int    $phase Flags of PHP's.
 * @return string
 */
function switch_off( $html, $phase ) {
	static $sent = '';
	if ( 0 === ( $phase & PHP_OUTPUT_HANDLER_FINAL ) ) {
		// What follows may need the script.
		$sent .= $html;
		return $html;
	}
	foreach ( plan() as $handle => $rest ) {
		if ( ! needs_any( $rest, $sent . $html ) ) {
			$tag     = '/<script\b(?=[^>]*\sid=(["\'])' . preg_quote( $handle, '/' ) . '-js\1)[^>]*>/i';
			$changed = preg_replace_callback( $tag, __NAMESPACE__ . '\inert', $html );
			$html    = null === $changed ? $html : $changed;
		}
	}
	return $html;
}

/**
 * Whether a page has anything that one of some units would work on.
 *
 * @param string[] $units Names of units.
 * @param string   $html  A whole page.
 * @return bool
 */
function needs_any( $units, $html ) {
	foreach ( $units as $unit ) {
		if ( Markup\has( $html, $unit ) ) {
			return true;
		}
	}
	return false;
}

/**
 * One script tag, switched off.
 *
 * @param string[] $found What the pattern has found.
 * @return string
 */
function inert( $found ) {
	// Without its end WordPress takes it for a page that has not come whole.
	$end = '</script>';
	return substr( Retirement\inert( $found[0] . $end ), 0, -strlen( $end ) );
}
