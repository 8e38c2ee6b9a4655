<?php
/**
 * Settings → Tillkit.
 *
 * @package Tillkit
 */

namespace Tillkit\Admin\Page;

use Tillkit\Admin\Form;
use Tillkit\Admin\Health;
use Tillkit\Admin\Rollback;
use Tillkit\Admin\Try_It;
use Tillkit\Files;
use Tillkit\Settings;

defined( 'ABSPATH' ) || exit;

const SLUG = 'tillkit';

/** Registers the page, its setting, and the ways to it. */
function hook_up() {
	add_action( 'admin_menu', __NAMESPACE__ . '\add_page' );
	add_action( 'admin_init', __NAMESPACE__ . '\register' );
	add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue' );
	add_filter( 'plugin_action_links_' . plugin_basename( \Tillkit\FILE ), __NAMESPACE__ . '\add_link' );
}

/** Adds the page to the menu "Settings". */
function add_page() {
	add_options_page( __( 'Tillkit', 'tillkit' ), __( 'Tillkit', 'tillkit' ), 'manage_options', SLUG, __NAMESPACE__ . '\print_page' );
}

/** Says what the form may save. */
function register() {
	register_setting(
		'tillkit',
		Settings\OPTION,
		array(
			'type'              => 'array',
			'sanitize_callback' => 'Tillkit\Admin\Kept_Scripts\sanitize',
			'show_in_rest'      => false,
		)
	);
}

/**
 * The page's own style sheet.
 *
 * @param string $page The page that is opened.
 */
function enqueue( $page ) {
	if ( 'settings_page_' . SLUG === $page ) {
		wp_enqueue_style( 'tillkit-settings', plugins_url( 'admin/settings.css', \Tillkit\FILE ), array(), \Tillkit\Table\all()['version'] );
		Health\enqueue();
	}
}

/**
 * The way to the settings from the list of plugins.
 *
 * @param string[] $links The links so far.
 * @return string[]
 */
function add_link( $links ) {
	$own = sprintf( '<a href="%s">%s</a>', esc_url( address() ), esc_html__( 'Settings', 'tillkit' ) );
	return array_merge( array( 'settings' => $own ), $links );
}

/**
 * The page's address.
 *
 * @return string
 */
function address() {
	return admin_url( 'options-general.php?page=' . SLUG );
}

/**
 * Whether it is the page that is shown.
 *
 * @return bool
 */
function is_open() {
	$screen = get_current_screen();
	return null !== $screen && 'settings_page_' . SLUG === $screen->id;
}

/** Prints the page. */
function print_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	?>
	<div class="wrap tillkit-settings">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<p><?php esc_html_e( 'Tillkit replaces the browser scripts of your shop, one widget at a time. Your pages, your theme and your plugins stay as they are, and you can go back at any time.', 'tillkit' ); ?></p>
		<?php
		print_missing();
		Try_It\print_section();
		Health\print_section();
		Form\print_form();
		Rollback\print_form();
		?>
	</div>
	<?php
}

/** Says which files of ours are not there, where there are any. */
function print_missing() {
	$missing = Files\missing();
	if ( array() === $missing ) {
		return;
	}
	/* translators: %s: names of files. */
	$text = __( 'Nothing is replaced: files of Tillkit are missing or incomplete (%s). Upload the plugin once more.', 'tillkit' );
	wp_admin_notice(
		esc_html( sprintf( $text, implode( ', ', $missing ) ) ),
		array(
			'type'               => 'error',
			'additional_classes' => array( 'inline' ),
		)
	);
}
