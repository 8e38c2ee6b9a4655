<?php
/**
 * The units on the settings page, in a group for each plugin, and theme, whose scripts they replace.
 *
 * @package Tillkit
 */

namespace Tillkit\Admin\Unit_Groups;

use Tillkit\Admin\Unit_Rows;
use Tillkit\Admin\Words;
use Tillkit\Found;
use Tillkit\Settings;
use Tillkit\Table;

defined( 'ABSPATH' ) || exit;

/**
 * Prints them, each with its switch and what becomes of the script.
 *
 * @param string[] $chosen The units that the merchant has switched on.
 */
function print_groups( $chosen ) {
	print_nothing_found();
	foreach ( by_plugin() as $plugin => $units ) {
		list( $shown, $folded ) = in_two( $units );
		?>
		<fieldset class="tillkit-card tillkit-group">
			<legend>
				<?php echo esc_html( $plugin ); ?>
				<span class="tillkit-version"><?php echo esc_html( version_of( $units[0] ) ); ?></span>
			</legend>
			<?php
			print_units( $shown, $chosen );
			print_folded( $folded, $chosen );
			?>
		</fieldset>
		<?php
	}
}

/**
 * All units, by the name of the plugin or theme whose scripts they replace.
 *
 * @return array<string, string[]>
 */
function by_plugin() {
	$groups = array();
	foreach ( Table\units() as $unit ) {
		$groups[ Found\usual_name( Unit_Rows\plugin_handle( $unit ) ) ][] = $unit;
	}
	return $groups;
}

/**
 * The units that are shown at once, and those that are folded.
 *
 * @param string[] $units Names of units.
 * @return array{0: string[], 1: string[]}
 */
function in_two( $units ) {
	$folded = array_values( array_filter( $units, 'Tillkit\Admin\Words\is_technical' ) );
	return array( array_values( array_diff( $units, $folded ) ), $folded );
}

/**
 * Which version of its plugin or theme is active, or that none is.
 *
 * @param string $unit A unit's name.
 * @return string
 */
function version_of( $unit ) {
	$handle = Unit_Rows\plugin_handle( $unit );
	return Found\is_active( $handle ) ? Found\version_of( $handle ) : __( 'not active', 'tillkit' );
}

/**
 * Prints the units that no merchant asks for by name.
 *
 * @param string[] $units  Names of units.
 * @param string[] $chosen The units that are switched on.
 */
function print_folded( $units, $chosen ) {
	if ( array() === $units ) {
		return;
	}
	$on = count( array_intersect( $units, $chosen ) );
	?>
	<details>
		<summary>
			<?php
			/* translators: 1: a number of widgets, 2: how many of them are switched on. */
			echo esc_html( sprintf( __( 'Technical parts: %1$d, switched on: %2$d', 'tillkit' ), count( $units ), $on ) );
			?>
		</summary>
		<?php print_units( $units, $chosen ); ?>
	</details>
	<?php
}

/**
 * Prints some units.
 *
 * @param string[] $units  Their names.
 * @param string[] $chosen The units that are switched on.
 */
function print_units( $units, $chosen ) {
	foreach ( $units as $unit ) {
		print_unit( $unit, in_array( $unit, $chosen, true ) );
	}
}

/**
 * Prints a unit's row.
 *
 * @param string $unit  Its name.
 * @param bool   $is_on Whether it is switched on.
 */
function print_unit( $unit, $is_on ) {
	list( $name, $about ) = Words\of_unit( $unit );
	list( $state, $what ) = Unit_Rows\state_of( $unit );
	$id                   = 'tillkit-unit-' . $unit;
	?>
	<div class="tillkit-unit">
		<input type="checkbox" id="<?php echo esc_attr( $id ); ?>" name="<?php echo esc_attr( Settings\OPTION ); ?>[units][]" value="<?php echo esc_attr( $unit ); ?>" aria-describedby="<?php echo esc_attr( $id ); ?>-about" <?php checked( $is_on ); ?>>
		<label for="<?php echo esc_attr( $id ); ?>"><?php echo esc_html( $name ); ?></label>
		<div id="<?php echo esc_attr( $id ); ?>-about">
			<p class="description"><?php echo esc_html( $about ); ?></p>
			<p class="tillkit-state tillkit-state-<?php echo esc_attr( $state ); ?>"><?php echo esc_html( $what ); ?></p>
		</div>
	</div>
	<?php
}

/** Says it at once where there is nothing to replace at all. */
function print_nothing_found() {
	foreach ( Table\units() as $unit ) {
		if ( Unit_Rows\NOT_FOUND !== Unit_Rows\state_of( $unit )[0] ) {
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
