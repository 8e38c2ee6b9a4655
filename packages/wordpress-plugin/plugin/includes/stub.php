<?php
/**
 * The stub that is there before our deferred script: themes set overrides in their inline code.
 *
 * @package Tillkit
 */

namespace Tillkit\Stub;

use Tillkit\Table;
use Tillkit\Units;

defined( 'ABSPATH' ) || exit;

/** Has it printed once the head's scripts are known, before they are printed. */
function hook_up() {
	add_action( 'wp_head', __NAMESPACE__ . '\print_stub', 2 );
}

/** Prints it where a unit needs it. */
function print_stub() {
	$table = Table\all();
	if ( array() !== array_intersect( $table['needs_stub'], Units\on_this_page() ) ) {
		wp_print_inline_script_tag( $table['stub'], array( 'id' => 'tillkit-stub' ) );
	}
}
