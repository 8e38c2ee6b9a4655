<?php
/**
 * Scripts of the platform's (WordPress' and WooCommerce's own: jQuery and its like) that a page has printed for legacy scripts only: they go with those.
 *
 * Whether anybody else needs one is known when the page has been printed. So they are printed live, and switched off in the finished page where
 * nobody does. In doubt, and if anything goes wrong on the way, they stay.
 *
 * @package Tillkit
 */

namespace Tillkit\Platform_Scripts;

use Tillkit\Files;
use Tillkit\Page_Code;
use Tillkit\Platform_Needs;
use Tillkit\Retirement;
use Tillkit\Script_Graph;
use Tillkit\Services;
use Tillkit\Shared_Handles;
use Tillkit\Table;
use Tillkit\Units;

defined( 'ABSPATH' ) || exit;

/** Looks at the printed scripts: when PHP finishes the page, code of others must not run, because it could not buffer. */
function decide() {
	$nodes = array() === Units\on_this_page() ? array() : Script_Graph\printed();
	foreach ( $nodes as $handle => $node ) {
		$way                         = is_wanted( $nodes, $handle ) ? Retirement\KEPT : Retirement\INERT;
		$is_open                     = ( $node['is_platforms'] || '' === $node['file'] ) && ! isset( Table\handles()[ $handle ] );
		$nodes[ $handle ]['is_kept'] = $is_open && Retirement\KEPT === Retirement\filtered( $way, $handle, array() );
	}
	plan(
		array(
			'nodes'    => $nodes,
			'chosen'   => Retirement\chosen(),
			'folders'  => Page_Code\folders(),
			'services' => Services\known(),
			'ours'     => array_merge( Script_Graph\platform_folders(), array( Script_Graph\without_scheme( Files\base() ) ) ),
		)
	);
}

/**
 * What was decided of this page.
 *
 * @param array|null $decided A new plan.
 * @return array{nodes: array<string, array>, chosen: string[], folders: array<string, string>, services: string[], ours: string[]}
 */
function plan( $decided = null ) {
	static $plan = array(
		'nodes'    => array(),
		'chosen'   => array(),
		'folders'  => array(),
		'services' => array(),
		'ours'     => array(),
	);
	if ( null !== $decided ) {
		$plan = $decided;
	}
	return $plan;
}

/**
 * Whether somebody has asked for a script of the platform's by itself. That a legacy script's own platform asks for it along with that one is
 * no such thing.
 *
 * @param array<string, array> $nodes  The printed scripts.
 * @param string               $handle A script's handle.
 * @return bool
 */
function is_wanted( $nodes, $handle ) {
	if ( $nodes[ $handle ]['is_by_hand'] || ! $nodes[ $handle ]['is_enqueued'] ) {
		return $nodes[ $handle ]['is_by_hand'];
	}
	$askers = array_intersect( askers_of( $handle ), array_keys( $nodes ) );
	return array() === $askers || array() !== array_filter( $askers, 'Tillkit\Retirement\is_kept' );
}

/**
 * The legacy scripts that a script of the platform's is asked for along with.
 *
 * @param string $handle A script's handle.
 * @return string[]
 */
function askers_of( $handle ) {
	return array_keys(
		array_filter(
			Table\handles(),
			static function ( $legacy ) use ( $handle ) {
				return isset( $legacy['asks_for'] ) && in_array( $handle, $legacy['asks_for'], true );
			}
		)
	);
}

/**
 * The page with those switched off that nobody needs any more, and a word on the others who does.
 *
 * @param string $html The finished page, or its last part where somebody sends it in parts.
 * @param string $sent What has been sent before.
 * @return string
 */
function switch_off( $html, $sent ) {
	$nodes   = plan()['nodes'];
	$scripts = array() === $nodes ? null : Page_Code\scripts_in( $sent . $html );
	if ( null === $scripts ) {
		return $html;
	}
	$nodes = with_states( $nodes, $scripts, $html );
	return changed( $html, $nodes, $scripts, Platform_Needs\on_page( $nodes, $scripts, $sent . $html ) );
}

/**
 * The printed scripts, each with its state on the finished page: `live` it runs, `retired` it was taken out or switched off, `alias` it has no file;
 * and whether its tag can be switched off.
 *
 * @param array<string, array> $nodes   The printed scripts.
 * @param array<int, array>    $scripts The page's script elements.
 * @param string               $html    What of the page can be changed.
 * @return array<string, array>
 */
