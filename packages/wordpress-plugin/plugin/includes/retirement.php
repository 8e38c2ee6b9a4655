<?php
/**
 * Retires the legacy scripts whose work Tillkit does, and keeps what came with them.
 *
 * @package Tillkit
 */

namespace Tillkit\Retirement;

use Tillkit\Builders;
use Tillkit\Safety_Net;
use Tillkit\Settings;
use Tillkit\Table;
use Tillkit\Units;

defined( 'ABSPATH' ) || exit;

/** The handle stays with an empty source: WordPress still prints its data, its inline code and what it depends on. */
const EMPTIED = 'empty';

/**
 * The tag stays, of a type that browsers do not run: if our code cannot be loaded, ours brings it back. A script that others
 * build on is made so in the finished page, where nobody does.
 */
const INERT = 'inert';

/** The script stays, and keeps our unit off. */
const KEPT = 'keep';

/** Has legacy scripts printed as they are retired. */
function hook_up() {
	add_filter( 'print_scripts_array', __NAMESPACE__ . '\empty_sources', PHP_INT_MAX );
	add_filter( 'script_loader_tag', __NAMESPACE__ . '\make_inert', PHP_INT_MAX, 2 );
}

/**
 * How a legacy script is retired on this page. One that does the work of further units too is kept here.
 *
 * @param string $handle A handle of the table.
 * @return string `empty`, `inert` or `keep`.
 */
function way_of( $handle ) {
	$units = Table\handles()[ $handle ]['units'];
	if ( array() !== array_diff( $units, Units\on_this_page() ) ) {
		return filtered( KEPT, $handle, $units );
	}
	foreach ( array_merge( array( $handle ), ...array_map( 'Tillkit\Table\handles_of', $units ) ) as $beside ) {
		// One that stays keeps its units off: then their other scripts have to do their work, too.
		if ( wp_script_is( $beside, 'registered' ) && KEPT === own_way( $beside ) ) {
			return filtered( KEPT, $handle, $units );
		}
	}
	return own_way( $handle );
}

/**
 * How a legacy script is retired where its units run, whatever becomes of others beside it.
 *
 * @param string $handle A handle of the table.
 * @return string `empty`, `inert` or `keep`.
 */
function own_way( $handle ) {
	$legacy = Table\handles()[ $handle ];
	if ( isset( $legacy['library'] ) && Builders\is_asked_for( $handle ) ) {
		return filtered( KEPT, $handle, $legacy['units'] );
	}
	return filtered( Builders\has( $handle ) ? INERT : EMPTIED, $handle, $legacy['units'] );
}

/**
 * Whether a legacy script runs on this page as it always did.
 *
 * @param string $handle A handle of the table.
 * @return bool
 */
function is_kept( $handle ) {
	return KEPT === way_of( $handle );
}

/**
 * The handles that the merchant keeps, whatever Tillkit could do without.
 *
 * @return string[]
 */
function chosen() {
	return Settings\read()['keep'];
}

/**
 * What others make of the way in which a script is retired.
 *
 * @param string   $way    `empty`, `inert` or `keep`.
 * @param string   $handle The script's handle.
 * @param string[] $units  The units that together do its work, or that of the script that it serves; none for the platform's.
 * @return string
 */
function filtered( $way, $handle, $units ) {
	/**
	 * Filters how a legacy script is retired.
	 *
	 * @since 0.1.0
	 *
	 * @param string   $way    `empty`: the handle stays, its source is gone. `inert`: the tag stays, switched off, and is
	 *                         brought back where our code cannot be loaded; one that others build on stays on pages where
	 *                         somebody does. `keep`: it runs, and our units stay off.
	 * @param string   $handle The script's handle.
	 * @param string[] $units  The units that together do its work; none for a script of the platform's, such as jQuery, that goes
	 *                         with those that stood on it: `keep` where somebody has asked for it by itself, else `inert`.
	 */
	return (string) apply_filters( 'tillkit_retirement', in_array( $handle, chosen(), true ) ? KEPT : $way, $handle, $units );
}

