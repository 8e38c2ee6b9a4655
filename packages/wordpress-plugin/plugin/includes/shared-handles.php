<?php
/**
 * Legacy scripts that go page by page: those that do the work of several units, of which not all are ours, and those that
 * others build on.
 *
 * Whether a page needs them is known when it has been printed. So such a script is printed live, and switched off in
 * the finished page where everything that the page needs of it is ours and nobody builds on it. If anything goes wrong on the way, it stays live.
 *
 * @package Tillkit
 */

namespace Tillkit\Shared_Handles;

use Tillkit\Builders;
use Tillkit\Markup;
use Tillkit\Platform_Scripts;
use Tillkit\Retirement;
use Tillkit\Script_Graph;
use Tillkit\Table;
use Tillkit\Units;

defined( 'ABSPATH' ) || exit;

/** Looks at the finished page. */
function hook_up() {
	// Last of all: other plugins that change the page then get it from us.
	add_filter( 'template_include', __NAMESPACE__ . '\begin', PHP_INT_MAX );
}

/**
 * Collects the page.
 *
 * @param string $template The template's file.
 * @return string The same.
 */
function begin( $template ) {
	if ( array() !== Units\switched_on() ) {
		Script_Graph\hook_up();
		ob_start( __NAMESPACE__ . '\switch_off' );
		add_action( 'wp_print_footer_scripts', __NAMESPACE__ . '\decide', PHP_INT_MAX );
		// Of a page that ends before its foot.
		add_action( 'shutdown', __NAMESPACE__ . '\decide', 0 );
	}
	return $template;
}

/**
 * The handles that are ours in part, or that others may build on.
 *
 * @return string[]
 */
function candidates() {
	$on    = Units\switched_on();
	$found = array();
	foreach ( Table\handles() as $handle => $legacy ) {
		$ours = array_intersect( $legacy['units'], $on );
		if ( array() !== $ours && ( count( $ours ) < count( $legacy['units'] ) || Builders\has( $handle ) ) ) {
			$found[] = $handle;
		}
	}
	return $found;
}

/** Decides which scripts may go: when PHP finishes the page, code of others must not run, because it could not buffer. */
function decide() {
	$plan = array();
	foreach ( candidates() as $handle ) {
		$units = Table\handles()[ $handle ]['units'];
		$rest  = array_diff( $units, Units\on_this_page() );
		$way   = array() === $rest ? Retirement\INERT : Retirement\KEPT;
		if ( count( $rest ) < count( $units ) && Retirement\way_of( $handle ) === $way ) {
			$helpers         = Builders\helpers( $handle );
			$plan[ $handle ] = array(
				'rest'       => $rest,
				'dependents' => Builders\has( $handle ) ? Builders\dependents( $handle, array_keys( $helpers ) ) : array(),
				'helpers'    => $helpers,
				'is_printed' => in_array( $handle, wp_scripts()->done, true ),
			);
		}
	}
	plan( $plan );
	Platform_Scripts\decide();
}

/**
 * The scripts that may go, each with the units that are not ours, the scripts that depend on it, those that only serve it, and
 * whether it is on the page by itself: WordPress may have been asked for one that only serves it.
 *
 * @param array<string, array{rest: string[], dependents: string[], helpers: array<string, string[]>, is_printed: bool}>|null $decided A new plan.
 * @return array<string, array{rest: string[], dependents: string[], helpers: array<string, string[]>, is_printed: bool}>
 */
function plan( $decided = null ) {
	static $plan = array();
	if ( null !== $decided ) {
		$plan = $decided;
	}
	return $plan;
}

/**
 * The page with those switched off of which it needs nothing but what is ours.
 *
 * @param string $html  The finished page, or its next part where somebody sends it in parts.
 * @param int    $phase Flags of PHP's.
 * @return string
 */
