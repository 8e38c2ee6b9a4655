<?php
/**
 * The plugin's words in other languages.
 *
 * @package Tillkit
 */

namespace Tillkit\Translations;

defined( 'ABSPATH' ) || exit;

/** Loads them when WordPress knows the language. */
function hook_up() {
	add_action( 'init', __NAMESPACE__ . '\load' );
}

/** Translations that lie in the plugin's own folder; those of WordPress.org come by themselves. */
function load() {
	load_plugin_textdomain( 'tillkit', false, dirname( plugin_basename( \Tillkit\FILE ) ) . '/languages' );
}
