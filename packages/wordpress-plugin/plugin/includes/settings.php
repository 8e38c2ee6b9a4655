<?php
/**
 * What the merchant has chosen: who gets Tillkit, and which units.
 *
 * @package Tillkit
 */

namespace Tillkit\Settings;

use Tillkit\Table;

defined( 'ABSPATH' ) || exit;

const OPTION = 'tillkit_settings';

/** Who got Tillkit before it was rolled back: an option of its own, which is there until somebody chooses anew. */
const BEFORE = 'tillkit_audience_before';

/** Nobody: the shop runs on its own scripts. */
const NOBODY = 'nobody';

/** Those who may change settings, to try it. */
const ADMINISTRATORS = 'administrators';

/** Every visitor. */
const EVERYONE = 'everyone';

/** Keeps the two options in step. */
function hook_up() {
	add_action( 'update_option_' . OPTION, __NAMESPACE__ . '\forget_before', 10, 2 );
}

/**
 * Forgets who got Tillkit before a rollback, once somebody gets it again.
 *
 * @param mixed $old   The settings before.
 * @param mixed $value The settings now.
 */
function forget_before( $old, $value ) {
	if ( NOBODY !== sanitize( $value )['audience'] ) {
		delete_option( BEFORE );
	}
}

/**
 * The settings in force. A fresh plugin shows itself to administrators only, with every unit on.
 *
 * @return array{audience: string, units: string[], keep: string[]}
 */
function read() {
	$stored = get_option( OPTION );
	return is_array( $stored ) ? sanitize( $stored ) : array(
		'audience' => ADMINISTRATORS,
		'units'    => Table\units(),
		'keep'     => array(),
	);
}

/**
 * Makes settings of whatever came: from the form, from the database, from another version.
 *
 * @param mixed $input Anything.
 * @return array{audience: string, units: string[], keep: string[]}
 */
function sanitize( $input ) {
	$input    = is_array( $input ) ? $input : array();
	$audience = isset( $input['audience'] ) && is_string( $input['audience'] ) ? $input['audience'] : '';
	$units    = isset( $input['units'] ) && is_array( $input['units'] ) ? $input['units'] : array();
	return array(
		'audience' => in_array( $audience, array( NOBODY, ADMINISTRATORS, EVERYONE ), true ) ? $audience : NOBODY,
		'units'    => array_values( array_intersect( Table\units(), array_filter( $units, 'is_string' ) ) ),
		'keep'     => array_values( array_filter( lines_of( isset( $input['keep'] ) ? $input['keep'] : array() ), __NAMESPACE__ . '\is_handle' ) ),
	);
}

/**
 * The lines of a text, without empty ones and those that are there already.
 *
 * @param mixed $text A text, or its lines.
 * @return string[]
 */
function lines_of( $text ) {
	$lines = is_string( $text ) ? preg_split( '/\R/', $text ) : (array) $text;
	return array_values( array_unique( array_filter( array_map( 'trim', array_filter( $lines, 'is_string' ) ), 'strlen' ) ) );
}

/**
 * Whether a text can be the handle of a script: its name in WordPress, no address and no file.
 *
 * @param string $text A line.
 * @return bool
 */
function is_handle( $text ) {
	return 1 === preg_match( '/^[\w.@-]{1,100}$/', $text ) && ! preg_match( '/\.m?js$/i', $text );
}
