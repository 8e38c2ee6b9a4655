<?php
/**
 * Plugin Name: Divi Shop Builder
 * Version: 2.0.22
 *
 * Stands in for the real one: its two handles, their data, and the call of its mini cart.
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'wp_enqueue_scripts',
	static function () {
		wp_enqueue_script( 'divi-woocommerce-pages-frontend-bundle', plugins_url( 'scripts/frontend-bundle-pro.min.js', __FILE__ ), array( 'jquery' ), '2.0.22', true );
		wp_localize_script( 'divi-woocommerce-pages-frontend-bundle', 'DiviWoocommercePagesFrontendData', array( 'ajaxUrl' => admin_url( 'admin-ajax.php' ) ) );
	}
);
add_action(
	'wp_enqueue_scripts',
	static function () {
		wp_enqueue_script( 'woofilters', plugins_url( 'includes/js/woo-products-filters.min.js', __FILE__ ), array( 'jquery', 'wp-i18n' ), '2.0.22', true );
		wp_set_script_translations( 'woofilters', 'divi-shop-builder' );
	},
	99
);

foreach ( array( 'wp_ajax_', 'wp_ajax_nopriv_' ) as $standin_prefix ) {
	add_action(
		$standin_prefix . 'dswcp_update_cart',
		static function () {
			header( 'Content-Type: application/json' );
			readfile( WP_CONTENT_DIR . '/pages/dswcp_update_cart.json' );
			exit;
		}
	);
}
