<?php
/**
 * The health check: its place on the settings page, and what its script has to know.
 *
 * @package Tillkit
 */

namespace Tillkit\Admin\Health;

use Tillkit\Admin\Health_Pages;
use Tillkit\Admin\Health_Words;
use Tillkit\Admin\Unit_Rows;
use Tillkit\Admin\Words;
use Tillkit\Found;
use Tillkit\Health_View;
use Tillkit\Table;
use Tillkit\Units;

defined( 'ABSPATH' ) || exit;

/** Its script. */
function enqueue() {
	wp_enqueue_script( 'tillkit-health-check', plugins_url( 'admin/health-check.js', \Tillkit\FILE ), array(), Table\all()['version'], array( 'strategy' => 'defer' ) );
}

/** Prints its place. */
function print_section() {
	?>
	<section class="tillkit-card tillkit-step" aria-labelledby="tillkit-health-title">
		<h2 id="tillkit-health-title"><?php esc_html_e( 'Check it', 'tillkit' ); ?></h2>
		<p><?php esc_html_e( 'Opens one page of each kind that your shop has, without Tillkit and with it, and says what works, what stayed off and why, and what changes in weight, requests and time. The basket and the checkout are opened with a product in a basket of the check\'s own: yours stays as it is, and nothing is ordered or reserved.', 'tillkit' ); ?></p>
		<p class="hide-if-js"><?php esc_html_e( 'The health check needs JavaScript in this browser.', 'tillkit' ); ?></p>
		<?php print_form(); ?>
		<p id="tillkit-health-status" role="status"></p>
		<div id="tillkit-health-report"></div>
		<?php print_measures(); ?>
	</section>
	<?php
	wp_print_inline_script_tag(
		(string) wp_json_encode( facts(), JSON_HEX_TAG | JSON_HEX_AMP ),
		array(
			'type' => 'application/json',
			'id'   => 'tillkit-health-facts',
		)
	);
}

/** Prints the form that starts it. */
function print_form() {
	?>
	<form class="hide-if-no-js" id="tillkit-health">
		<p>
			<label for="tillkit-health-page"><?php esc_html_e( 'Only this page of your shop (optional):', 'tillkit' ); ?></label><br>
			<input type="url" class="regular-text" id="tillkit-health-page" placeholder="<?php echo esc_attr( home_url( '/…' ) ); ?>">
		</p>
		<p>
			<label class="tillkit-timed">
				<input type="checkbox" id="tillkit-health-timed">
				<span><?php esc_html_e( 'Measure loading times too: each page is opened ten times more', 'tillkit' ); ?></span>
			</label>
		</p>
		<p class="tillkit-buttons">
			<button type="submit" class="button button-primary"><?php esc_html_e( 'Check now', 'tillkit' ); ?></button>
			<button type="button" class="button" id="tillkit-health-stop" hidden><?php esc_html_e( 'Stop', 'tillkit' ); ?></button>
			<span class="spinner"></span>
		</p>
	</form>
	<?php
}

/** Says what the numbers are. */
function print_measures() {
	?>
	<details class="hide-if-no-js">
		<summary><?php esc_html_e( 'What is measured', 'tillkit' ); ?></summary>
		<ul class="ul-disc">
			<li><?php esc_html_e( 'Weight: all script files of the page, in kilobytes as your server sends them, compressed where it does that. What stands in the page itself is not counted, nor are files of other hosts that keep their size to themselves.', 'tillkit' ); ?></li>
			<li><?php esc_html_e( 'Requests: all files and calls of the page, until nothing has come for a second.', 'tillkit' ); ?></li>
			<li><?php esc_html_e( 'Time: from the page\'s first byte to the end of its loading, in this browser, which has the files already. Five pairs of loads in turns; the number is the median of their differences. Where the pairs do not agree which is faster, it says so instead.', 'tillkit' ); ?></li>
		</ul>
	</details>
	<?php
}

/**
 * What the script has to know.
 *
 * @return array<string, mixed>
 */
function facts() {
	$units = array();
	foreach ( Table\units() as $unit ) {
		$units[ $unit ] = array(
			'name'    => Words\of_unit( $unit )[0],
			'handles' => Table\handles_of( $unit ),
			'isOn'    => in_array( $unit, Units\switched_on(), true ),
			'isFound' => Found\is_active( Unit_Rows\plugin_handle( $unit ) ),
		);
	}
	$pages = Health_Pages\all();
	return array(
		'pages'    => (object) $pages['found'],
		'missing'  => (object) $pages['missing'],
		'argument' => Health_View\ARGUMENT,
		'nonce'    => array( Health_View\NONCE, wp_create_nonce( Health_View\ARGUMENT ) ),
		'with'     => Health_View\WITH,
		'without'  => Health_View\WITHOUT,
		'units'    => $units,
		'owners'   => (object) owners(),
		'words'    => Health_Words\all(),
	);
}

/**
 * What the active plugins and the theme are called, by the path that the addresses of their files begin with.
 *
 * @return array<string, string>
 */
function owners() {
	$owners = array();
	foreach ( Found\active_plugins() as $file ) {
		$path = WP_PLUGIN_DIR . '/' . $file;
		if ( is_file( $path ) && '.' !== dirname( $file ) ) {
			$owners[ (string) wp_parse_url( plugins_url( '/', $path ), PHP_URL_PATH ) ] = get_plugin_data( $path, false )['Name'];
		}
	}
	foreach ( array( get_stylesheet(), get_template() ) as $folder ) {
		$theme = wp_get_theme( $folder );
		$owners[ (string) wp_parse_url( trailingslashit( $theme->get_stylesheet_directory_uri() ), PHP_URL_PATH ) ] = (string) $theme->get( 'Name' );
	}
	return $owners;
}
