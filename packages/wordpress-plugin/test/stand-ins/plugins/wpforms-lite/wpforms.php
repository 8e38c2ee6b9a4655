<?php
/**
 * Plugin Name: WPForms Lite
 * Version: 2.0.0.2
 *
 * Stands in for the real one, with some of the paid edition's fields: its handles, what they depend on, their data, and when it
 * prints what. Forms are files of the test's, by number. Scripts that have no file here only say that they have run.
 */

defined( 'ABSPATH' ) || exit;

const STANDIN_FORMS_VERSION = '2.0.0.2';

/** The scripts in the order in which they are asked for: file, what each depends on, and what has to be in a form for it. */
function standin_forms_scripts() {
	$own    = 'assets/js/frontend/';
	$paid   = 'assets/pro/js/frontend/fields/';
	$jquery = array( 'jquery' );
	$main   = array( 'jquery', 'wpforms' );
	return array(
		'wpforms-repeater'               => array( $paid . 'repeater', $jquery, 'wpforms-field-repeater' ),
		'wpforms-captcha'                => array( $paid . 'custom-captcha', $main, 'wpforms-field-captcha' ),
		'wpforms-builder-conditionals'   => array( 'assets/pro/js/frontend/conditional-logic-fields', $main, 'wpforms-conditional-' ),
		'wpforms-choicesjs'              => array( 'assets/lib/choices', array(), 'choicesjs-select' ),
		'wpforms-dropzone'               => array( 'assets/pro/lib/dropzone', $jquery, 'wpforms-uploader' ),
		'wpforms-file-upload'            => array( $paid . 'file-upload.es5', array( 'wpforms', 'wp-util', 'wpforms-dropzone' ), 'wpforms-uploader' ),
		'wpforms-smart-phone-field-core' => array( $paid . 'phone', $jquery, 'wpforms-field-phone' ),
		'wpforms-text-limit'             => array( $own . 'fields/text-limit.es5', array(), 'wpforms-limit-' ),
		'wpforms-validation'             => array( 'assets/lib/jquery.validate', $jquery, '' ),
		'wpforms-mailcheck'              => array( 'assets/lib/mailcheck', array(), 'wpforms-field-email' ),
		'wpforms-punycode'               => array( 'assets/lib/punycode', array(), 'wpforms-field-email' ),
		'wpforms-generic-utils'          => array( 'assets/js/share/utils', $jquery, '' ),
		'wpforms'                        => array( $own . 'wpforms', $jquery, '' ),
		'wpforms-modern'                 => array( $own . 'wpforms-modern', array( 'wpforms' ), '' ),
		'wpforms-address-field'          => array( $own . 'fields/address', array( 'wpforms' ), '' ),
	);
}

function standin_forms_data() {
	return array(
		'wpforms-captcha'     => array( 'wpforms_captcha', array( 'max' => 15, 'min' => 1, 'cal' => array( '+', '*' ), 'errorMsg' => 'Incorrect answer.' ) ),
		'wpforms-choicesjs'   => array( 'wpforms_choicesjs_config', array( 'removeItemButton' => true, 'noResultsText' => 'No results found' ) ),
		'wpforms-file-upload' => array( 'wpforms_file_upload', array( 'url' => admin_url( 'admin-ajax.php' ) ) ),
	);
}

function standin_forms_enqueue_one( $handle, $in_footer ) {
	list( $file, $needs ) = 'wpforms-confirmation' === $handle ? array( 'assets/js/frontend/wpforms-confirmation', array( 'jquery' ) ) : standin_forms_scripts()[ $handle ];
	wp_enqueue_script( $handle, plugins_url( "$file.min.js", __FILE__ ), $needs, STANDIN_FORMS_VERSION, $in_footer );
	$data = standin_forms_data();
	if ( isset( $data[ $handle ] ) && ! wp_scripts()->get_data( $handle, 'data' ) ) {
		wp_localize_script( $handle, $data[ $handle ][0], $data[ $handle ][1] );
	}
}

/** What forms need. */
function standin_forms_enqueue( $html ) {
	$in_footer = ! apply_filters( 'wpforms_frontend_js_header_force_load', false );
	foreach ( standin_forms_scripts() as $handle => $script ) {
		if ( '' === $script[2] || false !== strpos( $html, $script[2] ) || standin_forms_everywhere() ) {
			standin_forms_enqueue_one( $handle, $in_footer );
		}
	}
}

