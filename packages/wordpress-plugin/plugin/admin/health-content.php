<?php
/**
 * Pages for the health check that are known by their content: modules, shortcodes and blocks.
 *
 * @package Tillkit
 */

namespace Tillkit\Admin\Health_Content;

defined( 'ABSPATH' ) || exit;

/**
 * Addresses of pages by what stands on them, as far as there are such. What stands in a theme's header or in a template is
 * on pages that the check opens anyway: it says at its end which widgets none of them had.
 *
 * @return array<string, string>
 */
function pages() {
	$pages = array();
	foreach ( kinds() as $name => $pieces ) {
		$pages[ $name ] = with_any( $pieces );
	}
	return array_filter( $pages );
}

/**
 * What to look for, by what a page with it is called.
 *
 * @return array<string, string[]>
 */
function kinds() {
	return array(
		__( 'Page with filters', 'tillkit' )            => array( 'ags_woo_products_filters' ),
		__( 'Page with a shop module', 'tillkit' )      => array( 'ags_woo_shop_plus' ),
		__( 'Page with a mini cart', 'tillkit' )        => array( 'ags_woo_mini_cart' ),
		__( 'Page with a contact form', 'tillkit' )     => array( '[et_pb_contact_form ' ),
		__( 'Page with a newsletter form', 'tillkit' )  => array( '[et_pb_signup ' ),
		__( 'Page with a WPForms form', 'tillkit' )     => array( '[wpforms ', '[wpforms_selector ', '<!-- wp:wpforms/form-selector' ),
		__( 'Page with a list of products', 'tillkit' ) => array( '[products', '[recent_products', '[featured_products', '[sale_products', '[best_selling_products', '[product_category', '<!-- wp:woocommerce/product-' ),
	);
}

/**
 * The address of a page whose content has one of some pieces. Pages come before posts, new ones before old.
 *
 * @param string[] $pieces Pieces of text.
 * @return string|null
 */
function with_any( $pieces ) {
	global $wpdb;
	$types  = array_values( array_diff( get_post_types( array( 'public' => true ) ), array( 'attachment', 'product' ) ) );
	$likes  = array_map(
		static function ( $piece ) use ( $wpdb ) {
			return '%' . $wpdb->esc_like( $piece ) . '%';
		},
		$pieces
	);
	$in     = implode( ', ', array_fill( 0, count( $types ), '%s' ) );
	$either = implode( ' OR ', array_fill( 0, count( $likes ), 'post_content LIKE %s' ) );
	$query  = "SELECT ID FROM {$wpdb->posts} WHERE post_status = 'publish' AND post_password = '' AND post_type IN ( $in ) AND ( $either ) ORDER BY post_type = 'page' DESC, ID DESC LIMIT 1";
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.NotPrepared -- WordPress's own search looks at titles too.
	$id   = (int) $wpdb->get_var( $wpdb->prepare( $query, array_merge( $types, $likes ) ) );
	$link = $id > 0 ? get_permalink( $id ) : false;
	return is_string( $link ) ? $link : null;
}
