<?php
/**
 * Stands in for WooCommerce's page of a product with options: what it enqueues by itself, and when it prints what.
 */

defined( 'ABSPATH' ) || exit;

/** The scripts of such a page: their files, and what they need. */
function standin_product_scripts() {
	return array(
		'wc-flexslider'            => array( 'flexslider/jquery.flexslider', array( 'jquery' ) ),
		'wc-zoom'                  => array( 'zoom/jquery.zoom', array( 'jquery' ) ),
		'wc-photoswipe'            => array( 'photoswipe/photoswipe', array() ),
		'wc-photoswipe-ui-default' => array( 'photoswipe/photoswipe-ui-default', array( 'wc-photoswipe' ) ),
		'wc-single-product'        => array( 'frontend/single-product', array( 'jquery' ) ),
		'wc-add-to-cart-variation' => array( 'frontend/add-to-cart-variation', array( 'jquery', 'wp-util', 'wc-jquery-blockui' ) ),
		'selectWoo'                => array( 'selectWoo/selectWoo.full', array( 'jquery' ) ),
	);
}

add_action(
	'wp_enqueue_scripts',
	static function () {
		// The real one registers them on every page: here they would bring their units to all.
		if ( ! is_page( array( 'coloured-rolls', 'your-cart', 'checkout', 'my-account' ) ) ) {
			return;
		}
		foreach ( standin_product_scripts() as $handle => list( $file, $needs ) ) {
			wp_register_script( $handle, plugins_url( "assets/js/$file.min.js", __FILE__ ), $needs, '10.9.1', array( 'strategy' => 'defer' ) );
		}
		if ( is_page( 'coloured-rolls' ) ) {
			array_map( 'wp_enqueue_script', array( 'wc-zoom', 'wc-flexslider', 'wc-photoswipe-ui-default', 'wc-single-product' ) );
		}
		if ( is_page( array( 'your-cart', 'checkout', 'my-account' ) ) ) {
			wp_enqueue_script( 'selectWoo' );
		}
	},
	11
);

// The form asks for its script where it is printed.
add_shortcode(
	'standin_variations',
	static function () {
		wp_enqueue_script( 'wc-add-to-cart-variation' );
		return '';
	}
);

add_action(
	'wp_print_footer_scripts',
	static function () {
		$folder = WP_CONTENT_DIR . '/pages/';
		if ( ! wp_script_is( 'wc-add-to-cart-variation' ) || ! is_file( $folder . 'variations.json' ) ) {
			return;
		}
		wp_localize_script( 'wc-add-to-cart-variation', 'wc_add_to_cart_variation_params', json_decode( file_get_contents( $folder . 'variations.json' ), true ) );
		echo file_get_contents( $folder . 'variation-templates.html' );
	},
	5
);

add_action(
	'wp_print_scripts',
	static function () {
		$file = WP_CONTENT_DIR . '/pages/single-product.json';
		if ( wp_script_is( 'wc-single-product' ) && is_file( $file ) ) {
			wp_localize_script( 'wc-single-product', 'wc_single_product_params', json_decode( file_get_contents( $file ), true ) );
		}
	},
	5
);

// The form's own way into the basket.
add_action(
	'wp_loaded',
	static function () {
		if ( isset( $_POST['variation_id'] ) ) {
			update_option( 'standin_added', array( absint( $_POST['variation_id'] ), absint( $_POST['quantity'] ) ) );
		}
	}
);
