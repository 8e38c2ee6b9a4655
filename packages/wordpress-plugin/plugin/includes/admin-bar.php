<?php
/**
 * A word in the admin bar for those who see what others do not see yet.
 *
 * @package Tillkit
 */

namespace Tillkit\Admin_Bar;

use Tillkit\Settings;

defined( 'ABSPATH' ) || exit;

/** Says it while Tillkit is shown to administrators only. */
function hook_up() {
	if ( Settings\ADMINISTRATORS === Settings\read()['audience'] ) {
		add_action( 'admin_bar_menu', __NAMESPACE__ . '\say_preview', 90 );
	}
}

/**
 * Says who sees Tillkit, with the way to the settings.
 *
 * @param \WP_Admin_Bar $bar The admin bar.
 */
function say_preview( $bar ) {
	$bar->add_node(
		array(
			'id'    => 'tillkit',
			'title' => esc_html__( 'Tillkit: customers do not see it yet', 'tillkit' ),
			// Others may look who may not change it.
			'href'  => current_user_can( 'manage_options' ) ? admin_url( 'options-general.php?page=tillkit' ) : false,
		)
	);
}
