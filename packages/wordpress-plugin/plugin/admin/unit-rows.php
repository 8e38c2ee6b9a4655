<?php
/**
 * What is said of each unit on the settings page.
 *
 * @package Tillkit
 */

namespace Tillkit\Admin\Unit_Rows;

use Tillkit\Found;
use Tillkit\Table;

defined( 'ABSPATH' ) || exit;

/**
 * What was found of the plugin that a unit takes work from, and what will happen.
 *
 * @param string $unit A unit's name.
 * @return array{0: bool, 1: string} Whether there is anything to do, and the sentence.
 */
function found( $unit ) {
	$handles = Table\handles_of( $unit );
	$handle  = array() === $handles ? 'woocommerce' : $handles[0];
	$file    = Found\file_of( $handle );
	if ( '' === $file ) {
		/* translators: %s: a plugin's name. */
		return array( false, sprintf( __( '%s is not active: this stays off.', 'tillkit' ), Found\usual_name( $handle ) ) );
	}
	return array( true, sprintf( what_happens( $handles ), name_of( $file ) ) );
}

/**
 * A sentence with a place for the plugin's name and version.
 *
 * @param string[] $handles The handles that the unit takes work from.
 * @return string
 */
function what_happens( $handles ) {
	if ( array() === $handles ) {
		/* translators: %s: a plugin's name and version. */
		return __( '%s is active. There is no script to replace.', 'tillkit' );
	}
	if ( count( Table\handles()[ $handles[0] ]['units'] ) > 1 ) {
		/* translators: %s: a plugin's name and version. */
		return __( '%s is active: its script does more than this, and is replaced on pages that need nothing else of it.', 'tillkit' );
	}
	/* translators: %s: a plugin's name and version. */
	return __( '%s is active: its script will be replaced.', 'tillkit' );
}

/**
 * An active plugin's name and version.
 *
 * @param string $file Its main file, relative to the folder of plugins.
 * @return string
 */
function name_of( $file ) {
	$path = WP_PLUGIN_DIR . '/' . $file;
	$data = is_readable( $path ) ? get_plugin_data( $path, false, false ) : array();
	$name = isset( $data['Name'] ) && '' !== $data['Name'] ? $data['Name'] : dirname( $file );
	return trim( $name . ' ' . ( isset( $data['Version'] ) ? $data['Version'] : '' ) );
}
