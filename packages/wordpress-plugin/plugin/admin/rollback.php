<?php
/**
 * One click back to the shop's own scripts, and one forth.
 *
 * @package Tillkit
 */

namespace Tillkit\Admin\Rollback;

use Tillkit\Admin\Page;
use Tillkit\Settings;

defined( 'ABSPATH' ) || exit;

const ACTION = 'tillkit_rollback';

/** The argument of the page's address by which it says what was done. */
const DONE = 'tillkit-rolled';

/** Answers the button. */
function hook_up() {
	add_action( 'admin_post_' . ACTION, __NAMESPACE__ . '\roll' );
	add_action( 'admin_notices', __NAMESPACE__ . '\say_done' );
	add_filter( 'removable_query_args', __NAMESPACE__ . '\say_once' );
}

/**
 * Has WordPress take our word out of the address once it has been said: a page that is loaded anew does not say it again.
 *
 * @param string[] $names Arguments that are taken out.
 * @return string[]
 */
function say_once( $names ) {
	return array_merge( $names, array( DONE ) );
}

/** Prints the form that the buttons send. They stand in another form, so it has a place of its own. */
function print_form() {
	?>
	<form id="tillkit-rollback" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post">
		<input type="hidden" name="action" value="<?php echo esc_attr( ACTION ); ?>">
		<?php wp_nonce_field( ACTION, '_wpnonce', true ); ?>
	</form>
	<?php
}

/** Prints the button, or the one that undoes it. */
function print_button() {
	if ( Settings\NOBODY !== Settings\read()['audience'] ) {
		?>
		<button type="submit" class="button" form="tillkit-rollback" name="to" value="back"><?php esc_html_e( 'Roll back now', 'tillkit' ); ?></button>
		<?php
	} elseif ( is_rolled_back() ) {
		?>
		<button type="submit" class="button" form="tillkit-rollback" name="to" value="forth"><?php esc_html_e( 'Switch Tillkit on again', 'tillkit' ); ?></button>
		<?php
	}
}

/** Prints what the button does. */
function print_about() {
	$is_nobody = Settings\NOBODY === Settings\read()['audience'];
	if ( $is_nobody && ! is_rolled_back() ) {
		return;
	}
	$text = $is_nobody
		? __( 'The shop runs on its own scripts. What you had chosen is kept.', 'tillkit' )
		: __( 'Roll back: from the next page view on, every visitor gets the shop\'s own scripts. What you have chosen is kept.', 'tillkit' );
	?>
	<p class="description"><?php echo esc_html( $text ); ?></p>
	<?php
}

/**
 * Whether somebody got Tillkit before it was rolled back.
 *
 * @return bool
 */
function is_rolled_back() {
	return is_string( get_option( Settings\BEFORE ) );
}

/** Switches Tillkit off for everybody, or back to whom it was for. */
function roll() {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'You may not change these settings.', 'tillkit' ), '', array( 'response' => 403 ) );
	}
	check_admin_referer( ACTION );
	$settings = Settings\read();
	$to       = isset( $_POST['to'] ) ? sanitize_key( wp_unslash( $_POST['to'] ) ) : '';
	if ( 'forth' === $to ) {
		$settings['audience'] = get_option( Settings\BEFORE, Settings\ADMINISTRATORS );
	} else {
		if ( Settings\NOBODY !== $settings['audience'] ) {
			update_option( Settings\BEFORE, $settings['audience'], false );
		}
		$settings['audience'] = Settings\NOBODY;
	}
	update_option( Settings\OPTION, Settings\sanitize( $settings ) );
	wp_safe_redirect( add_query_arg( DONE, 'forth' === $to ? 'forth' : 'back', Page\address() ) );
	exit;
}

/** Says that it is done. */
function say_done() {
	// phpcs:disable WordPress.Security.NonceVerification.Recommended -- It only says what has been done.
	if ( ! isset( $_GET[ DONE ] ) || ! Page\is_open() ) {
		return;
	}
	$is_back = 'back' === sanitize_key( wp_unslash( $_GET[ DONE ] ) );
	// phpcs:enable
	wp_admin_notice(
		$is_back ? esc_html__( 'Every visitor gets the shop\'s own scripts again.', 'tillkit' ) : esc_html__( 'Tillkit is on again.', 'tillkit' ),
		array(
			'type'        => 'success',
			'dismissible' => true,
		)
	);
}
