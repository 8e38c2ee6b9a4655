<?php
/**
 * What the page tells the units: options, and texts in the page's language.
 *
 * @package Tillkit
 */

namespace Tillkit\Page_Config;

use Tillkit\Units;

defined( 'ABSPATH' ) || exit;

/** Has it printed in the head, where no optimiser of footers looks. */
function hook_up() {
	add_action( 'wp_head', __NAMESPACE__ . '\print_config', 2 );
	// Some themes have the head's scripts at the end of the page.
	add_action( 'wp_print_footer_scripts', __NAMESPACE__ . '\print_config' );
}

/** Prints it once, when it is known that there is anything to tell. */
function print_config() {
	static $is_done = false;
	if ( $is_done || array() === Units\on_this_page() ) {
		return;
	}
	$is_done = true;
	$config = array_filter( config() );
	if ( array() !== $config ) {
		wp_print_inline_script_tag(
			(string) wp_json_encode( $config, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
			array(
				'type' => 'application/json',
				'id'   => 'tillkit-config',
			)
		);
	}
}

/**
 * Options and texts of the page's units.
 *
 * @return array{units: array<string, array<string, mixed>>, messages: array<string, array<string, mixed>>}
 */
function config() {
	/**
	 * Filters what the page tells the units.
	 *
	 * @since 0.1.0
	 *
	 * @param array $config `units`: options by unit, such as `array( 'tiered-pricing' => array( 'addMore' => true ) )`;
	 *                      `messages`: texts by unit and key; `consent`: what is assumed by category while no consent
	 *                      tool answers, such as `array( 'marketing' => true )`.
	 */
	return (array) apply_filters(
		'tillkit_config',
		array(
			'units'    => array(),
			'messages' => array_filter( of_units( translations(), Units\on_this_page() ) ),
		)
	);
}

/**
 * The texts of some units, and of their members: those of a family go by its name and their own, with a slash between.
 *
 * @param array<string, array> $texts Texts by unit.
 * @param string[]             $units Names of units.
 * @return array<string, array>
 */
function of_units( $texts, $units ) {
	return array_filter(
		$texts,
		static function ( $name ) use ( $units ) {
			return in_array( strtok( $name, '/' ), $units, true );
		},
		ARRAY_FILTER_USE_KEY
	);
}

/**
 * The texts that have a translation, by unit and key.
 *
 * @return array<string, array<string, string|array<string, string>>>
 */
function translations() {
	require_once __DIR__ . '/plural-forms.php';
	$messages = require __DIR__ . '/generated/messages.php';
	return array_map(
		static function ( $texts ) {
			return array_filter( array_map( __NAMESPACE__ . '\translated', $texts ) );
		},
		$messages
	);
}

/**
 * What is printed of one text: nothing where it is not translated.
 *
 * @param array $text `array( text, translation )`, or `array( one, other, function of a number )` for plural forms.
 * @return string|array<string, string>
 */
function translated( $text ) {
	if ( 2 === count( $text ) ) {
		return $text[0] === $text[1] ? '' : $text[1];
	}
	list( $one, $other, $say ) = $text;
	$forms                     = \Tillkit\Plural_Forms\by_category( determine_locale(), $say );
	return array() === array_diff( $forms, array( $one, $other ) ) ? '' : $forms;
}
