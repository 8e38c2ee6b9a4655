<?php
/**
 * What waits for consent, as the page is printed: a browser fetches what is printed live ahead of any script, also ahead of the
 * gate. So tags of blocked addresses are printed switched off, and the gate first of all, with the banner plugin's settings
 * behind it. Whatever visitors have allowed is the gate's to know: the page is the same for all, and may be cached.
 *
 * @package Tillkit
 */

namespace Tillkit\Consent_Page;

use Tillkit\Found;
use Tillkit\Retirement;
use Tillkit\Script_Tag;
use Tillkit\Units;

defined( 'ABSPATH' ) || exit;

const UNIT = 'consent';

/** The banner plugin's script, whose work the unit does. */
const HANDLE = 'cookie-law-info';

/** The ids of what stands first in the head: the gate, our own settings, which have the policy's revision, and the banner plugin's. */
const FIRST = array( 'tillkit-consent-early', 'tillkit-config', HANDLE . '-js-extra' );

/** Declares what a node is for, by a category behind its prefix. */
const DECLARES = 'data-cookieyes';
const PREFIX   = 'cookieyes-';

/** Where the address of a frame or a picture waits. */
const SOURCE = 'data-cookieyes-src';

/** Watches over a page, where the unit is switched on and the banner plugin is there. */
function hook_up() {
	if ( in_array( UNIT, Units\switched_on(), true ) && Found\is_active( HANDLE ) ) {
		add_filter( 'script_loader_tag', __NAMESPACE__ . '\hold_tag', PHP_INT_MAX - 1, 3 );
		add_filter( 'wp_inline_script_attributes', __NAMESPACE__ . '\keep_settings' );
		add_filter( 'template_include', __NAMESPACE__ . '\begin', PHP_INT_MAX );
	}
}

/**
 * Keeps optimisers from delaying the settings.
 *
 * @param array<string, string|bool> $attributes Of an inline script.
 * @return array<string, string|bool>
 */
function keep_settings( $attributes ) {
	return isset( $attributes['id'] ) && HANDLE . '-js-extra' === $attributes['id'] ? $attributes + Script_Tag\KEEP_AS_IT_IS : $attributes;
}

/**
 * Switches off what WordPress prints for a blocked script: its tag, and the lines before and behind it. Its data stay.
 *
 * @param string|null $tag     What is printed for a handle.
 * @param string      $handle  The handle; some apply the filter without.
 * @param string      $address The script's address.
 * @return string|null
 */
function hold_tag( $tag, $handle = '', $address = '' ) {
	$declared = is_ours() ? declaration_of( (string) $address, providers() ) : '';
	return '' === $declared ? $tag : with_held( (string) $tag, array(), $declared );
}

/**
 * Whether the gate is ours on this page: where the plugin's own script stays live, that keeps it.
 *
 * @return bool
 */
function is_ours() {
	return in_array( UNIT, Units\on_this_page(), true ) && Retirement\KEPT !== Retirement\way_of( HANDLE );
}

/**
 * The addresses that wait, as the banner plugin's settings list them.
 *
 * @return array<int, array{re: string, categories: string[]}>
 */
function providers() {
	static $providers = null;
	if ( null === $providers ) {
		$data      = (string) wp_scripts()->get_data( HANDLE, 'data' );
		$config    = preg_match( '/^var _ckyConfig = (.*);$/m', $data, $found ) ? json_decode( $found[1], true ) : array();
		$listed    = isset( $config['_providersToBlock'] ) ? (array) $config['_providersToBlock'] : array();
		$providers = array_filter( array_values( $listed ), __NAMESPACE__ . '\is_provider' );

		/**
		 * Filters the addresses whose scripts, frames and pictures are printed switched off.
		 *
		 * @since 0.1.0
		 *
		 * @param array<int, array{re: string, categories: string[]}> $providers `re`: a part of host and path; `categories`: what it waits for.
		 */
		$providers = array_filter( (array) apply_filters( 'tillkit_consent_providers', $providers ), __NAMESPACE__ . '\is_provider' );
	}
	return $providers;
}

/**
 * Whether an entry of the list can be used.
 *
 * @param mixed $one An entry.
 * @return bool
 */
function is_provider( $one ) {
	return is_array( $one ) && ! empty( $one['re'] ) && is_string( $one['re'] ) && ! empty( $one['categories'] ) && is_array( $one['categories'] );
}

/**
 * How a node declares the categories that an address waits for, `cookieyes-functional cookieyes-advertisement`; '' where it is on no list.
 *
 * @param string                                              $address   An address.
 * @param array<int, array{re: string, categories: string[]}> $providers The list.
 * @return string
 */
function declaration_of( $address, $providers ) {
	$parts = wp_parse_url( $address );
	if ( empty( $parts['host'] ) ) {
		$parts = array( 'host' => (string) wp_parse_url( home_url(), PHP_URL_HOST ) ) + (array) $parts;
	}
	$port  = isset( $parts['port'] ) ? ':' . $parts['port'] : '';
	$place = preg_replace( '/^www\./', '', strtolower( $parts['host'] ) . $port ) . ( isset( $parts['path'] ) ? $parts['path'] : '' );
	$found = array();
	foreach ( $providers as $provider ) {
		if ( false !== strpos( $place, $provider['re'] ) ) {
			$found = array_merge( $found, array_filter( $provider['categories'], 'is_string' ) );
		}
	}
	return declaring( array_diff( array_unique( $found ), array( 'necessary' ) ) );
}

/**
 * How a node declares categories, of which each has to be allowed.
 *
 * @param string[] $categories Their slugs.
 * @return string
 */
function declaring( $categories ) {
	return implode( ' ', preg_filter( '/^/', PREFIX, $categories ) );
}

