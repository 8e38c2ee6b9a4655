<?php
/**
 * The scripts of units that have to run before all others: synchronous, first in the head.
 *
 * @package Tillkit
 */

namespace Tillkit\Early;

use Tillkit\Files;
use Tillkit\Script_Tag;
use Tillkit\Table;
use Tillkit\Units;

defined( 'ABSPATH' ) || exit;

/** Has them printed before anything else of the head. */
function hook_up() {
	add_action( 'wp_head', __NAMESPACE__ . '\print_scripts', PHP_INT_MIN );
}

/** Prints those of the units that are switched on: which scripts the page has is not known yet. */
function print_scripts() {
	foreach ( array_intersect_key( Table\all()['early'], array_flip( Units\switched_on() ) ) as $unit => $file ) {
		if ( has_theme( $unit ) && has_plugin( $unit ) ) {
			print_script( $unit, $file );
		}
	}
}

/**
 * Whether the theme is there whose script a unit replaces. A unit that replaces no theme's goes with any.
 *
 * @param string $unit A unit's name.
 * @return bool
 */
function has_theme( $unit ) {
	$themes = array_intersect_key( Table\all()['themes'], array_flip( Table\handles_of( $unit ) ) );
	return array() === $themes || in_array( get_template(), array_column( $themes, 'folder' ), true );
}

/**
 * Whether a plugin is there whose script a unit replaces. A unit that replaces no plugin's goes with any.
 *
 * @param string $unit A unit's name.
 * @return bool
 */
function has_plugin( $unit ) {
	$handles = array_keys( array_intersect_key( Table\all()['plugins'], array_flip( Table\handles_of( $unit ) ) ) );
	return array() === $handles || array() !== array_filter( $handles, 'Tillkit\Found\is_active' );
}

/**
 * Prints one.
 *
 * @param string $unit A unit's name.
 * @param string $file Its early script, such as `consent.early.js`.
 */
function print_script( $unit, $file ) {
	$address = Files\base() . $file;
	wp_print_script_tag(
		array(
			'id'  => 'tillkit-' . $unit . '-early',
			'src' => $address,
		) + Script_Tag\KEEP_AS_IT_IS + Script_Tag\checked( $address, $file )
	);
}
