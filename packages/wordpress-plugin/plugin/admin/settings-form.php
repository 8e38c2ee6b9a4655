<?php
/**
 * The form on the settings page: who sees Tillkit, and further down what it replaces.
 *
 * @package Tillkit
 */

namespace Tillkit\Admin\Form;

use Tillkit\Admin\Kept_Scripts;
use Tillkit\Admin\Rollback;
use Tillkit\Admin\Unit_Groups;
use Tillkit\Settings;

defined( 'ABSPATH' ) || exit;

/** Prints it. */
function print_form() {
	$settings = Settings\read();
	?>
	<form action="<?php echo esc_url( admin_url( 'options.php' ) ); ?>" method="post">
		<?php settings_fields( 'tillkit' ); ?>
		<section class="tillkit-card tillkit-step" aria-labelledby="tillkit-audience-title">
			<h2 id="tillkit-audience-title"><?php esc_html_e( 'Switch it on for everyone', 'tillkit' ); ?></h2>
			<?php print_audience( $settings['audience'] ); ?>
			<p class="tillkit-buttons">
				<?php
				submit_button( '', 'primary', 'submit', false );
				Rollback\print_button();
				?>
			</p>
			<?php Rollback\print_about(); ?>
		</section>
		<h2><?php esc_html_e( 'What it replaces', 'tillkit' ); ?></h2>
		<p><?php esc_html_e( 'By the plugin that the script comes with. What is said of each is what holds now: save, and it is said anew.', 'tillkit' ); ?></p>
		<?php
		Unit_Groups\print_groups( $settings['units'] );
		Kept_Scripts\print_field( $settings['keep'] );
		submit_button( '', 'primary', 'tillkit-save' );
		?>
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
		<legend class="screen-reader-text"><?php esc_html_e( 'Who sees Tillkit', 'tillkit' ); ?></legend>
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
