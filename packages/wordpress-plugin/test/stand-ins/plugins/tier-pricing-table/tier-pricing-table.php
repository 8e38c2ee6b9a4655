<?php
/**
 * Plugin Name: Tiered Pricing Table
 * Version: 5.5.1
 *
 * Stands in for the real one: its handle, its data, where it is printed.
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'wp_enqueue_scripts',
	static function () {
		$handle = 'tiered-pricing-table-front-js';
		wp_enqueue_script( $handle, plugins_url( 'assets/frontend/product-tiered-pricing-table.min.js', __FILE__ ), array( 'jquery' ), '5.5.1' );
		wp_localize_script( $handle, 'tieredPricingGlobalData', json_decode( file_get_contents( WP_CONTENT_DIR . '/pages/tiered-pricing.json' ), true ) );
	}
);
