<?php
/**
 * The field of the settings page for scripts that the merchant keeps, and what is said of lines in it that are none.
 *
 * @package Tillkit
 */

namespace Tillkit\Admin\Kept_Scripts;

use Tillkit\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Makes settings of what the form sends, and says which of its lines are left out.
 *
 * @param mixed $input What has come.
 * @return array{audience: string, units: string[], keep: string[]}
 */
function sanitize( $input ) {
	$lines   = Settings\lines_of( is_array( $input ) && isset( $input['keep'] ) ? $input['keep'] : array() );
	$refused = array_values( array_filter( $lines, __NAMESPACE__ . '\is_no_handle' ) );
	if ( array() !== $refused && function_exists( 'add_settings_error' ) ) {
		/* translators: %s: lines of the field. */
		$text = __( 'Not kept, because it is no handle: %s. A handle is a script\'s name in WordPress, such as jquery or wc-zoom: letters, digits, dots and hyphens, no address and no file. The health check says the handles of a page\'s scripts.', 'tillkit' );
		add_settings_error( Settings\OPTION, 'tillkit-keep', esc_html( sprintf( $text, implode( ', ', $refused ) ) ) );
	}
	return Settings\sanitize( $input );
}

/**
 * Whether a line is no handle.
 *
 * @param string $line A line of the field.
 * @return bool
 */
function is_no_handle( $line ) {
	return ! Settings\is_handle( $line );
}

/**
 * Prints the field.
 *
 * @param string[] $kept The handles in force.
 */
function print_field( $kept ) {
	?>
	<h2 id="tillkit-keep-title"><?php esc_html_e( 'Scripts to keep', 'tillkit' ); ?></h2>
	<p id="tillkit-keep-about"><?php esc_html_e( 'jQuery and other scripts of WordPress and WooCommerce go from pages where only replaced scripts needed them. Where code of your own needs one all the same, name it here: its handle, one a line. A replaced script that stands here stays too, and keeps the widgets off that would do its work.', 'tillkit' ); ?></p>
	<p>
		<label class="screen-reader-text" for="tillkit-keep"><?php esc_html_e( 'Handles of scripts to keep, one a line', 'tillkit' ); ?></label>
		<textarea class="code" id="tillkit-keep" name="<?php echo esc_attr( Settings\OPTION ); ?>[keep]" rows="3" cols="40" spellcheck="false" autocapitalize="none" placeholder="jquery" aria-describedby="tillkit-keep-about"><?php echo esc_textarea( implode( "\n", $kept ) ); ?></textarea>
	</p>
	<?php
}
