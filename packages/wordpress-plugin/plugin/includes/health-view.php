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
	return asked_in( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It is looked at below.
}

/**
 * Which of the two an address asks for; '' where it asks for none, or may not.
 *
 * @param array<string, mixed> $arguments Arguments of an address, slashed as WordPress does it.
 * @return string
 */
function asked_in( $arguments ) {
	if ( ! isset( $arguments[ ARGUMENT ], $arguments[ NONCE ] ) || ! is_string( $arguments[ NONCE ] ) || ! current_user_can( 'manage_options' ) ) {
		return '';
	}
	$nonce = sanitize_text_field( wp_unslash( $arguments[ NONCE ] ) );
	if ( ! wp_verify_nonce( $nonce, ARGUMENT ) ) {
		return '';
	}
	$view = is_string( $arguments[ ARGUMENT ] ) ? sanitize_key( wp_unslash( $arguments[ ARGUMENT ] ) ) : '';
	return in_array( $view, array( WITH, WITHOUT ), true ) ? $view : '';
}

/** Has the page say that it is one of the two: caches may give another. */
function hook_up() {
	add_action( 'wp_head', __NAMESPACE__ . '\print_view', 0 );
}

/** Prints it. */
function print_view() {
	printf( '<meta name="%s" content="%s">' . "\n", esc_attr( ARGUMENT ), esc_attr( asked() ) );
}
