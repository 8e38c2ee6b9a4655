<?php
/**
 * A basket of the health check's own: the checkout and the basket's page cannot be looked at while nothing is in it.
 *
 * It has one product, lives as long as the request, and is nobody's: the administrator's own basket, session and cookies
 * stay as they are, nothing is reserved, and no plugin is told that something was added.
 *
 * @package Tillkit
 */

namespace Tillkit\Health_Basket;

use Tillkit\Health_View;

defined( 'ABSPATH' ) || exit;

/** The argument of a page's address with the product's id. */
const ARGUMENT = 'tillkit-basket';

/** Waits for WooCommerce to ask where the basket is. */
function hook_up() {
	add_filter( 'woocommerce_session_handler', __NAMESPACE__ . '\session_class', PHP_INT_MAX );
}

/**
 * The product that is in the basket of this request; 0 where the basket is the visitor's own. What such a page calls has
 * the same basket: it is known by the page that it comes from.
 *
 * @return int
 */
function product() {
	$from = array();
	wp_parse_str( (string) wp_parse_url( (string) wp_get_raw_referer(), PHP_URL_QUERY ), $from );
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The view looks at its nonce.
	foreach ( array( $_GET, wp_slash( $from ) ) as $arguments ) {
		if ( isset( $arguments[ ARGUMENT ] ) && is_scalar( $arguments[ ARGUMENT ] ) && '' !== Health_View\asked_in( $arguments ) ) {
			return absint( $arguments[ ARGUMENT ] );
		}
	}
	return 0;
}

/**
 * Gives WooCommerce a session that is kept nowhere, and has nothing else written either.
 *
 * @param string $usual The class of sessions that it would take.
 * @return string
 */
function session_class( $usual ) {
	if ( ! class_exists( 'WC_Session' ) || 0 === product() ) {
		return $usual;
	}
	require_once __DIR__ . '/health-session.php';
	add_filter( 'woocommerce_persistent_cart_enabled', '__return_false', PHP_INT_MAX );
	add_filter( 'woocommerce_set_cookie_enabled', '__return_false', PHP_INT_MAX );
	// What is kept of a user: the basket of before they logged in, when they came last.
	foreach ( array( 'add', 'update', 'delete' ) as $change ) {
		add_filter( $change . '_user_metadata', '__return_true', PHP_INT_MAX );
	}
	add_action( 'woocommerce_load_cart_from_session', __NAMESPACE__ . '\fill' );
	return __NAMESPACE__ . '\Session';
}

/** Puts the product into the session as it would lie there from an earlier page view: nothing says that it is added. */
function fill() {
	$product = wc_get_product( product() );
	if ( ! $product || ! $product->is_purchasable() || ! $product->is_in_stock() ) {
		return;
	}
	$id  = $product->get_id();
	$key = WC()->cart->generate_cart_id( $id );
	WC()->session->set(
		'cart',
		array(
			$key => array(
				'key'          => $key,
				'product_id'   => $id,
				'variation_id' => 0,
				'variation'    => array(),
				'quantity'     => 1,
				'data_hash'    => wc_get_cart_item_data_hash( $product ),
			),
		)
	);
}