function with_states( $nodes, $scripts, $html ) {
	$retired = array_column( $scripts, 'is_retired', 'id' );
	foreach ( $nodes as $handle => $node ) {
		$is_legacy = isset( Table\handles()[ $handle ] );
		$state     = '' === $node['file'] ? 'alias' : 'live';
		if ( ( $is_legacy && 'alias' === $state ) || ! empty( $retired[ "$handle-js" ] ) ) {
			$state = 'retired';
		}
		// A legacy script has a way of its own.
		$nodes[ $handle ]['may_go']   = 'live' === $state && $node['is_platforms'] && ! $is_legacy;
		$nodes[ $handle ]['state']    = $state;
		$nodes[ $handle ]['is_fixed'] = 1 !== preg_match( Shared_Handles\tag_pattern( "$handle-js" ), $html );
	}
	return $nodes;
}

/**
 * The page with what nobody keeps switched off, together with the lines that call it.
 *
 * @param string                  $html    What of the page can be changed.
 * @param array<string, array>    $nodes   The printed scripts with their states.
 * @param array<int, array>       $scripts The page's script elements.
 * @param array<string, string[]> $keepers Who keeps which script.
 * @return string
 */
function changed( $html, $nodes, $scripts, $keepers ) {
	$served = served( $nodes );
	$going  = array_keys( array_diff_key( array_filter( Platform_Needs\by_handle( $nodes, 'may_go' ) ), $keepers ) );
	$going  = array_values( array_intersect( $going, array_keys( $served ) ) );
	foreach ( array_keys( $served ) as $handle ) {
		if ( in_array( $handle, $going, true ) ) {
			$html = without( $html, $handle, $served[ $handle ] );
			$html = without_lines( $html, $handle, $served[ $handle ], $scripts, $going );
		} elseif ( $nodes[ $handle ]['may_go'] ) {
			$own  = isset( $keepers[ $handle ][ $handle ] ) ? array( Platform_Needs\word_for( $handle ) ) : array();
			$html = explained( $html, $handle, array_merge( $own, array_diff( $keepers[ $handle ], array( $handle ) ) ) );
		}
	}
	return $html;
}

/**
 * The scripts of the platform's that legacy scripts stood on, each with those of them that are retired.
 *
 * @param array<string, array> $nodes The printed scripts with their states.
 * @return array<string, string[]>
 */
function served( $nodes ) {
	$served = array();
	foreach ( $nodes as $handle => $node ) {
		if ( 'retired' !== $node['state'] ) {
			continue;
		}
		$asked = isset( Table\handles()[ $handle ]['asks_for'] ) ? Table\handles()[ $handle ]['asks_for'] : array();
		foreach ( Script_Graph\with_deps( $nodes, array_merge( $node['deps'], $asked ) ) as $needed ) {
			if ( $nodes[ $needed ]['is_platforms'] && 'retired' !== $nodes[ $needed ]['state'] ) {
				$served[ $needed ][] = $handle;
			}
		}
	}
	return $served;
}

/**
 * A page with a script's tag switched off.
 *
 * @param string   $html   The page.
 * @param string   $handle The script's handle.
 * @param string[] $serves The retired scripts that stood on it.
 * @return string
 */
function without( $html, $handle, $serves ) {
	return Shared_Handles\with_script(
		$html,
		"$handle-js",
		static function ( $tag ) use ( $serves ) {
			return Retirement\inert( $tag, $serves );
		}
	);
}

/**
 * A page with the lines switched off that a script has beside its data, where they call what goes.
 *
 * @param string            $html    The page.
 * @param string            $handle  The script's handle.
 * @param string[]          $serves  The retired scripts that stood on it.
 * @param array<int, array> $scripts The page's script elements.
 * @param string[]          $going   All that go.
 * @return string
 */
function without_lines( $html, $handle, $serves, $scripts, $going ) {
	foreach ( $scripts as $script ) {
		if ( Platform_Needs\owner_of( $script['id'] ) === $handle && array() !== Page_Code\named( $script['code'], $going ) ) {
			$html = Shared_Handles\with_script(
				$html,
				$script['id'],
				static function ( $tag ) use ( $serves ) {
					return Retirement\inert_lines( $tag, $serves );
				}
			);
		}
	}
	return $html;
}

/**
 * A page that says on a script's tag who keeps it, for the health check.
 *
 * @param string   $html   The page.
 * @param string   $handle The script's handle.
 * @param string[] $names  Handles of scripts, or one of the words above.
 * @return string
 */
function explained( $html, $handle, $names ) {
	return Shared_Handles\with_script(
		$html,
		"$handle-js",
		static function ( $tag ) use ( $names ) {
			return Retirement\with_attributes( $tag, array( 'data-tillkit-kept' => implode( ' ', $names ) ) );
		}
	);
}
