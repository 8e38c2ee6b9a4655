<?php
/**
 * Looks in a page's HTML for what a unit stands on.
 *
 * @package Tillkit
 */

namespace Tillkit\Markup;

use Tillkit\Table;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a page has anything that a unit would work on. In doubt it has.
 *
 * @param string $html A whole page.
 * @param string $unit A unit's name, also one that this version does not have.
 * @return bool
 */
function has( $html, $unit ) {
	$markup = Table\all()['markup'];
	if ( ! isset( $markup[ $unit ] ) ) {
		return true;
	}
	foreach ( $markup[ $unit ] as $alternative ) {
		$found = array_filter(
			explode( ' ', $alternative ),
			static function ( $name ) use ( $html ) {
				return has_name( $html, $name );
			}
		);
		if ( count( $found ) === count( explode( ' ', $alternative ) ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Whether an element has, or text like an element's, a class (or one that begins so, with a star at its end), an id (with its sign), or an attribute (in brackets).
 *
 * @param string $html A whole page.
 * @param string $name Such as `qty`, `shop_module_*`, `#menu`, `[data-tiers]`.
 * @return bool
 */
function has_name( $html, $name ) {
	$quoted = preg_quote( trim( $name, '[]*#' ), '/' );
	$end    = '*' === substr( $name, -1 ) ? '' : '(?![\w-])';
	// Elements are not followed from their beginnings: a value before may have a `>` in it.
	if ( '#' === $name[0] ) {
		return 0 !== preg_match( '/\sid\s*=\s*["\']?' . $quoted . '(?![\w-])/i', $html );
	}
	$pattern = '[' === $name[0] ? '/\s' . $quoted . '[\s=>\/]/i' : '/\sclass\s*=\s*(?:"[^"]*|\'[^\']*|[^\s"\'>]*)(?<![\w-])' . $quoted . $end . '/i';
	// False: PHP has given up on a page that is too much for it.
	return 0 !== preg_match( $pattern, $html );
}
