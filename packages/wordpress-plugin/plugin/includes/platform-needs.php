<?php
/**
 * Who needs which script of the platform's on a finished page: WordPress' own graph says it, and the code that a page carries past it.
 *
 * @package Tillkit
 */

namespace Tillkit\Platform_Needs;

use Tillkit\Page_Code;
use Tillkit\Platform_Scripts;
use Tillkit\Script_Graph;
use Tillkit\Services;

defined( 'ABSPATH' ) || exit;

/** What is said of who keeps a script where it is no script: it was asked for by itself. */
const ASKED = ':asked';

/** The merchant keeps it. */
const CHOSEN = ':chosen';

/** Lines in the page itself name it. */
const INLINE = ':inline';

/** A tag that was written by hand may use it. */
const BY_HAND = ':tag';

/** The handles that together are jQuery. */
const JQUERY = array( 'jquery-core', 'jquery-migrate' );

/**
 * Who keeps which script of a page.
 *
 * @param array<string, array> $nodes   The printed scripts with their states.
 * @param array<int, array>    $scripts The page's script elements.
 * @param string               $html    The whole page.
 * @return array<string, string[]>
 */
function on_page( $nodes, $scripts, $html ) {
	$needs = array_merge( needs_of_scripts( $nodes ), needs_of_tags( $nodes, $scripts ), needs_of_markup( $nodes, $scripts, $html ) );
	return settled( $nodes, $scripts, array_merge( $needs, needs_of_files( $nodes, $needs ) ) );
}

/**
 * What the printed scripts need, by WordPress' own graph: pairs of who says so, and the handles.
 *
 * @param array<string, array> $nodes The printed scripts with their states.
 * @return array<int, array{0: string, 1: string[]}>
 */
function needs_of_scripts( $nodes ) {
	$needs = array();
	foreach ( $nodes as $handle => $node ) {
		if ( 'alias' === $node['state'] && $node['is_kept'] ) {
			$needs[] = array( $node['has_lines'] ? $handle : word_for( $handle ), $node['deps'] );
		} elseif ( 'live' === $node['state'] && ( ! $node['may_go'] || $node['is_kept'] || $node['is_fixed'] ) ) {
			$needs[] = array( $handle, array( $handle ) );
		}
	}
	return $needs;
}

/**
 * What is said of a script that is there for its own sake.
 *
 * @param string $handle A script's handle.
 * @return string
 */
function word_for( $handle ) {
	return in_array( $handle, Platform_Scripts\plan()['chosen'], true ) ? CHOSEN : ASKED;
}

/**
 * What tags need that nobody has a handle for: in doubt jQuery.
 *
 * @param array<string, array> $nodes   The printed scripts.
 * @param array<int, array>    $scripts The page's script elements.
 * @return array<int, array{0: string, 1: string[]}>
 */
function needs_of_tags( $nodes, $scripts ) {
	foreach ( $scripts as $script ) {
		$handle = substr( $script['id'], 0, -3 );
		$is_own = '' === $script['src'] || isset( $nodes[ $handle ] ) || Script_Graph\lies_in( $script['src'], Platform_Scripts\plan()['ours'] );
		$is_own = $is_own || Services\is_one( $script['src'], Platform_Scripts\plan()['services'] );
		if ( ! $is_own && $script['is_live'] && false !== Page_Code\file_names_jquery( $script['src'], Platform_Scripts\plan()['folders'] ) ) {
			return array( array( BY_HAND, JQUERY ) );
		}
	}
	return array();
}

/**
 * What elements' own attributes and the form of options name.
 *
 * @param array<string, array> $nodes   The printed scripts.
 * @param array<int, array>    $scripts The page's script elements.
 * @param string               $html    The whole page.
 * @return array<int, array{0: string, 1: string[]}>
 */
