<?php
/**
 * Our script tag and style sheet.
 *
 * @package Tillkit
 */

namespace Tillkit\Script_Tag;

use Tillkit\Files;
use Tillkit\Table;
use Tillkit\Units;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'tillkit';

/** Switches of optimisers that would move, combine or delay the tag; without its own address it finds nothing. */
const KEEP_AS_IT_IS = array(
	'data-cfasync'            => 'false',
	'data-no-optimize'        => '1',
	'data-no-defer'           => '1',
	'data-no-minify'          => '1',
	'data-noptimize'          => '1',
	'data-pagespeed-no-defer' => true,
	'data-wpfc-render'        => 'false',
	'data-jetpack-boost'      => 'ignore',
	'nitro-exclude'           => true,
	'nowprocket'              => true,
);

/** Has both printed in the head. */
function hook_up() {
	// Last of all: by then the page knows the legacy scripts.
	add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue', PHP_INT_MAX );
	add_filter( 'script_loader_src', __NAMESPACE__ . '\without_version', PHP_INT_MAX, 2 );
	add_filter( 'style_loader_src', __NAMESPACE__ . '\without_version', PHP_INT_MAX, 2 );
	add_filter( 'script_loader_tag', __NAMESPACE__ . '\with_attributes', PHP_INT_MAX, 2 );
	add_filter( 'style_loader_tag', __NAMESPACE__ . '\with_integrity', PHP_INT_MAX, 2 );
}

/** The folder's name is the version, so the addresses carry none. */
function enqueue() {
	if ( array() === Units\settled() ) {
		return;
	}
	// phpcs:disable WordPress.WP.EnqueuedResourceParameters.MissingVersion -- The folder is named after it.
	wp_enqueue_style( HANDLE, Files\base() . 'tillkit.css', array(), null );
	wp_enqueue_script(
		HANDLE,
		Files\base() . file(),
		array(),
		null,
		array(
			'strategy'  => 'defer',
			'in_footer' => false,
		)
	);
	// phpcs:enable
}

/**
 * The file of our script: the one that knows all units, which browsers keep from page to page. Where few are switched on it is the one
 * that knows none, and each page says which there are. The same for all pages of a shop: two files would be fetched twice.
 *
 * @return string
 */
function file() {
	$on = strlen( table_of( Units\switched_on() ) );
	return 2 * $on > strlen( table_of( Table\units() ) ) ? 'tillkit.js' : 'bare/tillkit.js';
}

/**
 * Whether the page gets our script, or has it.
 *
 * @return bool
 */
function is_coming() {
	return wp_script_is( HANDLE, 'registered' ) && ( wp_script_is( HANDLE ) || wp_script_is( HANDLE, 'done' ) );
}

/**
 * Takes a version away that others append: two addresses of one file are two files to a browser.
 *
 * @param string|false $address A file's address; false or empty where somebody has taken it away.
 * @param string       $handle  Its handle.
 * @return string|false
 */
function without_version( $address, $handle = '' ) {
	// Of no address it would take the page's own.
	return HANDLE === $handle && $address ? remove_query_arg( 'ver', $address ) : $address;
}

/**
 * Writes our attributes into our tag, and leaves those of others there, such as a nonce.
 *
 * @param string|null $tag    What WordPress prints for a handle, and others have left of it.
 * @param string      $handle The handle; some apply the filter without.
 * @return string
 */
function with_attributes( $tag, $handle = '' ) {
	if ( HANDLE !== $handle ) {
		return $tag;
	}
	$html = new \WP_HTML_Tag_Processor( (string) $tag );
	while ( $html->next_tag( 'script' ) ) {
		$address = $html->get_attribute( 'src' );
		if ( ! is_string( $address ) ) {
			continue;
		}
		foreach ( attributes( $address ) as $name => $value ) {
			if ( null === $value || false === $value ) {
				$html->remove_attribute( $name );
			} else {
				$html->set_attribute( $name, true === $value ? true : (string) $value );
			}
		}
	}
	return $html->get_updated_html();
}

/**
 * The attributes of our script tag.
 *
 * @param string $address The file's address as it is printed.
 * @return array<string, string|bool|null>
 */
function attributes( $address ) {
	$attributes = array(
		'defer'      => true,
		'async'      => null,
		'data-units' => implode( ' ', Units\on_this_page() ),
	) + KEEP_AS_IT_IS + checked( $address, file() );

	/**
	 * Filters the attributes of our script tag.
	 *
	 * @since 0.1.0
	 *
	 * @param array<string, string|bool|null> $attributes By name. True: without a value; null: none.
	 */
	$attributes = (array) apply_filters( 'tillkit_script_attributes', $attributes );
	// Without that attribute the file that knows all units would start them all.
	$units      = isset( $attributes['data-units'] ) ? (string) $attributes['data-units'] : '';
	$attributes = array( 'data-units' => $units ) + $attributes;
	return 'tillkit.js' === file() ? $attributes : $attributes + array( 'data-table' => table_of( preg_split( '/[\s,]+/', $units, -1, PREG_SPLIT_NO_EMPTY ) ) );
}

/**
 * What our script has to know of some units.
 *
 * @param string[] $units Their names.
 * @return string JSON.
 */
function table_of( $units ) {
	return '[' . implode( ',', array_intersect_key( Table\all()['rows'], array_flip( $units ) ) ) . ']';
}

/**
 * Has the browser check the style sheet where it comes from another host.
 *
 * @param string|null $tag    What WordPress prints for a handle, and others have left of it.
 * @param string      $handle The handle; some apply the filter without.
 * @return string
 */
function with_integrity( $tag, $handle = '' ) {
	if ( HANDLE !== $handle ) {
		return $tag;
	}
	$html = new \WP_HTML_Tag_Processor( (string) $tag );
	if ( $html->next_tag( 'link' ) ) {
		foreach ( checked( (string) $html->get_attribute( 'href' ), 'tillkit.css' ) as $name => $value ) {
			$html->set_attribute( $name, $value );
		}
		$html->set_attribute( 'data-no-optimize', '1' );
	}
	return $html->get_updated_html();
}

/**
 * What has a browser check a file: nothing where it is the shop's own.
 *
 * @param string $address The file's address as it is printed.
 * @param string $name    The file.
 * @return array<string, string>
 */
function checked( $address, $name ) {
	return Files\is_foreign( $address ) ? array(
		'integrity'   => Files\integrity( $name ),
		'crossorigin' => 'anonymous',
	) : array();
}
