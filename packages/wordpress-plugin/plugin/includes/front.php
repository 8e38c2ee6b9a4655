<?php
/**
 * The shop's pages.
 *
 * @package Tillkit
 */

namespace Tillkit\Front;

use Tillkit\Admin_Bar;
use Tillkit\Audience;
use Tillkit\Consent_Page;
use Tillkit\Early;
use Tillkit\Figures;
use Tillkit\Files;
use Tillkit\Form_Builder;
use Tillkit\Health_View;
use Tillkit\Page_Config;
use Tillkit\Private_Pages;
use Tillkit\Retirement;
use Tillkit\Safety_Net;
use Tillkit\Script_Tag;
use Tillkit\Shared_Handles;
use Tillkit\Stub;

defined( 'ABSPATH' ) || exit;

/** Starts what a page needs, when WordPress knows the page and the visitor. */
function begin() {
	if ( '' !== Health_View\asked() ) {
		add_filter( 'show_admin_bar', '__return_false' );
		Private_Pages\keep_private();
		Health_View\hook_up();
	}
	if ( ! Audience\is_served() || array() !== Files\missing() ) {
		return;
	}
	Private_Pages\hook_up();
	Early\hook_up();
	Script_Tag\hook_up();
	Stub\hook_up();
	Page_Config\hook_up();
	Retirement\hook_up();
	Safety_Net\hook_up();
	Shared_Handles\hook_up();
	Form_Builder\hook_up();
	Consent_Page\hook_up();
	Figures\hook_up();
	Admin_Bar\hook_up();
}
