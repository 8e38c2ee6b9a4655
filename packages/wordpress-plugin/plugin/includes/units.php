<?php
/**
 * Which units run on a page.
 *
 * @package Tillkit
 */

namespace Tillkit\Units;

use Tillkit\Found;
use Tillkit\Health_View;
use Tillkit\Script_Tag;
use Tillkit\Settings;
use Tillkit\Table;

defined( 'ABSPATH' ) || exit;

/**
 * The units that are switched on. The health check tries those that the merchant has chosen, too.
 *
 * @return string[]
 */
function switched_on() {
	/**
	 * Filters the units that are switched on.
	 *
	 * @since 0.1.0
	 *
	 * @param string[] $units Names of units, such as `tiered-pricing`.
	 */
	$units = (array) apply_filters( 'tillkit_units', Settings\read()['units'] );
	return array_values( array_intersect( Table\units(), $units ) );
}

/**
 * The units that run on this page: none where it does not get our script, whoever takes that out.
 *
 * @return string[]
 */
function on_this_page() {
	return Script_Tag\is_coming() ? settled() : array();
}

/**
 * The units that our script tag names: those switched on whose legacy script the page knows. It is asked first when all
 * scripts have been enqueued, and does not change after that: a unit that is not named in our tag must not lose its script.
 *
 * @return string[]
 */
function settled() {
	static $units = null;
	if ( null === $units ) {
		$units = array_values( array_filter( switched_on(), __NAMESPACE__ . '\has_legacy' ) );
	}
	return $units;
}

/**
 * Whether the plugin whose script a unit replaces is there: some know their scripts at the page's end only. A unit that replaces none goes with WooCommerce.
 *
 * @param string $unit A unit's name.
 * @return bool
 */
function has_legacy( $unit ) {
	$handles = Table\handles_of( $unit );
	foreach ( array() === $handles ? array( 'woocommerce' ) : $handles as $handle ) {
		if ( wp_script_is( $handle, 'registered' ) || ( ! Found\is_core( $handle ) && Found\is_active( $handle ) ) ) {
			return true;
		}
	}
	return false;
}