function switch_off( $html, $phase ) {
	static $sent = '';
	if ( 0 === ( $phase & PHP_OUTPUT_HANDLER_FINAL ) ) {
		// What follows may need the script.
		$sent .= $html;
		return $html;
	}
	$ours  = array_filter(
		plan(),
		static function ( $legacy ) use ( $sent, $html ) {
			return ! needs_any( $legacy['rest'], $sent . $html );
		}
	);
	$going = going( $ours, $sent . $html );
	foreach ( $ours as $handle => $legacy ) {
		$html = isset( $going[ $handle ] )
			? without( $html, $handle, $going )
			: explained( $html, $handle, array_diff( $legacy['dependents'], array_keys( $going ) ), Builders\foreign_module( $sent . $html, $handle ) );
	}
	return Platform_Scripts\switch_off( $html, $sent );
}

/**
 * Those of some scripts that nobody on the page builds on. One that stays keeps those that it depends on.
 *
 * @param array<string, array> $plan Scripts of the plan.
 * @param string               $html A whole page.
 * @return array<string, array>
 */
function going( $plan, $html ) {
	$left = array_filter(
		$plan,
		static function ( $handle ) use ( $html ) {
			return '' === Builders\foreign_module( $html, $handle );
		},
		ARRAY_FILTER_USE_KEY
	);
	do {
		$going = $left;
		$left  = array_filter(
			$going,
			static function ( $legacy ) use ( $going ) {
				return array() === array_diff( $legacy['dependents'], array_keys( $going ) );
			}
		);
	} while ( count( $left ) < count( $going ) );
	return $left;
}

/**
 * A page with a script switched off, and what only serves it.
 *
 * @param string               $html   The page.
 * @param string               $handle The script's handle.
 * @param array<string, array> $going  All that go from the page.
 * @return string
 */
function without( $html, $handle, $going ) {
	$without = with_script( $html, "$handle-js", 'Tillkit\Retirement\inert' );
	if ( $without === $html && $going[ $handle ]['is_printed'] ) {
		// Others have taken its tag's name, or have sent it already: it runs, and what serves it has to.
		return $html;
	}
	foreach ( $going[ $handle ]['helpers'] as $helper => $dependents ) {
		if ( array() === array_diff( $dependents, array_keys( $going ) ) ) {
			$without = with_script(
				$without,
				"$helper-js",
				static function ( $tag ) use ( $handle, $helper ) {
					return Retirement\inert( $tag, array( $handle ), Table\handles()[ $handle ]['helpers'][ $helper ]['behind'] );
				}
			);
		}
	}
	return $without;
}

/**
 * A page that says on a script's tag who builds on it, for the health check: handles of scripts, and the class of a module after a dot.
 *
 * @param string   $html    The page.
 * @param string   $handle  The script's handle.
 * @param string[] $scripts Handles of those that depend on it.
 * @param string   $module  The class of a module of somebody else's; '' for none.
 * @return string
 */
function explained( $html, $handle, $scripts, $module ) {
	$names = array_merge( $scripts, '' === $module ? array() : array( '.' . $module ) );
	return with_script(
		$html,
		"$handle-js",
		static function ( $tag ) use ( $names ) {
			return Retirement\with_attributes( $tag, array( 'data-tillkit-kept' => implode( ' ', $names ) ) );
		}
	);
}

/**
 * Whether a page has anything that one of some units would work on.
 *
 * @param string[] $units Names of units.
 * @param string   $html  A whole page.
 * @return bool
 */
function needs_any( $units, $html ) {
	foreach ( $units as $unit ) {
		if ( Markup\has( $html, $unit ) ) {
			return true;
		}
	}
	return false;
}

/**
 * A page with a script's tag changed.
 *
 * @param string                   $html   The page.
 * @param string                   $id     The id of the script element.
 * @param callable(string): string $change Of the tag with its end.
 * @return string
 */
function with_script( $html, $id, $change ) {
	$changed = preg_replace_callback(
		tag_pattern( $id ),
		static function ( $found ) use ( $change ) {
			// Without its end WordPress takes it for a page that has not come whole.
			$end = '</script>';
			return substr( $change( $found[0] . $end ), 0, -strlen( $end ) );
		},
		$html
	);
	return null === $changed ? $html : $changed;
}

/**
 * How the tag of a script is found in a page.
 *
 * @param string $id The id of the script element.
 * @return string
 */
function tag_pattern( $id ) {
	return '/<script\b(?=[^>]*\sid=(["\'])' . preg_quote( $id, '/' ) . '\1)[^>]*>/i';
}
