<?php
/**
 * Products for the health check: one of each kind, and one of each way in which prices by quantity are shown.
 *
 * @package Tillkit
 */

namespace Tillkit\Admin\Health_Products;

use Tillkit\Admin\Health_Pages;

defined( 'ABSPATH' ) || exit;

/** Where Tiered Pricing Table keeps a product's prices by quantity, and how it shows them where it is not as everywhere. */
const RULES  = array( '_fixed_price_rules', '_percentage_price_rules' );
const LAYOUT = '_tiered_pricing_template';

/** What stands there where nothing has been chosen. */
const NO_RULES = array( '', 'a:0:{}' );

/**
 * Addresses of products by what they are called; null for a kind that the shop does not have.
 *
 * @return array<string, string|null>
 */
function pages() {
	return array(
		__( 'Simple product', 'tillkit' )   => of_type( 'simple' ),
		__( 'Variable product', 'tillkit' ) => of_type( 'variable' ),
		__( 'Grouped product', 'tillkit' )  => of_type( 'grouped' ),
	) + tiered();
}

/**
 * The address of the newest product of a type.
 *
 * @param string $type Such as `variable`.
 * @return string|null
 */
function of_type( $type ) {
	return Health_Pages\newest( 'product', array( 'tax_query' => is_of( $type ) ) ); // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query
}

/**
 * What asks for products of a type.
 *
 * @param string $type Such as `variable`.
 * @return array
 */
function is_of( $type ) {
	return array(
		array(
			'taxonomy' => 'product_type',
			'field'    => 'slug',
			'terms'    => $type,
		),
	);
}

/**
 * Addresses of products with prices by quantity, one for each layout that products are shown in.
 *
 * @return array<string, string>
 */
function tiered() {
	$pages = array();
	foreach ( layouts() as $layout ) {
		$address = Health_Pages\newest( 'product', array( 'meta_query' => array( has_rules(), has_layout( $layout ) ) ) ); // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query
		/* translators: %s: how prices are shown, such as "blocks"; "default" for the shop's usual way. */
		$pages[ sprintf( __( 'Prices by quantity (%s)', 'tillkit' ), $layout ) ] = $address;
	}
	// Of a layout that is chosen where there are no such prices, nothing is shown.
	return array_filter( $pages );
}

/**
 * The layouts that products have chosen, after the shop's usual one.
 *
 * @return string[]
 */
function layouts() {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- There is no other way to ask for all values of a field.
	$chosen = $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT meta_value FROM {$wpdb->postmeta} WHERE meta_key = %s ORDER BY meta_value LIMIT 20", LAYOUT ) );
	return array_values( array_unique( array_merge( array( 'default' ), array_filter( $chosen ) ) ) );
}

/**
 * What asks for products with prices by quantity.
 *
 * @return array
 */
function has_rules() {
	$any = array( 'relation' => 'OR' );
	foreach ( RULES as $key ) {
		$any[] = array(
			'key'     => $key,
			'value'   => NO_RULES,
			'compare' => 'NOT IN',
		);
	}
	return $any;
}

/**
 * What asks for products with a layout.
 *
 * @param string $layout Its name; `default` for products that have chosen none.
 * @return array
 */
function has_layout( $layout ) {
	$chosen = array(
		'key'   => LAYOUT,
		'value' => $layout,
	);
	$none   = array(
		'key'     => LAYOUT,
		'compare' => 'NOT EXISTS',
	);
	return 'default' === $layout ? array( 'relation' => 'OR', $chosen, $none ) : $chosen;
}

/**
 * The address of the category with the most products; null where there is none.
 *
 * @return string|null
 */
function category() {
	$terms = get_terms(
		array(
			'taxonomy'   => 'product_cat',
			'hide_empty' => true,
			'orderby'    => 'count',
			'order'      => 'DESC',
			'number'     => 1,
		)
	);
	$link  = is_array( $terms ) && isset( $terms[0] ) ? get_term_link( $terms[0] ) : null;
	return is_string( $link ) ? $link : null;
}

/**
 * A product that a basket can have at once; 0 where there is none among the newest.
 *
 * @return int
 */
function to_buy() {
	$ids = get_posts(
		array(
			'post_type'    => 'product',
			'numberposts'  => 20,
			'post_status'  => 'publish',
			'has_password' => false,
			'fields'       => 'ids',
			'tax_query'    => is_of( 'simple' ), // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query
		)
	);
	foreach ( $ids as $id ) {
		$product = wc_get_product( $id );
		if ( $product && $product->is_purchasable() && $product->is_in_stock() ) {
			return (int) $id;
		}
	}
	return 0;
}
