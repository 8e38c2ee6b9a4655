<?php
/**
 * Plugin Name: CookieYes
 * Version: 3.5.3
 *
 * Stands in for the real one: its handle in the head, its settings, the banner's template at the end of the body. And for trackers: by a
 * handle with lines of its own, and in a page's content.
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'wp_enqueue_scripts',
	static function () {
		$printed = json_decode( file_get_contents( WP_CONTENT_DIR . '/pages/consent.json' ), true );
		wp_enqueue_script( 'cookie-law-info', plugins_url( 'lite/frontend/js/script.min.js', __FILE__ ), array(), '3.5.3', false );
		wp_localize_script( 'cookie-law-info', '_ckyConfig', $printed['config'] );
		wp_localize_script( 'cookie-law-info', '_ckyStyles', array( 'css' => '' ) );
		wp_enqueue_script( 'tally', 'https://tally.example.test/count.js', array(), '2', true );
		wp_localize_script( 'tally', 'tallySettings', array( 'site' => 'till' ) );
		wp_add_inline_script( 'tally', 'window.tallyBefore = true', 'before' );
		wp_add_inline_script( 'tally', 'window.tallyAfter = true' );
	}
);

add_action(
	'wp_footer',
	static function () {
		$printed = json_decode( file_get_contents( WP_CONTENT_DIR . '/pages/consent.json' ), true );
		echo '<script id="ckyBannerTemplate" type="text/template">' . $printed['template'] . '</script>'; // phpcs:ignore
	}
);
