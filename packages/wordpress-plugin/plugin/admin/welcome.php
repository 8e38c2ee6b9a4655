<?php
/**
 * Leads whoever has activated the plugin to its page, where the next steps stand.
 *
 * @package Tillkit
 */

namespace Tillkit\Admin\Welcome;

use Tillkit\Admin\Page;

defined( 'ABSPATH' ) || exit;

/** The argument of the page's address by which it says that the plugin is active. */
const ARGUMENT = 'tillkit-welcome';

/** Waits for the activation, and greets after it. */
function hook_up() {
	add_action( 'activated_plugin', __NAMESPACE__ . '\lead_here', 10, 2 );
	add_action( 'admin_notices', __NAMESPACE__ . '\greet' );
	add_filter( 'removable_query_args', __NAMESPACE__ . '\greet_once' );
}

/**
 * Has WordPress, which leads back to the list of plugins after an activation, lead here instead. Not where several were
 * activated at once, nor where a network's administrator did it, nor where something else than that list has done it.
 *
 * @param string $plugin     The plugin's main file, relative to the folder of plugins.
 * @param bool   $is_network Whether the network has activated it.
 */
function lead_here( $plugin, $is_network ) {
	// phpcs:disable WordPress.Security.NonceVerification.Recommended -- WordPress has looked at it before the activation.
	$is_alone = isset( $_GET['action'], $_GET['plugin'] ) && 'activate' === $_GET['action'] && $plugin === $_GET['plugin'];
	// phpcs:enable
	if ( plugin_basename( \Tillkit\FILE ) !== $plugin || $is_network || ! $is_alone || wp_doing_ajax() || ! current_user_can( 'manage_options' ) ) {
		return;
	}
	add_filter( 'wp_redirect', __NAMESPACE__ . '\address' );
}

/**
 * Where it leads.
 *
 * @return string
 */
function address() {
	return add_query_arg( ARGUMENT, '1', Page\address() );
}

/**
 * Has WordPress take our word out of the address once it has been said.
 *
 * @param string[] $names Arguments that are taken out.
 * @return string[]
 */
function greet_once( $names ) {
	return array_merge( $names, array( ARGUMENT ) );
}

/** Says that the plugin is active, and what comes next. */
function greet() {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It only says what has been done.
	if ( ! isset( $_GET[ ARGUMENT ] ) || ! Page\is_open() ) {
		return;
	}
	wp_admin_notice(
		esc_html__( 'Tillkit is active. Your customers do not see it before you say so: here are the three steps.', 'tillkit' ),
		array(
			'type'        => 'success',
			'dismissible' => true,
		)
	);
}
