<?php
/**
 * What stands in for units before our deferred script: themes set overrides in their inline code.
 *
 * @package Tillkit
 */

namespace Tillkit\Stub;

use Tillkit\Table;
use Tillkit\Units;

defined( 'ABSPATH' ) || exit;

/** Has it printed once the head's scripts are known, before they are printed. */
function hook_up() {
	add_action( 'wp_head', __NAMESPACE__ . '\print_stubs', 2 );
}

/** Prints those of the units that this page has. */
function print_stubs() {
	$stubs = array_intersect_key( Table\all()['stubs'], array_flip( Units\on_this_page() ) );
	if ( array() !== $stubs ) {
		wp_print_inline_script_tag( implode( "\n", $stubs ), array( 'id' => 'tillkit-stub' ) );
	}
}
