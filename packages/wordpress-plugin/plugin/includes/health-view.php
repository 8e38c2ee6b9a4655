<?php
/**
 * A page as the health check opens it: with Tillkit or without, whatever the settings say.
 *
 * @package Tillkit
 */

namespace Tillkit\Health_View;

defined( 'ABSPATH' ) || exit;

const ARGUMENT = 'tillkit-view';
const NONCE    = 'tillkit-nonce';
const WITH     = 'with';
const WITHOUT  = 'without';

/**
 * Which of the two the request asks for; '' for any other page view.
 *
 * @return string
 */
function asked() {
	if ( ! isset( $_GET[ ARGUMENT ], $_GET[ NONCE ] ) || ! current_user_can( 'manage_options' ) ) {
		return '';
	}
	$nonce = sanitize_text_field( wp_unslash( $_GET[ NONCE ] ) );
	if ( ! wp_verify_nonce( $nonce, ARGUMENT ) ) {
		return '';
	}
	$view = sanitize_key( wp_unslash( $_GET[ ARGUMENT ] ) );
	return in_array( $view, array( WITH, WITHOUT ), true ) ? $view : '';
}

/**
 * The address of a page in one of the two views.
 *
 * @param string $address The page's own.
 * @param string $view    `WITH` or `WITHOUT`.
 * @return string
 */
function address( $address, $view ) {
	return add_query_arg(
		array(
			ARGUMENT => $view,
			NONCE    => wp_create_nonce( ARGUMENT ),
		),
		$address
	);
}