function needs_of_markup( $nodes, $scripts, $html ) {
	$needs = Page_Code\attributes_name_jquery( $html ) ? array( array( INLINE, JQUERY ) ) : array();
	if ( isset( $nodes['wp-util'] ) && array() !== array_filter( $scripts, 'Tillkit\Page_Code\is_hard_template' ) ) {
		$needs[] = array( INLINE, array( 'wp-util' ) );
	}
	return $needs;
}

/**
 * Which scripts of others need jQuery though they do not say so: their files are looked into where nobody else keeps it.
 *
 * @param array<string, array>                      $nodes The printed scripts with their states.
 * @param array<int, array{0: string, 1: string[]}> $needs What is known to be needed.
 * @return array<int, array{0: string, 1: string[]}>
 */
function needs_of_files( $nodes, $needs ) {
	if ( ! isset( $nodes['jquery-core'] ) || isset( keepers( $nodes, $needs )['jquery-core'] ) ) {
		return array();
	}
	$found = array();
	foreach ( $nodes as $handle => $node ) {
		if ( 'live' === $node['state'] && ! $node['is_platforms'] && 'tillkit' !== $handle && Page_Code\file_names_jquery( $node['file'], Platform_Scripts\plan()['folders'] ) ) {
			$found[] = array( $handle, JQUERY );
		}
	}
	return $found;
}

/**
 * Who keeps which script, with what inline code names. That of a script that may go counts where that stays.
 *
 * @param array<string, array>                      $nodes   The printed scripts with their states.
 * @param array<int, array>                         $scripts The page's script elements.
 * @param array<int, array{0: string, 1: string[]}> $needs   What is needed beside.
 * @return array<string, string[]>
 */
function settled( $nodes, $scripts, $needs ) {
	$mays  = array_keys( array_filter( by_handle( $nodes, 'may_go' ) ) );
	$lines = array();
	foreach ( $scripts as $script ) {
		if ( $script['is_live'] && '' === $script['src'] && 0 !== strpos( $script['id'], 'tillkit' ) && '-js-extra' !== substr( $script['id'], -9 ) ) {
			$lines[] = array( owner_of( $script['id'] ), Page_Code\named( $script['code'], $mays ) );
		}
	}
	do {
		$keepers = keepers( $nodes, $needs );
		$left    = array();
		foreach ( $lines as $line ) {
			list( $owner, $named ) = $line;
			$is_own                = in_array( $owner, array_diff( $mays, JQUERY ), true ) && ! isset( $keepers[ $owner ] );
			if ( $is_own ) {
				$left[] = $line;
			} else {
				$needs[] = array( '' === $owner ? INLINE : $owner, $named );
			}
		}
		$has_more = count( $left ) < count( $lines );
		$lines    = $left;
	} while ( $has_more );
	return $keepers;
}

/**
 * One member of each printed script.
 *
 * @param array<string, array> $nodes  The printed scripts.
 * @param string               $member The member's name.
 * @return array<string, mixed>
 */
function by_handle( $nodes, $member ) {
	return array_combine( array_keys( $nodes ), array_column( $nodes, $member ) );
}

/**
 * The handle that lines belong to; '' where somebody prints them by themselves.
 *
 * @param string $id A script element's id.
 * @return string
 */
function owner_of( $id ) {
	return preg_match( '/^(.+)-js-(before|after|translations)$/', $id, $found ) ? $found[1] : '';
}

/**
 * Who keeps each script: directly, or because of what depends on it.
 *
 * @param array<string, array>                      $nodes The printed scripts.
 * @param array<int, array{0: string, 1: string[]}> $needs What is needed, and by whom.
 * @return array<string, string[]>
 */
function keepers( $nodes, $needs ) {
	$keepers = array();
	foreach ( $needs as list( $who, $handles ) ) {
		foreach ( Script_Graph\with_deps( $nodes, $handles ) as $handle ) {
			$keepers[ $handle ][ $who ] = $who;
		}
	}
	return $keepers;
}
