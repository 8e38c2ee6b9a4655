<?php
/**
 * How units are called on the settings page.
 *
 * @package Tillkit
 */

namespace Tillkit\Admin\Words;

defined( 'ABSPATH' ) || exit;

/** Units that no merchant asks for by name: they stand folded below the others of their plugin. */
const TECHNICAL = array( 'cart-fragments', 'page-events', 'list-quantity', 'country-select', 'variation-events' );

/**
 * A unit's name and what it does, for merchants.
 *
 * @param string $unit A unit's name.
 * @return array{0: string, 1: string}
 */
function of_unit( $unit ) {
	$words = array(
		'tiered-pricing'     => array( __( 'Tiered pricing', 'tillkit' ), __( 'Prices that follow the quantity, as tables, blocks, lists and tooltips.', 'tillkit' ) ),
		'mini-cart'          => array( __( 'Mini cart', 'tillkit' ), __( 'The cart in the header, as a side panel or a dropdown.', 'tillkit' ) ),
		'filters'            => array( __( 'Filters and listings', 'tillkit' ), __( 'Panels of filters, and the listings that they change without loading the page anew.', 'tillkit' ) ),
		'add-to-cart'        => array( __( 'Add to cart buttons', 'tillkit' ), __( 'Buttons in lists of products, and the remove links of the classic mini basket.', 'tillkit' ) ),
		'cart-fragments'     => array( __( 'Cart fragments', 'tillkit' ), __( 'Keeps basket counters and the classic mini basket up to date, also in other tabs.', 'tillkit' ) ),
		'cart-page'          => array( __( 'Basket page', 'tillkit' ), __( 'Quantities, coupons and shipping on the basket\'s page, without loading it anew.', 'tillkit' ) ),
		'page-events'        => array( __( 'Page parts', 'tillkit' ), __( 'Sorting, the store notice, passwords that can be shown.', 'tillkit' ) ),
		'list-quantity'      => array( __( 'Quantities in lists', 'tillkit' ), __( 'Quantity fields beside the buttons in lists of products.', 'tillkit' ) ),
		'country-select'     => array( __( 'Countries and states', 'tillkit' ), __( 'The field for the state follows the country.', 'tillkit' ) ),
		'variation-events'   => array( __( 'Product options', 'tillkit' ), __( 'Has other widgets follow the chosen options of a product.', 'tillkit' ) ),
		// Work of scripts that this version cannot do yet: rows say what keeps a script.
		'multistep-checkout' => array( __( 'Checkout in steps', 'tillkit' ), '' ),
		'checkout-modules'   => array( __( 'Checkout modules', 'tillkit' ), '' ),
	);
	return isset( $words[ $unit ] ) ? $words[ $unit ] : array( ucfirst( str_replace( '-', ' ', $unit ) ), '' );
}

/**
 * Whether a unit is one that stands folded.
 *
 * @param string $unit A unit's name.
 * @return bool
 */
function is_technical( $unit ) {
	return in_array( $unit, TECHNICAL, true );
}
