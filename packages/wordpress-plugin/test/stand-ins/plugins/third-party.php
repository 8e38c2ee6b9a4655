<?php
/**
 * Plugin Name: Third party
 * Version: 1.0.0
 *
 * What other plugins do with scripts: inline code on a legacy handle, scripts that depend on one, a nonce for a policy.
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'wp_enqueue_scripts',
	static function () {
		wp_add_inline_script( 'tiered-pricing-table-front-js', 'window.inlineBefore = typeof tieredPricingGlobalData', 'before' );
		wp_add_inline_script( 'tiered-pricing-table-front-js', 'window.inlineAfter = typeof document.__tieredPricing' );
		wp_set_script_translations( 'tiered-pricing-table-front-js', 'third-party', WP_CONTENT_DIR . '/languages' );
		wp_register_script( 'third-party', false, array( 'wc-add-to-cart' ), '1', true );
		wp_enqueue_script( 'third-party' );
		wp_add_inline_script( 'third-party', 'window.thirdParty = typeof wc_add_to_cart_params' );
	},
	30
);

// What a page cache would do with the page.
add_action(
	'wp_footer',
	static function () {
		echo '<!-- page cache: ' . ( defined( 'DONOTCACHEPAGE' ) ? 'asked to leave it' : 'may keep it' ) . ' -->';
	}
);

if ( isset( $_GET['csp'] ) ) {
	add_action(
		'send_headers',
		static function () {
			header( "Content-Security-Policy: script-src 'nonce-abc' 'strict-dynamic'" );
		}
	);
	foreach ( array( 'wp_script_attributes', 'wp_inline_script_attributes' ) as $standin_filter ) {
		add_filter(
			$standin_filter,
			static function ( $attributes ) {
				return array( 'nonce' => 'abc' ) + $attributes;
			}
		);
	}
}
