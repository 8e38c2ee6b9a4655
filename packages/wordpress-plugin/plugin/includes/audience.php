<?php
/**
 * Who gets Tillkit.
 *
 * @package Tillkit
 */

namespace Tillkit\Audience;

use Tillkit\Health_View;
use Tillkit\Settings;

defined( 'ABSPATH' ) || exit;

/** Arguments by which page builders open a page to edit it: their previews stand on the old scripts. */
const BUILDER_ARGUMENTS = array( 'et_fb', 'et_bfb', 'et_tb', 'elementor-preview', 'fl_builder', 'vc_editable', 'ct_builder', 'bricks', 'brizy-edit-iframe', 'breakdance_iframe' );

/**
 * Whether this page view is served with Tillkit.
 *
 * @return bool
 */
function is_served() {
	$asked = Health_View\asked();
	if ( '' !== $asked ) {
		return Health_View\WITH === $asked;
	}
	$audience = Settings\read()['audience'];
	$served   = Settings\EVERYONE === $audience || ( Settings\ADMINISTRATORS === $audience && may_preview() );

	/**
	 * Filters whether this page view is served with Tillkit.
	 *
	 * @since 0.1.0
	 *
	 * @param bool   $served   Whether it is. By default never in a page builder's preview.
	 * @param string $audience `nobody`, `administrators` or `everyone`.
	 */
	return (bool) apply_filters( 'tillkit_is_served', $served && ! is_other_kind(), $audience );
}

/**
 * Whether the visitor is one of those who try it before the customers see it.
 *
 * @return bool
 */
function may_preview() {
	/**
	 * Filters the capability of those who see Tillkit while it is shown to administrators only.
	 *
	 * @since 0.1.0
	 *
	 * @param string $capability Default `manage_options`.
	 */
	return current_user_can( (string) apply_filters( 'tillkit_preview_capability', 'manage_options' ) );
}

/**
 * Whether the page is one that stands on other scripts: a page builder has opened it to edit it, or it is an AMP page.
 *
 * @return bool
 */
function is_other_kind() {
	if ( function_exists( 'amp_is_request' ) && amp_is_request() ) {
		return true;
	}
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is done with them.
	return array() !== array_intersect_key( array_flip( BUILDER_ARGUMENTS ), $_GET ) || is_customize_preview();
}
