<?php
/**
 * The code that a finished page carries past WordPress' graph: lines in the page itself, tags that are written by hand, and what those name of the
 * platform's scripts.
 *
 * Pages are read when PHP finishes them: nothing here may run code of others.
 *
 * @package Tillkit
 */

namespace Tillkit\Page_Code;

use Tillkit\Script_Graph;

defined( 'ABSPATH' ) || exit;

/** How code names jQuery. */
const JQUERY = '/\bjQuery\b|(?<![\w$.])\$\s*[.(]/';

/** How code names a script of the platform's, where that is not by the handle's own word. */
const NAMES = array(
	'jquery-core'             => JQUERY,
	'jquery-migrate'          => JQUERY,
	'underscore'              => '/(?<![\w$.])_\s*\.\s*\w/',
	'wp-util'                 => '/\bwp\s*\.\s*(template|ajax)\b/',
	'wc-jquery-blockui'       => '/\b(un)?block(UI)?\s*\(|blockUI/',
	'jquery-blockui'          => '/\b(un)?block(UI)?\s*\(|blockUI/',
	'wc-js-cookie'            => '/\bCookies\b/',
	'js-cookie'               => '/\bCookies\b/',
	'selectWoo'               => '/selectWoo|select2/i',
	'wc-select2'              => '/selectWoo|select2/i',
	'zxcvbn-async'            => '/zxcvbn/',
	'password-strength-meter' => '/passwordStrength/',
);

/** Templates that the form of options fills itself, as long as they only name keys of the variation. */
const TEMPLATES = array( 'tmpl-variation-template', 'tmpl-unavailable-variation-template' );

/** Files above this are not looked into, in bytes. */
const LARGEST = 1000000;

/**
 * The script elements of a page; null where PHP has given up on one that is too much for it.
 *
 * @param string $html A whole page.
 * @return array<int, array{id: string, src: string, is_live: bool, is_retired: bool, code: string}>|null
 */
function scripts_in( $html ) {
	if ( ! preg_match_all( '/<script\b((?:[^>"\']++|"[^"]*+"|\'[^\']*+\')*+)>(.*?)<\/script\s*>/is', $html, $found, PREG_SET_ORDER ) ) {
		return null;
	}
	return array_map(
		static function ( $one ) {
			return array(
				'id'         => attribute( $one[1], 'id' ),
				'src'        => attribute( $one[1], 'src' ),
				'is_live'    => runs( $one[1] ),
				'is_retired' => false !== strpos( $one[1], 'data-tillkit-retired' ),
				'code'       => $one[2],
			);
		},
		$found
	);
}

/**
 * Whether a script runs, now or later: consent plugins and optimisers give a type of their own to what waits for them.
 *
 * @param string $attributes What stands in its tag.
 * @return bool
 */
function runs( $attributes ) {
	$type      = attribute( $attributes, 'type' );
	$is_parked = 1 === preg_match( '/cookie|consent|categor|usercentrics|borlabs|cmplz|_iub_/i', $attributes );
	return ! preg_match( 'text/plain' === $type && $is_parked ? '/^$/' : '/json|template|html|importmap|rules|handlebars|mustache|^text\/plain$/i', $type )
		&& false === strpos( $attributes, 'data-tillkit-retired' );
}

/**
 * The value of an attribute; '' where there is none.
 *
 * @param string $attributes What stands in a tag.
 * @param string $name       The attribute's name.
 * @return string
 */
function attribute( $attributes, $name ) {
	preg_match( '/(?<![\w-])' . $name . '\s*=\s*(?:"([^"]*)"|\'([^\']*)\'|([^\s"\'>]+))/i', $attributes, $found );
	return html_entity_decode( implode( '', array_slice( $found, 1 ) ), ENT_QUOTES );
}

/**
 * Which of some scripts of the platform's a piece of code names.
 *
 * @param string   $code    JavaScript.
 * @param string[] $handles Handles of the platform's scripts.
 * @return string[]
 */
