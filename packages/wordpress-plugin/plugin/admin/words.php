<?php
/**
 * How units are called on the settings page.
 *
 * @package Tillkit
 */

namespace Tillkit\Admin\Words;

use Tillkit\Table;

defined( 'ABSPATH' ) || exit;

/**
 * A unit's name and what it does, for merchants.
 *
 * @param string $unit A unit's name.
 * @return array{0: string, 1: string}
 */
function of_unit( $unit ) {
	// Not kept: the language may change between two calls.
	$words = require dirname( __DIR__ ) . '/includes/generated/words.php';
	return isset( $words[ $unit ] ) ? $words[ $unit ] : array( ucfirst( str_replace( '-', ' ', $unit ) ), '' );
}

/**
 * Whether a unit is one that no merchant asks for by name: those stand folded below the others of their plugin.
 *
 * @param string $unit A unit's name.
 * @return bool
 */
function is_technical( $unit ) {
	return in_array( $unit, Table\all()['technical'], true );
}