/** "Load assets globally". */
function standin_forms_everywhere() {
	return (bool) apply_filters( 'wpforms_global_assets', false );
}

/** The forms that the page has so far. */
function standin_forms_printed( $html = '' ) {
	static $printed = '';
	$printed .= $html;
	return $printed;
}

function standin_forms_html( $id ) {
	return (string) file_get_contents( WP_CONTENT_DIR . '/pages/form-' . (int) $id . '.html' );
}

add_shortcode(
	'wpforms',
	static function ( $attributes ) {
		$id = (int) $attributes['id'];
		if ( isset( $_POST['wpforms']['id'] ) && (int) $_POST['wpforms']['id'] === $id ) {
			// What was sent with its page: there is no form then, and none of its scripts.
			standin_forms_keep();
			standin_forms_enqueue_one( 'wpforms-confirmation', true );
			return "<div class=\"wpforms-container wpforms-container-full\" id=\"wpforms-$id\"><div class=\"wpforms-confirmation-container-full wpforms-confirmation-scroll\" id=\"wpforms-confirmation-$id\"><p>Thanks!</p></div></div>";
		}
		standin_forms_printed( standin_forms_html( $id ) );
		return standin_forms_html( $id );
	}
);

// Where it is forced into the head it has to know the forms by the page's content.
add_action(
	'wp_enqueue_scripts',
	static function () {
		$content = is_singular() ? (string) get_post_field( 'post_content' ) : '';
		if ( apply_filters( 'wpforms_frontend_js_header_force_load', false ) && preg_match_all( '/\[wpforms id="(\d+)"/', $content, $found ) ) {
			standin_forms_enqueue( implode( array_map( 'standin_forms_html', $found[1] ) ) );
		}
	}
);

add_action(
	'wp_footer',
	static function () {
		if ( '' !== standin_forms_printed() || standin_forms_everywhere() ) {
			standin_forms_enqueue( standin_forms_printed() );
		}
	},
	15
);

// Behind WordPress's own, which prints the scripts.
add_action(
	'wp_footer',
	static function () {
		if ( apply_filters( 'wpforms_frontend_missing_assets_error_js_disable', false ) || ! current_user_can( 'manage_options' ) || '' === standin_forms_printed() ) {
			return;
		}
		?>
<script>
document.addEventListener( 'DOMContentLoaded', function () {
	if ( typeof window.wpforms !== 'undefined' ) return
	document.querySelectorAll( '.wpforms-form' ).forEach( function ( form ) {
		form.insertAdjacentHTML( 'afterbegin', '<div class="wpforms-error-container" role="alert">Heads up! This form has an issue with JavaScript.</div>' )
	} )
} )
</script>
		<?php
	},
	20
);

add_action(
	'wp_footer',
	static function () {
		if ( '' === standin_forms_printed() && empty( $_POST['wpforms'] ) && ! standin_forms_everywhere() ) {
			return;
		}
		foreach ( array( 'wpforms_settings', 'wpforms_conditional_logic' ) as $name ) {
			echo "<script type='text/javascript'>\n/* <![CDATA[ */\nvar $name = " . file_get_contents( WP_CONTENT_DIR . "/pages/$name.json" ) . "\n/* ]]> */\n</script>\n"; // phpcs:ignore
		}
	},
	99
);

/** Keeps what was sent. */
function standin_forms_keep() {
	update_option( 'standin_forms_sent', array_merge( (array) get_option( 'standin_forms_sent', array() ), array( $_POST['wpforms'] ) ) );
}

foreach ( array( 'wp_ajax_', 'wp_ajax_nopriv_' ) as $standin_prefix ) {
	add_action(
		$standin_prefix . 'wpforms_submit',
		static function () {
			standin_forms_keep();
			header( 'Content-Type: application/json' );
			readfile( WP_CONTENT_DIR . '/pages/wpforms_submit.json' );
			exit;
		}
	);
}

register_activation_hook(
	__FILE__,
	static function () {
		$files = array( 'wpforms-confirmation' => array( 'assets/js/frontend/wpforms-confirmation' ) ) + standin_forms_scripts();
		foreach ( $files as $handle => $script ) {
			$path = __DIR__ . "/$script[0].min.js";
			if ( ! is_file( $path ) ) {
				wp_mkdir_p( dirname( $path ) );
				file_put_contents( $path, "(window.legacyRan ??= []).push('$handle')" );
			}
		}
	}
);
