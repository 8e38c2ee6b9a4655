<?php
/**
 * Figures in the page's HTML that the page builder leaves to its script: for search engines, and for who reads it without one.
 *
 * @package Tillkit
 */

namespace Tillkit\Figures;

use Tillkit\Units;

defined( 'ABSPATH' ) || exit;

/** The modules that have figures, and what prints them. */
const PRINTERS = array(
	'et_pb_number_counter'  => 'with_number',
	'et_pb_circle_counter'  => 'with_number',
	'et_pb_countdown_timer' => 'with_end',
);

/** Has modules printed with their figures. */
function hook_up() {
	add_filter( 'et_module_shortcode_output', __NAMESPACE__ . '\print_figures', 20, 2 );
}

/**
 * A module's HTML with its figures, where our modules are switched on.
 *
 * @param mixed  $html   The module's HTML; while it is edited it may be something else.
 * @param string $module Such as `et_pb_number_counter`.
 * @return mixed
 */
function print_figures( $html, $module = '' ) {
	if ( ! is_string( $html ) || ! isset( PRINTERS[ $module ] ) || ! in_array( 'page-builder', Units\switched_on(), true ) ) {
		return $html;
	}
	$printed = call_user_func( __NAMESPACE__ . '\\' . PRINTERS[ $module ], $html );
	// Null: PHP has given up on HTML that is too much for it.
	return null === $printed ? $html : $printed;
}

/**
 * A counter with the number that it counts to, in groups of three digits where it has something between them.
 *
 * @param string $html The module.
 * @return string|null
 */
function with_number( $html ) {
	if ( ! preg_match( '/\sdata-number-value="(-?)(\d+)((?:\.\d+)?)"/', $html, $number ) ) {
		return $html;
	}
	// What an attribute holds is escaped for text, too.
	$between = preg_match( '/\sdata-number-separator="([^"]*)"/', $html, $said ) ? $said[1] : '';
	$groups  = array_map( 'strrev', array_reverse( str_split( strrev( $number[2] ), 3 ) ) );
	$shown   = $number[1] . implode( $between, $groups ) . $number[3];
	return preg_replace_callback(
		'/(<span class="percent-value">)\s*(?=<\/span>)/',
		static function ( $found ) use ( $shown ) {
			return $found[1] . $shown;
		},
		$html,
		1
	);
}

/**
 * A countdown with its end, in the site's own time and words, for those without a script: what is left would be wrong in a page from a cache.
 *
 * @param string $html The module.
 * @return string|null
 */
function with_end( $html ) {
	if ( ! preg_match( '/\sdata-end-timestamp="(\d{1,11})"/', $html, $end ) ) {
		return $html;
	}
	$moment = (int) $end[1];
	$words  = wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $moment );
	$shown  = '<noscript><p><time datetime="' . esc_attr( wp_date( 'c', $moment ) ) . '">' . esc_html( $words ) . '</time></p></noscript>';
	return preg_replace_callback(
		'/<div class="et_pb_countdown_timer_container[^>]*>/',
		static function ( $found ) use ( $shown ) {
			return $found[0] . $shown;
		},
		$html,
		1
	);
}
