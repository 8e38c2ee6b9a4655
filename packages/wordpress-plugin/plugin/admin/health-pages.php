<?php
/**
 * The shop's pages that the health check opens: one of each kind, found by what stands on it.
 *
 * @package Tillkit
 */

namespace Tillkit\Admin\Health_Pages;

use Tillkit\Admin\Health_Content;
use Tillkit\Admin\Health_Products;
use Tillkit\Health_Basket;

defined( 'ABSPATH' ) || exit;

/**
 * The addresses to open by what they are called, and the kinds of pages that cannot be opened, each with the reason.
 *
 * @return array{found: array<string, string>, missing: array<string, string>}
 */
function all() {
	$kinds = array( __( 'Home', 'tillkit' ) => home_url( '/' ) ) + shop_pages() + Health_Content\pages();

	$kinds[ __( 'Post', 'tillkit' ) ]           = newest( 'post' );
	$kinds[ __( 'Page not found', 'tillkit' ) ] = address_of_nothing();

	/**
	 * Filters the pages that the health check opens.
	 *
	 * @since 0.1.0
	 *
	 * @param array<string, string|null> $kinds Addresses of this shop by what they are called; null where it has none.
	 */
	$pages = (array) apply_filters( 'tillkit_health_pages', $kinds );
	$found = array_filter( $pages, 'is_string' );
	return array(
		'found'   => each_once( $found ),
		'missing' => array_map( __NAMESPACE__ . '\reason', array_diff_key( $pages, $found ) ),
	);
}

/**
 * What WooCommerce has pages for. The basket's and the checkout's are opened with a product in a basket of the check's own.
 *
 * @return array<string, string|\WP_Error|null>
 */
function shop_pages() {
	if ( ! function_exists( 'wc_get_page_permalink' ) ) {
		return array();
	}
	return array(
		__( 'Shop', 'tillkit' )     => permalink_of( 'shop' ),
		__( 'Category', 'tillkit' ) => Health_Products\category(),
	) + Health_Products\pages() + array(
		__( 'Basket', 'tillkit' )   => with_basket( 'cart' ),
		__( 'Checkout', 'tillkit' ) => with_basket( 'checkout' ),
		__( 'Account', 'tillkit' )  => permalink_of( 'myaccount' ),
	);
}

/**
 * The address of the basket's page or the checkout's, with something in the basket.
 *
 * @param string $page `cart` or `checkout`.
 * @return string|\WP_Error|null The address; why it is not to be opened; null where the shop has no such page.
 */
function with_basket( $page ) {
	$address = permalink_of( $page );
	if ( null === $address ) {
		return null;
	}
	if ( 'checkout' === $page && has_block( 'woocommerce/checkout', wc_get_page_id( 'checkout' ) ) ) {
		return new \WP_Error( 'block', __( 'it is the checkout block, which Tillkit leaves alone; to open it with a product would store the draft of an order', 'tillkit' ) );
	}
	$product = Health_Products\to_buy();
	if ( 0 !== $product ) {
		return add_query_arg( Health_Basket\ARGUMENT, $product, $address );
	}
	return new \WP_Error( 'empty', __( 'the shop has no simple product in stock that could be put into a basket', 'tillkit' ) );
}

/**
 * Why a kind of page is not opened.
 *
 * @param mixed $page What stands for its address.
 * @return string
 */
function reason( $page ) {
	return $page instanceof \WP_Error ? $page->get_error_message() : __( 'this shop has none', 'tillkit' );
}

/**
 * The same pages without one that is there twice: it is called by both names.
 *
 * @param array<string, string> $pages Addresses by name.
 * @return array<string, string>
 */
function each_once( $pages ) {
	$names = array();
	foreach ( $pages as $name => $address ) {
		$names[ $address ][] = $name;
	}
	$once = array();
	foreach ( $names as $address => $all ) {
		$once[ implode( ' / ', $all ) ] = $address;
	}
	return $once;
}

/**
 * The address of the newest post of a type; null where there is none.
 *
 * @param string               $type  A post type.
 * @param array<string, mixed> $query What else it has to be like, as `get_posts` wants it.
 * @return string|null
 */
function newest( $type, $query = array() ) {
	$posts = get_posts(
		array(
			'post_type'    => $type,
			'numberposts'  => 1,
			'post_status'  => 'publish',
			'has_password' => false,
		) + $query
	);
	$link  = array() === $posts ? false : get_permalink( $posts[0] );
	return is_string( $link ) ? $link : null;
}

/**
 * An address at which the shop has nothing.
 *
 * @return string
 */
function address_of_nothing() {
	return '' === (string) get_option( 'permalink_structure' )
		? add_query_arg( 'page_id', PHP_INT_MAX, home_url( '/' ) )
		: home_url( user_trailingslashit( '/tillkit-looks-for-a-page-that-is-not-there' ) );
}

/**
 * The address of one of WooCommerce's pages; null where the shop has none.
 *
 * @param string $page Such as `shop`.
 * @return string|null
 */
function permalink_of( $page ) {
	if ( ! function_exists( 'wc_get_page_id' ) || wc_get_page_id( $page ) <= 0 ) {
		return null;
	}
	$address = wc_get_page_permalink( $page );
	return is_string( $address ) && '' !== $address ? $address : null;
}