/**
 * Collects the page.
 *
 * @param string $template The template's file.
 * @return string The same.
 */
function begin( $template ) {
	ob_start( __NAMESPACE__ . '\finish' );
	add_action( 'wp_print_footer_scripts', __NAMESPACE__ . '\decide', PHP_INT_MAX );
	// Of a page that ends before its foot.
	add_action( 'shutdown', __NAMESPACE__ . '\decide', 0 );
	return $template;
}

/** Decides what waits: when PHP finishes the page, code of others must not run, because it could not buffer. */
function decide() {
	plan( is_ours() ? providers() : null );
}

/**
 * What waits on this page; null where the gate is not ours.
 *
 * @param array<int, array{re: string, categories: string[]}>|false|null $decided A new plan; false asks for the last.
 * @return array<int, array{re: string, categories: string[]}>|null
 */
function plan( $decided = false ) {
	static $plan = null;
	if ( false !== $decided ) {
		$plan = $decided;
	}
	return $plan;
}

/**
 * The page with the gate first, and with what waits switched off.
 *
 * @param string $html  The finished page, or its next part where somebody sends it in parts.
 * @param int    $phase Flags of PHP's.
 * @return string
 */
function finish( $html, $phase ) {
	static $is_in_parts = false;
	$providers = plan();
	if ( $is_in_parts || 0 === ( $phase & PHP_OUTPUT_HANDLER_FINAL ) ) {
		// A tag may end in the next part.
		$is_in_parts = true;
		return $html;
	}
	return null === $providers ? $html : with_gate_first( may_wait( $html, $providers ) ? with_held( $html, $providers ) : $html );
}

/**
 * Whether anything of a page may have to wait: most pages need no second look.
 *
 * @param string                                              $html      A page.
 * @param array<int, array{re: string, categories: string[]}> $providers The list.
 * @return bool
 */
function may_wait( $html, $providers ) {
	foreach ( array_merge( array( DECLARES . '=' ), array_column( $providers, 're' ) ) as $part ) {
		if ( false !== strpos( $html, $part ) ) {
			return true;
		}
	}
	return false;
}

/**
 * HTML with the scripts, frames and pictures switched off that wait, each for what it declares itself, or for what the list says.
 *
 * @param string                                              $html      HTML.
 * @param array<int, array{re: string, categories: string[]}> $providers The list.
 * @param string                                              $all       What all scripts in it declare from now on. Default: each its own.
 * @return string
 */
function with_held( $html, $providers, $all = '' ) {
	$tags = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag() ) {
		$name = $tags->get_tag();
		if ( 'SCRIPT' === $name ? is_running( $tags->get_attribute( 'type' ) ) : in_array( $name, array( 'IFRAME', 'IMG' ), true ) ) {
			$address  = (string) $tags->get_attribute( 'src' );
			$declared = $tags->get_attribute( DECLARES );
			$its      = is_string( $declared ) ? $declared : ( '' !== $all ? $all : declaration_of( $address, $providers ) );
			if ( ! in_array( $its, array( '', PREFIX, PREFIX . 'necessary' ), true ) ) {
				hold( $tags, $address, $its );
			}
		}
	}
	return $tags->get_updated_html();
}

/**
 * Switches the current tag off.
 *
 * @param \WP_HTML_Tag_Processor $tags     At the tag.
 * @param string                 $address  Its address.
 * @param string                 $declared What it declares from now on.
 */
function hold( $tags, $address, $declared ) {
	$tags->set_attribute( DECLARES, $declared );
	if ( 'SCRIPT' === $tags->get_tag() ) {
		$tags->set_attribute( 'type', 'text/plain' );
	} elseif ( '' !== $address ) {
		$tags->set_attribute( SOURCE, $address );
		$tags->remove_attribute( 'src' );
		$tags->remove_attribute( 'srcset' );
	}
}

/**
 * Whether browsers run a classic script of this type. A module keeps its type: its tag waits in the browser.
 *
 * @param string|true|null $type The attribute.
 * @return bool
 */
function is_running( $type ) {
	return ! is_string( $type ) || 0 !== preg_match( '#^$|/.*script$#i', $type );
}

/**
 * A page whose head begins with the gate and the settings: lines of a theme's may stand there before WordPress prints anything.
 *
 * @param string $html A page.
 * @return string
 */
function with_gate_first( $html ) {
	if ( 1 !== preg_match( '/<head\b[^>]*>(?:\s*<meta\b[^>]*>)*/i', $html, $head, PREG_OFFSET_CAPTURE ) ) {
		return $html;
	}
	$at    = $head[0][1] + strlen( $head[0][0] );
	$first = '';
	foreach ( FIRST as $id ) {
		$place = place_of( $html, $id );
		if ( null !== $place && $place[0] >= $at ) {
			$first .= "\n" . substr( $html, $place[0], $place[1] );
			$html   = substr_replace( $html, '', $place[0], $place[1] );
		}
	}
	return substr_replace( $html, $first, $at, 0 );
}

/**
 * Where a script element stands in a page: from where, and how long it is; null where it is not there.
 *
 * @param string $html A page.
 * @param string $id   Its id.
 * @return int[]|null
 */
function place_of( $html, $id ) {
	if ( 1 !== preg_match( '/<script\b(?=[^>]*\sid=(["\'])' . preg_quote( $id, '/' ) . '\1)[^>]*>/i', $html, $tag, PREG_OFFSET_CAPTURE ) ) {
		return null;
	}
	$end = stripos( $html, '</script>', $tag[0][1] );
	return false === $end ? null : array( $tag[0][1], $end + strlen( '</script>' ) - $tag[0][1] );
}