function named( $code, $handles ) {
	return array_values(
		array_filter(
			$handles,
			static function ( $handle ) use ( $code ) {
				// In doubt, where PHP gives up, it is named.
				return 0 !== preg_match( isset( NAMES[ $handle ] ) ? NAMES[ $handle ] : pattern( $handle ), $code );
			}
		)
	);
}

/**
 * How code names a script by its handle: `wp-html-entities` is `wp.htmlEntities`, `jquery-ui-slider` is called as `.slider(`, others are words.
 *
 * @param string $handle A script's handle.
 * @return string
 */
function pattern( $handle ) {
	$parts = preg_match( '/^(wp|jquery-ui|wc-jquery|wc|jquery)-(.+)$/', $handle, $found ) ? $found : array( '', '', $handle );
	$name  = preg_quote( lcfirst( str_replace( ' ', '', ucwords( str_replace( '-', ' ', $parts[2] ) ) ) ), '/' );
	if ( 'jquery-ui' === $parts[1] ) {
		return '/\.\s*(ui\b|' . $name . '\s*\()/i';
	}
	return 'wp' === $parts[1] ? '/\bwp\s*\.\s*' . $name . '\b/' : '/\b' . $name . '\b/i';
}

/**
 * Whether code in an element's own attributes names jQuery, such as in `onclick`.
 *
 * @param string $html A whole page.
 * @return bool
 */
function attributes_name_jquery( $html ) {
	return 0 !== preg_match( '/\s(?:on[a-z]+\s*=\s*|href\s*=\s*["\']?javascript:)(?:"[^"]*|\'[^\']*|[^\s"\'>]*)(?:\bjQuery\b|\$\()/i', $html );
}

/**
 * Whether a template has code in it, which only `wp.template` can run.
 *
 * @param array{id: string, code: string} $script A script element.
 * @return bool
 */
function is_hard_template( $script ) {
	$rest = preg_replace( '/\{\{\{?\s*data\.variation\.\w+\s*\}?\}\}/', '', $script['code'] );
	return in_array( $script['id'], TEMPLATES, true ) && 0 !== preg_match( '/<#|\{\{/', (string) $rest );
}

/**
 * What is known of a file's code: whether it names jQuery; null where it cannot be looked into.
 *
 * @param string                $address The file's address.
 * @param array<string, string> $folders Paths on this server by addresses without their scheme.
 * @return bool|null
 */
function file_names_jquery( $address, $folders ) {
	$path = path_of( strtok( Script_Graph\without_scheme( $address ), '?#' ), $folders );
	if ( '' === $path || ! is_readable( $path ) || filesize( $path ) > LARGEST ) {
		return null;
	}
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this server's.
	return 0 !== preg_match( '/\bjQuery\b/', (string) file_get_contents( $path ) );
}

/**
 * Where a script lies on this server; '' where that is not known.
 *
 * @param string                $address Its address without scheme and arguments.
 * @param array<string, string> $folders Paths by addresses.
 * @return string
 */
function path_of( $address, $folders ) {
	foreach ( $folders as $folder => $path ) {
		if ( 0 === strpos( $address, $folder ) && false === strpos( $address, '..' ) && '.js' === substr( $address, -3 ) ) {
			return $path . substr( $address, strlen( $folder ) );
		}
	}
	return '';
}

/**
 * The folders of this server that scripts lie in. To be asked before the page is finished: others filter addresses.
 *
 * @return array<string, string>
 */
function folders() {
	return array(
		Script_Graph\without_scheme( plugins_url( '/' ) ) => WP_PLUGIN_DIR . '/',
		Script_Graph\without_scheme( content_url( '/' ) ) => WP_CONTENT_DIR . '/',
		(string) wp_parse_url( content_url( '/' ), PHP_URL_PATH ) => WP_CONTENT_DIR . '/',
		Script_Graph\without_scheme( site_url( '/' ) )    => ABSPATH,
	);
}
