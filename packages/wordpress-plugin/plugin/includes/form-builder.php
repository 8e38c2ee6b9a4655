<?php
/**
 * The form builder's notice that its script is missing.
 *
 * Administrators see it in every form of a page whose browser does not know the builder's object when the page is ready. Where
 * our unit does the work that object comes with it, later, and nothing is missing.
 *
 * @package Tillkit
 */

namespace Tillkit\Form_Builder;

use Tillkit\Retirement;
use Tillkit\Table;

defined( 'ABSPATH' ) || exit;

/** The handle of the builder's main script. */
const HANDLE = 'wpforms';

/** Has the builder ask us. */
function hook_up() {
	add_filter( 'wpforms_frontend_missing_assets_error_js_disable', __NAMESPACE__ . '\without_notice' );
}

/**
 * Whether a page goes without the notice. Whether a field keeps the script on it is known later, when it has been printed: such a page
 * goes without, too.
 *
 * @param bool $is_without What others say.
 * @return bool
 */
function without_notice( $is_without ) {
	return $is_without || ( isset( Table\handles()[ HANDLE ] ) && Retirement\KEPT !== Retirement\way_of( HANDLE ) );
}
