<?php
/**
 * Plugin Name: WooCommerce
 * Version: 10.9.1
 *
 * Stands in for the real one, which no registry carries: its handles, their dependencies and data, and when it prints what.
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/basket.php';
require __DIR__ . '/single-product.php';

/** The scripts: each says that it has run. */
function standin_woo_scripts() {
	return array(
		'woocommerce'       => array( 'jquery', 'wc-js-cookie' ),
		'wc-add-to-cart'    => array( 'jquery', 'wc-jquery-blockui' ),
		'wc-cart-fragments' => array( 'jquery', 'wc-js-cookie' ),
		'wc-country-select' => array( 'jquery' ),
		'wc-address-i18n'   => array( 'jquery', 'wc-country-select' ),
		'wc-cart'           => array( 'jquery', 'woocommerce', 'wc-country-select', 'wc-address-i18n' ),
		'wc-checkout'       => array( 'jquery', 'woocommerce', 'wc-country-select', 'wc-address-i18n' ),
		// It brings two scripts of the platform's own.
		'wc-password-strength-meter' => array( 'jquery', 'password-strength-meter' ),
	);
}

function standin_woo_data() {
	$ajax = array(
		'ajax_url'    => '/wp-admin/admin-ajax.php',
		'wc_ajax_url' => '/?wc-ajax=%%endpoint%%',
	);
	return array(
		'woocommerce'       => $ajax,
		'wc-add-to-cart'    => $ajax + array(
			'i18n_view_cart'          => 'View basket',
			'cart_url'                => '/your-cart/',
			'is_cart'                 => '',
			'cart_redirect_after_add' => 'no',
		),
		'wc-cart-fragments' => $ajax + array(
			'cart_hash_key'   => 'wc_cart_hash_1',
			'fragment_name'   => 'wc_fragments_1',
			'request_timeout' => '5000',
		),
		'wc-country-select' => array( 'countries' => '{}' ),
		'wc-address-i18n'   => array(
			'locale'        => '{}',
			'locale_fields' => '{}',
		),
		'wc-cart'           => $ajax + array(
			'update_shipping_method_nonce' => 'a',
			'apply_coupon_nonce'           => 'b',
			'remove_coupon_nonce'          => 'c',
		),
		'wc-checkout'       => $ajax,
		'wc-password-strength-meter' => array( 'min_password_strength' => 3 ),
	);
}

add_action(
	'wp_enqueue_scripts',
	static function () {
		$defer = array(
			'in_footer' => false,
			'strategy'  => 'defer',
		);
		foreach ( array( 'wc-js-cookie', 'wc-jquery-blockui' ) as $handle ) {
			wp_register_script( $handle, plugins_url( "assets/js/$handle.min.js", __FILE__ ), array( 'jquery' ), '1', $defer );
		}
		foreach ( standin_woo_scripts() as $handle => $needs ) {
			$file = 'woocommerce' === $handle ? 'woocommerce' : substr( $handle, 3 );
			wp_register_script( $handle, plugins_url( "assets/js/frontend/$file.min.js", __FILE__ ), $needs, '10.9.1', $defer );
		}
		wp_enqueue_script( 'woocommerce' );
		wp_enqueue_script( 'wc-add-to-cart' );
		if ( is_page( 'your-cart' ) ) {
			wp_enqueue_script( 'wc-cart' );
		}
		if ( is_page( 'checkout' ) ) {
			wp_enqueue_script( 'wc-checkout' );
			wp_enqueue_script( 'wc-password-strength-meter' );
		}
	}
);

// As the real one does: data is given to what is printed, when it is printed.
function standin_woo_localize() {
	static $done = array();
	foreach ( standin_woo_data() as $handle => $data ) {
		if ( ! isset( $done[ $handle ] ) && wp_script_is( $handle ) ) {
			$done[ $handle ] = true;
			wp_localize_script( $handle, str_replace( '-', '_', $handle ) . '_params', $data );
		}
	}
}
add_action( 'wp_print_scripts', 'standin_woo_localize', 5 );
add_action( 'wp_print_footer_scripts', 'standin_woo_localize', 5 );

// The classic basket's widget asks for the fragments where it is printed, long after the head.
add_shortcode(
	'standin_basket',
	static function () {
		wp_enqueue_script( 'wc-cart-fragments' );
		return '<div class="widget_shopping_cart_content"></div>';
	}
);

function wc_get_page_permalink( $page ) {
	$id = wc_get_page_id( $page );
	return $id > 0 ? get_permalink( $id ) : home_url( '/' );
}

// Pages are files of the test's.
add_filter(
	'the_content',
	static function ( $content ) {
		$file = WP_CONTENT_DIR . '/pages/' . get_post_field( 'post_name' ) . '.html';
		return is_file( $file ) ? do_shortcode( file_get_contents( $file ) ) : $content;
	}
);
