<?php
/**
 * Says why this copy of the plugin does nothing. It declares no names: another copy may have them.
 *
 * @package Tillkit
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_notices',
	static function () {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		wp_admin_notice(
			defined( 'Tillkit\FILE' )
				? esc_html__( 'Tillkit is active twice. Deactivate one of the two: only one is at work.', 'tillkit' )
				: esc_html__( 'Tillkit does nothing: its folder is incomplete. Upload the whole plugin once more.', 'tillkit' ),
			array( 'type' => 'error' )
		);
	}
);
