<?php
/**
 * The shop's pages that the health check opens.
 *
 * @package Tillkit
 */

namespace Tillkit\Admin\Health_Pages;

defined( 'ABSPATH' ) || exit;

/**
 * Their addresses by name.
 *
 * @return array<string, string>
 */
function all() {
	$pages = array( __( 'Home', 'tillkit' ) => home_url( '/' ) );
	if ( function_exists( 'wc_get_page_permalink' ) ) {
		$pages[ __( 'Shop', 'tillkit' ) ]    = wc_get_page_permalink( 'shop' );
		$pages[ __( 'Product', 'tillkit' ) ] = newest( 'product' );
		$pages[ __( 'Basket', 'tillkit' ) ]  = wc_get_page_permalink( 'cart' );
		$pages[ __( 'Account', 'tillkit' ) ] = wc_get_page_permalink( 'myaccount' );
	}

	/**
	 * Filters the pages that the health check opens.
	 *
	 * @since 0.1.0
	 *
	 * @param array<string, string> $pages Addresses of this shop by what they are called.
	 */
	return array_filter( (array) apply_filters( 'tillkit_health_pages', $pages ), 'is_string' );
}

/**
 * The address of the newest post of a type; null where there is none.
 *
 * @param string $type A post type.
 * @return string|null
 */
function newest( $type ) {
	$posts = get_posts(
		array(
			'post_type'   => $type,
			'numberposts' => 1,
			'post_status' => 'publish',
		)
	);
	$link  = array() === $posts ? false : get_permalink( $posts[0] );
	return is_string( $link ) ? $link : null;
}
