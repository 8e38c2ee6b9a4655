<?php
/**
 * What is said of each unit on the settings page: what becomes of the script whose work it does, as things are set.
 *
 * @package Tillkit
 */

namespace Tillkit\Admin\Unit_Rows;

use Tillkit\Admin\Words;
use Tillkit\Files;
use Tillkit\Found;
use Tillkit\Settings;
use Tillkit\Table;
use Tillkit\Units;

defined( 'ABSPATH' ) || exit;

/** No page loads the script any more. */
const REPLACED = 'replaced';

/** Pages that need nothing else of the script do without it. */
const PARTLY = 'partly';

/** The same, and another unit that could do the rest is switched off. */
const WAITING = 'waiting';

/** The script runs as before. */
const KEPT = 'kept';

/** The plugin or theme whose script it is is not active. */
const NOT_FOUND = 'not-found';

/**
 * What becomes of the script whose work a unit does, and the sentence that says so.
 *
 * @param string $unit A unit's name.
 * @return array{0: string, 1: string} One of the states above, and the sentence.
 */
function state_of( $unit ) {
	$handle = plugin_handle( $unit );
	if ( ! Found\is_active( $handle ) ) {
		return array( NOT_FOUND, Found\is_themes( $handle ) ? __( 'Not found: its theme is not active.', 'tillkit' ) : __( 'Not found: its plugin is not active.', 'tillkit' ) );
	}
	$why_kept = why_kept( $unit );
	if ( '' !== $why_kept ) {
		return array( KEPT, $why_kept );
	}
	$handles = Table\handles_of( $unit );
	if ( array() === $handles ) {
		return array( REPLACED, for_whom( __( 'At work: there is no script to replace.', 'tillkit' ), __( 'At work for administrators: there is no script to replace.', 'tillkit' ) ) );
	}
	$rest = rest_of( $handles );
	return array() === $rest
		? array( REPLACED, for_whom( __( 'Replaced.', 'tillkit' ), __( 'Replaced for administrators.', 'tillkit' ) ) )
		: state_with_rest( $rest );
}

/**
 * The handle by which the plugin or theme of a unit is known.
 *
 * @param string $unit A unit's name.
 * @return string
 */
function plugin_handle( $unit ) {
	$handles = Table\handles_of( $unit );
	return array() === $handles ? 'woocommerce' : $handles[0];
}

/**
 * Why the script runs as before; '' where it does not.
 *
 * @param string $unit A unit's name.
 * @return string
 */
function why_kept( $unit ) {
	if ( array() !== Files\missing() ) {
		return __( 'Kept: files of Tillkit are missing.', 'tillkit' );
	}
	if ( Settings\NOBODY === Settings\read()['audience'] ) {
		return __( 'Kept: nobody gets Tillkit.', 'tillkit' );
	}
	return in_array( $unit, Units\switched_on(), true ) ? '' : __( 'Kept: this is switched off.', 'tillkit' );
}

/**
 * The units whose work the scripts do as well, and which are not switched on.
 *
 * @param string[] $handles Handles of the table.
 * @return string[]
 */
function rest_of( $handles ) {
	$all = array();
	foreach ( $handles as $handle ) {
		$all = array_merge( $all, Table\handles()[ $handle ]['units'] );
	}
	return array_values( array_diff( array_unique( $all ), Units\switched_on() ) );
}

/**
 * The state of a script that does more than what is switched on.
 *
 * @param string[] $rest The units whose work it goes on doing, where a page needs it.
 * @return array{0: string, 1: string}
 */
function state_with_rest( $rest ) {
	$waits_for = array_values( array_intersect( $rest, Table\units() ) );
	if ( array() !== $waits_for ) {
		/* translators: %s: names of widgets. */
		return array( WAITING, sprintf( __( 'Waiting for %s: the same script does it, and stays on pages that need it for that.', 'tillkit' ), names( $waits_for ) ) );
	}
	/* translators: %s: names of widgets. */
	$everyone = __( 'Replaced on some pages: those without %s, which the same script does.', 'tillkit' );
	/* translators: %s: names of widgets. */
	$administrators = __( 'Replaced on some pages for administrators: those without %s, which the same script does.', 'tillkit' );
	return array( PARTLY, sprintf( for_whom( $everyone, $administrators ), names( $rest ) ) );
}

/**
 * One of two sentences, by who gets Tillkit.
 *
 * @param string $everyone       Where every visitor does.
 * @param string $administrators Where only administrators do.
 * @return string
 */
function for_whom( $everyone, $administrators ) {
	return Settings\ADMINISTRATORS === Settings\read()['audience'] ? $administrators : $everyone;
}

/**
 * Units by the names that merchants read.
 *
 * @param string[] $units Names of units.
 * @return string
 */
function names( $units ) {
	return wp_sprintf(
		'%l',
		array_map(
			static function ( $unit ) {
				return Words\of_unit( $unit )[0];
			},
			$units
		)
	);
}
