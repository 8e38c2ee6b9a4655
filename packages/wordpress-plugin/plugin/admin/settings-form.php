<?php
/**
 * The form on the settings page.
 *
 * @package Tillkit
 */

namespace Tillkit\Admin\Form;

use Tillkit\Admin\Unit_Rows;
use Tillkit\Admin\Words;
use Tillkit\Settings;
use Tillkit\Table;

defined( 'ABSPATH' ) || exit;

/** Prints it. */
function print_form() {
	$settings = Settings\read();
	?>
	<form action="<?php echo esc_url( admin_url( 'options.php' ) ); ?>" method="post">
		<?php settings_fields( 'tillkit' ); ?>
		<h2><?php esc_html_e( 'Who gets Tillkit', 'tillkit' ); ?></h2>
		<?php print_audience( $settings['audience'] ); ?>
		<h2><?php esc_html_e( 'What it replaces', 'tillkit' ); ?></h2>
		<?php print_nothing_found(); ?>
		<table class="form-table" role="presentation">
			<?php
			foreach ( Table\units() as $unit ) {
				print_unit( $unit, in_array( $unit, $settings['units'], true ) );
			}
			?>
		</table>
		<?php submit_button(); ?>
	</form>
	<?php
}

/**
 * Prints who may get it.
 *
 * @param string $chosen The audience in force.
 */
function print_audience( $chosen ) {
	$choices = array(
		Settings\NOBODY         => array( __( 'Nobody', 'tillkit' ), __( 'The shop runs on its own scripts.', 'tillkit' ) ),
		Settings\ADMINISTRATORS => array( __( 'Administrators only', 'tillkit' ), __( 'Try it on your shop before your customers see it.', 'tillkit' ) ),
		Settings\EVERYONE       => array( __( 'Everyone', 'tillkit' ), __( 'All visitors get the new widgets.', 'tillkit' ) ),
	);
	?>
	<fieldset class="tillkit-audience">
		<legend class="screen-reader-text"><?php esc_html_e( 'Who gets Tillkit', 'tillkit' ); ?></legend>
		<?php foreach ( $choices as $value => list( $name, $about ) ) : ?>
			<p>
				<label>
					<input type="radio" name="<?php echo esc_attr( Settings\OPTION ); ?>[audience]" value="<?php echo esc_attr( $value ); ?>" <?php checked( $chosen, $value ); ?>>
					<strong><?php echo esc_html( $name ); ?></strong>
					<span class="description"><?php echo esc_html( $about ); ?></span>
				</label>
			</p>
		<?php endforeach; ?>
	</fieldset>
	<?php
}

/** Says it at once where there is nothing to replace at all. */
function print_nothing_found() {
	foreach ( Table\units() as $unit ) {
		if ( Unit_Rows\found( $unit )[0] ) {
			return;
		}
	}
	wp_admin_notice(
		esc_html__( 'None of the plugins whose scripts Tillkit replaces is active on this site: it stays as it is.', 'tillkit' ),
		array(
			'type'               => 'info',
			'additional_classes' => array( 'inline' ),
		)
	);
}

/**
 * Prints a unit's row.
 *
 * @param string $unit  Its name.
 * @param bool   $is_on Whether it is switched on.
 */
function print_unit( $unit, $is_on ) {
	list( $name, $about )    = Words\of_unit( $unit );
	list( $is_there, $what ) = Unit_Rows\found( $unit );
	$id                      = 'tillkit-unit-' . $unit;
	?>
	<tr>
		<th scope="row"><?php echo esc_html( $name ); ?></th>
		<td>
			<label for="<?php echo esc_attr( $id ); ?>">
				<input type="checkbox" id="<?php echo esc_attr( $id ); ?>" name="<?php echo esc_attr( Settings\OPTION ); ?>[units][]" value="<?php echo esc_attr( $unit ); ?>" aria-describedby="<?php echo esc_attr( $id ); ?>-found" <?php checked( $is_on ); ?>>
				<span class="screen-reader-text"><?php echo esc_html( $name ); ?>: </span>
				<?php echo esc_html( $about ); ?>
			</label>
			<p class="description tillkit-found<?php echo $is_there ? '' : ' tillkit-missing'; ?>" id="<?php echo esc_attr( $id ); ?>-found">
				<?php echo esc_html( $what ); ?>
			</p>
		</td>
	</tr>
	<?php
}