/**
 * Empties the sources of what is about to be printed. Earlier, and those who enqueue it late would find an alias.
 *
 * @param string[] $handles The handles that WordPress is about to print.
 * @return string[] The same.
 */
function empty_sources( $handles ) {
	$scripts = wp_scripts();
	foreach ( array_intersect( $handles, array_keys( Table\handles() ) ) as $handle ) {
		$in_footer = isset( $scripts->groups[ $handle ] ) && $scripts->groups[ $handle ] > 0;
		if ( isset( $scripts->registered[ $handle ] ) && ! ( $in_footer && doing_action( 'wp_head' ) ) && EMPTIED === way_of( $handle ) ) {
			if ( false !== $scripts->registered[ $handle ]->src ) {
				keep_translations( $scripts, $handle );
				Safety_Net\remember( $scripts, $handle );
				$scripts->registered[ $handle ]->src = false;
			}
		}
	}
	return $handles;
}

/**
 * Has a script's translations printed with its inline code: WordPress prints them with a source only, and finds them by it.
 *
 * @param \WP_Scripts $scripts All scripts.
 * @param string      $handle  The script that is about to lose its source.
 */
function keep_translations( $scripts, $handle ) {
	$translations = $scripts->print_translations( $handle, false );
	// Without a source it would look for them at no address, and complain.
	$scripts->registered[ $handle ]->textdomain = null;
	if ( $translations ) {
		$before = array_filter( (array) $scripts->get_data( $handle, 'before' ) );
		$scripts->add_data( $handle, 'before', array_merge( array( $translations ), $before ) );
	}
}

/**
 * Switches a tag off that is to stay on the page.
 *
 * @param string|null $tag    What WordPress prints for a handle, and others have left of it.
 * @param string      $handle The handle; some apply the filter without.
 * @return string|null
 */
function make_inert( $tag, $handle = '' ) {
	return isset( Table\handles()[ $handle ] ) && ! Builders\has( $handle ) && INERT === way_of( $handle ) ? inert( (string) $tag ) : $tag;
}

/**
 * The same HTML with the scripts that have an address switched off.
 *
 * @param string   $html      Script tags.
 * @param string[] $serves    The handles of the scripts that they only serve.
 * @param bool     $is_behind Whether they depend on those.
 * @return string
 */
function inert( $html, $serves = array(), $is_behind = false ) {
	return with_attributes( $html, marks( $serves ) + ( $is_behind ? array( 'data-tillkit-behind' => true ) : array() ) );
}

/**
 * The same HTML with scripts switched off that stand in the page itself.
 *
 * @param string   $html   Script tags.
 * @param string[] $serves The handles of the scripts that they only serve.
 * @return string
 */
function inert_lines( $html, $serves ) {
	return with_attributes( $html, marks( $serves ), false );
}

/**
 * What a tag carries that is switched off.
 *
 * @param string[] $serves The handles of the scripts that it only serves.
 * @return array<string, string|true>
 */
function marks( $serves ) {
	$ids = array_map(
		static function ( $handle ) {
			return "$handle-js";
		},
		$serves
	);
	return array(
		'type'                 => 'text/plain',
		'data-tillkit-retired' => true,
	) + ( array() === $ids ? array() : array( 'data-tillkit-with' => implode( ' ', $ids ) ) );
}

/**
 * The same HTML with attributes on its scripts.
 *
 * @param string                     $html       Script tags.
 * @param array<string, string|true> $attributes By name.
 * @param bool                       $has_source Whether those with an address are meant, or those without.
 * @return string
 */
function with_attributes( $html, $attributes, $has_source = true ) {
	$tags = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag( 'script' ) ) {
		foreach ( ( null !== $tags->get_attribute( 'src' ) ) === $has_source ? $attributes : array() as $name => $value ) {
			$tags->set_attribute( $name, $value );
		}
	}
	return $tags->get_updated_html();
}
