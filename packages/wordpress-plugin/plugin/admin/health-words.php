<?php
/**
 * What the health check says. In braces stand names that its script fills in.
 *
 * @package Tillkit
 */

namespace Tillkit\Admin\Health_Words;

defined( 'ABSPATH' ) || exit;

/**
 * All of it.
 *
 * @return array<string, string>
 */
function all() {
	return of_the_check() + of_pages() + of_changes();
}

/**
 * How it goes on, and what came of it.
 *
 * @return array<string, string>
 */
function of_the_check() {
	return array(
		'checking'   => __( 'Checking page {number} of {pages}: {page} …', 'tillkit' ),
		'done'       => __( 'Done. Pages checked: {pages}, with problems: {problems}. Not checked: {unchecked}.', 'tillkit' ),
		'weights'    => __( 'Scripts: heavier on {heavier}, lighter on {lighter}, as before on {same}.', 'tillkit' ),
		'notChecked' => __( 'Not checked', 'tillkit' ),
		'missing'    => __( '{page}: {reason}.', 'tillkit' ),
		'stopped'    => __( 'the check was stopped', 'tillkit' ),
		'unseen'     => __( '{unit}: none of the pages checked has anything for it.', 'tillkit' ),
		'switched'   => __( '{unit}: switched off.', 'tillkit' ),
	);
}

/**
 * What became of a page.
 *
 * @return array<string, string>
 */
function of_pages() {
	return array(
		'page'           => __( 'Page', 'tillkit' ),
		'result'         => __( 'Result', 'tillkit' ),
		'works'          => __( 'Works: {number}', 'tillkit' ),
		'off'            => __( 'stayed off: {number}', 'tillkit' ),
		'nothing'        => __( 'Nothing on this page is for Tillkit.', 'tillkit' ),
		'notAsked'       => __( 'Tillkit is not on this page. Is any widget below switched on, and its plugin active? Does an optimiser hold our script back?', 'tillkit' ),
		'notStarted'     => __( 'Our script tag is on this page, and our script did not start: {address}. Can this file be opened? Does an optimiser, a security plugin or a policy of the page hold it back? The shop\'s own scripts run instead.', 'tillkit' ),
		'refused'        => __( '{unit}: the shop\'s own script {script} is live on this page and does the work.', 'tillkit' ),
		'keptForScripts' => __( '{script} stays on this page because other scripts depend on it: {scripts}.', 'tillkit' ),
		'keptForModules' => __( '{script} stays on this page because of a module or a field that Tillkit does not replace: {modules}.', 'tillkit' ),
		'keptPlatform'   => __( '{script}, {size} kB: kept by {names}.', 'tillkit' ),
		'keeper'         => __( '{owner}\'s {handle}', 'tillkit' ),
		'keptLines'      => __( 'lines in the page itself', 'tillkit' ),
		'keptTag'        => __( 'a script that a theme or plugin writes into the page by hand', 'tillkit' ),
		'keptAsked'      => __( 'a theme or plugin that asks for it by itself', 'tillkit' ),
		'keptChosen'     => __( 'your list of scripts to keep', 'tillkit' ),
		'keptBeside'     => __( '{script} stays on this page, as it should: it hears of what {unit} does.', 'tillkit' ),
		'failed'         => __( '{unit}: {message}', 'tillkit' ),
		'waits'          => __( '{unit} (when it is used)', 'tillkit' ),
		'elsewhere'      => __( 'This page leads to {address}.', 'tillkit' ),
		'closed'         => __( 'This page cannot be looked at: it leads to another site, or forbids to be shown in a frame (X-Frame-Options or frame-ancestors).', 'tillkit' ),
		'usual'          => __( 'This page came as a visitor would get it, not as it was asked for: your session has ended, or a cache has kept it. Load this settings page anew and try again.', 'tillkit' ),
		'late'           => __( 'This page did not come within 30 seconds.', 'tillkit' ),
		'lost'           => __( 'This page did not come: the connection is broken, or the server does not answer. Try again.', 'tillkit' ),
		'foreign'        => __( 'The address is none of this shop.', 'tillkit' ),
	);
}

/**
 * What Tillkit changes.
 *
 * @return array<string, string>
 */
function of_changes() {
	return array(
		'weight'       => __( 'Weight', 'tillkit' ),
		'requestsHead' => __( 'Requests', 'tillkit' ),
		'time'         => __( 'Time', 'tillkit' ),
		'heavier'      => __( '{number} kB heavier', 'tillkit' ),
		'lighter'      => __( '{number} kB lighter', 'tillkit' ),
		'sameWeight'   => __( 'as before', 'tillkit' ),
		'sameRequests' => __( 'as before', 'tillkit' ),
		'slower'       => __( '{number} ms slower', 'tillkit' ),
		'faster'       => __( '{number} ms faster', 'tillkit' ),
		'sameTime'     => __( 'no clear difference', 'tillkit' ),
		'unmeasured'   => __( 'not measured', 'tillkit' ),
		'unknown'      => __( 'not measurable: {files} of other hosts', 'tillkit' ),
	);
}
