<?php
/**
 * The health check: its place on the settings page, and what its script has to know.
 *
 * @package Tillkit
 */

namespace Tillkit\Admin\Health;

use Tillkit\Admin\Health_Pages;
use Tillkit\Admin\Words;
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
	<h2 id="tillkit-health-title"><?php esc_html_e( 'Health check', 'tillkit' ); ?></h2>
	<p><?php esc_html_e( 'Opens pages of your shop twice, without Tillkit and with it, and says what works, what stayed off and why, and what the scripts weigh. Your customers notice nothing.', 'tillkit' ); ?></p>
	<p class="hide-if-js"><?php esc_html_e( 'The health check needs JavaScript in this browser.', 'tillkit' ); ?></p>
	<form class="hide-if-no-js" id="tillkit-health">
		<p>
			<label for="tillkit-health-page"><?php esc_html_e( 'Another page of this shop (optional):', 'tillkit' ); ?></label><br>
			<input type="url" class="regular-text" id="tillkit-health-page" placeholder="<?php echo esc_attr( home_url( '/…' ) ); ?>">
		</p>
		<p><button type="submit" class="button"><?php esc_html_e( 'Check now', 'tillkit' ); ?></button><span class="spinner"></span></p>
	</form>
	<p id="tillkit-health-status" role="status"></p>
	<div id="tillkit-health-report"></div>
	<?php
	wp_print_inline_script_tag(
		(string) wp_json_encode( facts(), JSON_HEX_TAG | JSON_HEX_AMP ),
		array(
			'type' => 'application/json',
			'id'   => 'tillkit-health-facts',
		)
	);
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
		);
	}
	return array(
		'pages'    => Health_Pages\all(),
		'argument' => Health_View\ARGUMENT,
		'nonce'    => array( Health_View\NONCE, wp_create_nonce( Health_View\ARGUMENT ) ),
		'with'     => Health_View\WITH,
		'without'  => Health_View\WITHOUT,
		'units'    => $units,
		'words'    => words(),
	);
}

/**
 * What it says. In braces stand names that it fills in.
 *
 * @return array<string, string>
 */
function words() {
	return array(
		'page'       => __( 'Page', 'tillkit' ),
		'works'      => __( 'Works', 'tillkit' ),
		'off'        => __( 'Stayed off', 'tillkit' ),
		'weight'     => __( 'Scripts', 'tillkit' ),
		'checking'   => __( 'Checking {page} …', 'tillkit' ),
		'done'       => __( 'Done. Pages checked: {pages}, with problems: {problems}.', 'tillkit' ),
		'nothing'    => __( 'Nothing on this page is for Tillkit.', 'tillkit' ),
		'none'       => __( 'Nothing.', 'tillkit' ),
		'notAsked'   => __( 'Tillkit is not on this page. Is any widget above switched on, and its plugin active? Does an optimiser hold our script back?', 'tillkit' ),
		'notStarted' => __( 'Our script tag is on this page, and our script did not start: {address}. Can this file be opened? Does an optimiser, a security plugin or a policy of the page hold it back? The shop\'s own scripts run instead.', 'tillkit' ),
		'refused'    => __( '{unit}: the shop\'s own script {script} is live on this page and does the work.', 'tillkit' ),
		'failed'     => __( '{unit}: {message}', 'tillkit' ),
		'waits'      => __( '{unit} (when it is used)', 'tillkit' ),
		'switched'   => __( '{unit}: switched off.', 'tillkit' ),
		'elsewhere'  => __( 'This page leads to {address}: it could not be checked.', 'tillkit' ),
		'closed'     => __( 'This page cannot be looked at: it leads to another site, or forbids to be shown in a frame (X-Frame-Options or frame-ancestors).', 'tillkit' ),
		'usual'      => __( 'This page came as a visitor would get it, not as it was asked for: your session has ended, or a cache has kept it. Load this settings page anew and try again.', 'tillkit' ),
		'late'       => __( 'This page did not come within 30 seconds.', 'tillkit' ),
		'foreign'    => __( 'The address is none of this shop.', 'tillkit' ),
		'kilobytes'  => __( '{before} kB before, {after} kB after', 'tillkit' ),
		'unknown'    => __( 'files of other hosts that say no size: {files}', 'tillkit' ),
	);
}
