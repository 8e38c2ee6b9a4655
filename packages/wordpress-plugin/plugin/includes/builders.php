<?php
/**
 * What builds on a legacy script beside the units that do its work: modules and scripts of others, which keep it on a page,
 * and what only serves it, which goes with it.
 *
 * @package Tillkit
 */

namespace Tillkit\Builders;

use Tillkit\Retirement;
use Tillkit\Table;

defined( 'ABSPATH' ) || exit;

/**
 * Whether others may build on what a legacy script defines. It is judged in the finished page then.
 *
 * @param string $handle A handle of the table.
 * @return bool
 */
function has( $handle ) {
	return isset( Table\handles()[ $handle ]['builders'] );
}

/**
 * The scripts of others on this page that depend on a script. To be asked when all have been printed.
 *
 * @param string   $handle A script's handle.
 * @param string[] $beside Handles of those that do not count.
 * @return string[]
 */
function dependents( $handle, $beside ) {
	$scripts = wp_scripts();
	$found   = array();
	foreach ( array_diff( array_unique( $scripts->done ), $beside, array( $handle ) ) as $other ) {
		if ( is_live( $scripts, $other ) && depends( $scripts, $other, $handle ) ) {
			$found[] = $other;
		}
	}
	return $found;
}

/**
 * Whether a script of somebody else's has been enqueued so far that depends on a library.
 *
 * @param string $handle The library's handle.
 * @return bool
 */
function is_asked_for( $handle ) {
	$scripts = wp_scripts();
	foreach ( array_diff( $scripts->queue, array_keys( Table\handles() ) ) as $other ) {
		if ( depends( $scripts, $other, $handle ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Whether a script that was printed has code that runs: a file, or lines of its own.
 *
 * @param \WP_Scripts $scripts All scripts.
 * @param string      $handle  A script's handle.
 * @return bool
 */
function is_live( $scripts, $handle ) {
	if ( ! isset( $scripts->registered[ $handle ] ) ) {
		return false;
	}
	if ( isset( Table\handles()[ $handle ] ) ) {
		return Retirement\KEPT === Retirement\way_of( $handle ) || has( $handle );
	}
	$lines = array_merge( (array) $scripts->get_data( $handle, 'before' ), (array) $scripts->get_data( $handle, 'after' ) );
	return (bool) $scripts->registered[ $handle ]->src || array() !== array_filter( $lines );
}

/**
 * Whether a script depends on another one, directly or through others. What depends on a script of the table has that to build on.
 *
 * @param \WP_Scripts $scripts All scripts.
 * @param string      $one     A script's handle.
 * @param string      $handle  The other one's.
 * @return bool
 */
function depends( $scripts, $one, $handle ) {
	$needed = isset( $scripts->registered[ $one ] ) ? (array) $scripts->registered[ $one ]->deps : array();
	if ( in_array( $handle, $needed, true ) ) {
		return true;
	}
	foreach ( array_diff( $needed, array_keys( Table\handles() ) ) as $next ) {
		if ( depends( $scripts, $next, $handle ) ) {
			return true;
		}
	}
	return false;
}

/**
 * The scripts on this page that only serve a legacy script, each with those of others that depend on it. One that somebody has
 * asked for by itself, and is the platform's, is not among them.
 *
 * @param string $handle A handle of the table.
 * @return array<string, string[]>
 */
function helpers( $handle ) {
	$legacy  = Table\handles()[ $handle ];
	$helpers = isset( $legacy['helpers'] ) ? $legacy['helpers'] : array();
	$beside  = array_merge( array_keys( $helpers ), array( $handle ) );
	$found   = array();
	foreach ( $helpers as $helper => $what ) {
		if ( is_there( $helper, $what ) && Retirement\KEPT !== Retirement\filtered( Retirement\INERT, $helper, $legacy['units'] ) ) {
			$found[ $helper ] = dependents( $helper, $beside );
		}
	}
	return $found;
}

/**
 * Whether a helper has been printed, and is what the table takes it for: others use such handles for files of their own.
 *
 * @param string $helper Its handle.
 * @param array  $what   What the table says of it.
 * @return bool
 */
function is_there( $helper, $what ) {
	$scripts = wp_scripts();
	return in_array( $helper, $scripts->done, true )
		&& isset( $scripts->registered[ $helper ] )
		&& false !== strpos( (string) $scripts->registered[ $helper ]->src, $what['file'] )
		&& ! ( $what['platforms'] && in_array( $helper, $scripts->queue, true ) );
}

/**
 * A module of somebody else's on a page that may build on a legacy script: its class; '' where there is none.
 *
 * @param string $html   A whole page.
 * @param string $handle A handle of the table.
 * @return string
 */
function foreign_module( $html, $handle ) {
	if ( ! has( $handle ) ) {
		return '';
	}
	$builders = Table\handles()[ $handle ]['builders'];
	$all      = $builders['modules'];
	if ( false === preg_match_all( '/\sclass\s*=\s*(?:"([^"]*)"|\'([^\']*)\')/i', $html, $found ) ) {
		// PHP has given up on a page that is too much for it.
		return $all;
	}
	foreach ( array_merge( $found[1], $found[2] ) as $classes ) {
		$names = false === strpos( $classes, $all ) ? array() : preg_split( '/\s+/', trim( $classes ) );
		if ( in_array( $all, $names, true ) && 0 === preg_match( $builders['known'], $classes ) ) {
			$own = array_values( array_diff( $names, array( $all ) ) );
			return isset( $own[0] ) ? $own[0] : $all;
		}
	}
	return '';
}
