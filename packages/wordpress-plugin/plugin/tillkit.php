<?php
/**
 * Plugin Name:       Tillkit
 * Description:       Replaces browser scripts of your WooCommerce shop with accessible ones, widget by widget, and says what that changes on your pages. Pages and plugins stay as they are.
 * Version:           0.1.0
 * Requires at least: 6.5
 * Requires PHP:      7.4
 * Author:            Tillkit
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       tillkit
 * Domain Path:       /languages
 *
 * @package Tillkit
 */

namespace Tillkit;

defined( 'ABSPATH' ) || exit;

// A second copy in another folder, or one that has not come whole, stays off and says so.
if ( defined( __NAMESPACE__ . '\FILE' ) || ! is_readable( __DIR__ . '/includes/generated/table.php' ) ) {
	require __DIR__ . '/includes/standstill.php';
	return;
}

const FILE = __FILE__;

require __DIR__ . '/includes/translations.php';
require __DIR__ . '/includes/table.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/health-view.php';
require __DIR__ . '/includes/health-basket.php';
require __DIR__ . '/includes/audience.php';
require __DIR__ . '/includes/units.php';
require __DIR__ . '/includes/files.php';
require __DIR__ . '/includes/script-tag.php';
require __DIR__ . '/includes/early.php';
require __DIR__ . '/includes/safety-net.php';
require __DIR__ . '/includes/stub.php';
require __DIR__ . '/includes/page-config.php';
require __DIR__ . '/includes/builders.php';
require __DIR__ . '/includes/retirement.php';
require __DIR__ . '/includes/found.php';
require __DIR__ . '/includes/markup.php';
require __DIR__ . '/includes/script-graph.php';
require __DIR__ . '/includes/page-code.php';
require __DIR__ . '/includes/services.php';
require __DIR__ . '/includes/platform-needs.php';
require __DIR__ . '/includes/platform-scripts.php';
require __DIR__ . '/includes/shared-handles.php';
require __DIR__ . '/includes/form-builder.php';
require __DIR__ . '/includes/consent-page.php';
require __DIR__ . '/includes/optimisers.php';
require __DIR__ . '/includes/purge.php';
require __DIR__ . '/includes/private-pages.php';
require __DIR__ . '/includes/admin-bar.php';
require __DIR__ . '/includes/figures.php';
require __DIR__ . '/includes/front.php';

Translations\hook_up();
Settings\hook_up();
Health_Basket\hook_up();
add_action( 'template_redirect', 'Tillkit\Front\begin', 0 );
Optimisers\hook_up();
Purge\hook_up();

if ( is_admin() ) {
	require __DIR__ . '/admin/words.php';
	require __DIR__ . '/admin/unit-rows.php';
	require __DIR__ . '/admin/unit-groups.php';
	require __DIR__ . '/admin/try-it.php';
	require __DIR__ . '/admin/welcome.php';
	require __DIR__ . '/admin/kept-scripts.php';
	require __DIR__ . '/admin/settings-form.php';
	require __DIR__ . '/admin/settings-page.php';
	require __DIR__ . '/admin/rollback.php';
	require __DIR__ . '/admin/health-pages.php';
	require __DIR__ . '/admin/health-products.php';
	require __DIR__ . '/admin/health-content.php';
	require __DIR__ . '/admin/health-words.php';
	require __DIR__ . '/admin/health-check.php';
	Admin\Page\hook_up();
	Admin\Rollback\hook_up();
	Admin\Welcome\hook_up();
}
