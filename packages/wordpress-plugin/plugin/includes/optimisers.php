<?php
/**
 * Asks optimisers to leave our two files alone: combined, renamed or delayed, the script cannot find its other files.
 *
 * Only what stands in their documentation or source is used here. An optimiser that is not there asks for none of it.
 *
 * @package Tillkit
 */

namespace Tillkit\Optimisers;

defined( 'ABSPATH' ) || exit;

/** Filters over lists of what stays as it is and where it is: parts of addresses, and of lines that stand in the page itself. */
const EARLY = array(
	'rocket_exclude_js',
	'rocket_exclude_defer_js',
	'rocket_delay_js_exclusions',
	'rocket_minify_excluded_external_js',
	'rocket_excluded_inline_js_content',
	'litespeed_optimize_js_excludes',
	'litespeed_optm_js_defer_exc',
	'litespeed_optm_gm_js_exc',
	'perfmatters_minify_js_exclusions',
	'perfmatters_defer_js_exclusions',
	'perfmatters_delay_js_exclusions',
	'flying_press_exclude_from_minify:js',
	'flying_press_exclude_from_defer:js',
	'flying_press_exclude_from_delay:js',
	'sgo_javascript_combine_excluded_external_paths',
	'sgo_javascript_combine_excluded_inline_content',
	'wp-optimize-minify-default-exclusions',
	'autoptimize_filter_js_exclude',
);

/** Filters over lists of parts of addresses, by what they are about. */
const LISTS = array(
	'tillkit.js'  => array(
		// WP Rocket.
		'rocket_exclude_js',
		'rocket_exclude_defer_js',
		'rocket_delay_js_exclusions',
		'rocket_minify_excluded_external_js',
		// LiteSpeed Cache.
		'litespeed_optimize_js_excludes',
		'litespeed_optm_js_defer_exc',
		'litespeed_optm_gm_js_exc',
		// Perfmatters.
		'perfmatters_minify_js_exclusions',
		'perfmatters_defer_js_exclusions',
		'perfmatters_delay_js_exclusions',
		// FlyingPress.
		'flying_press_exclude_from_minify:js',
		'flying_press_exclude_from_defer:js',
		'flying_press_exclude_from_delay:js',
		// SiteGround Optimizer, for files of other hosts.
		'sgo_javascript_combine_excluded_external_paths',
		// WP-Optimize, for both kinds of file.
		'wp-optimize-minify-default-exclusions',
		// Autoptimize.
		'autoptimize_filter_js_exclude',
	),
	'tillkit.css' => array(
		'rocket_exclude_css',
		'litespeed_optimize_css_excludes',
		'perfmatters_minify_css_exclusions',
		'flying_press_exclude_from_minify:css',
		'autoptimize_filter_css_exclude',
	),
	// What has to run before all others, and the settings that the first of it goes by.
	'.early.js'   => EARLY,
	'_ckyConfig'  => EARLY,
	// SiteGround Optimizer asks for handles.
	'tillkit'     => array(
		'sgo_js_minify_exclude',
		'sgo_javascript_combine_exclude',
		'sgo_js_async_exclude',
		'sgo_css_minify_exclude',
		'sgo_css_combine_exclude',
	),
);

/** Filters that ask whether something is done to a file, with its handle behind. */
const BY_HANDLE = array(
	// Hummingbird.
	'wphb_minify_resource',
	'wphb_combine_resource',
	'wphb_defer_resource',
	'wphb_async_resource',
	'wphb_inline_resource',
	// Jetpack Boost and Page Optimize.
	'js_do_concat',
	'css_do_concat',
);

/** Answers all of them. */
function hook_up() {
	foreach ( LISTS as $entry => $filters ) {
		$add = static function ( $excluded ) use ( $entry ) {
			return with_entry( $excluded, $entry );
		};
		foreach ( $filters as $filter ) {
			add_filter( $filter, $add, 20 );
		}
	}
	foreach ( BY_HANDLE as $filter ) {
		add_filter( $filter, __NAMESPACE__ . '\not_for_us', 20, 2 );
	}
	add_filter( 'w3tc_minify_js_do_tag_minification', __NAMESPACE__ . '\not_for_our_tag', 20, 3 );
}

/**
 * A list with one entry more. Autoptimize keeps a text with commas, or entries by their flags.
 *
 * @param mixed  $excluded The list so far.
 * @param string $entry    What is added.
 * @return mixed
 */
function with_entry( $excluded, $entry ) {
	if ( is_string( $excluded ) ) {
		return '' === trim( $excluded ) ? $entry : $excluded . ', ' . $entry;
	}
	if ( ! is_array( $excluded ) ) {
		return array( $entry );
	}
	if ( array() !== array_filter( array_keys( $excluded ), 'is_string' ) ) {
		$excluded[ $entry ] = '';
	} else {
		$excluded[] = $entry;
	}
	return $excluded;
}

/**
 * Nothing is done to our files.
 *
 * @param mixed $done   Whether something would be done.
 * @param mixed $handle The file's handle.
 * @return mixed
 */
function not_for_us( $done, $handle = '' ) {
	return 'tillkit' === $handle ? false : $done;
}

/**
 * Nothing is done to our tag.
 *
 * @param mixed $done Whether something would be done.
 * @param mixed $tag  The script tag.
 * @param mixed $file The file.
 * @return mixed
 */
function not_for_our_tag( $done, $tag = '', $file = '' ) {
	return false !== strpos( $tag . ' ' . $file, 'tillkit.js' ) ? false : $done;
}
