<?php
/**
 * Runs PHP from standard input in a test's WordPress, and prints what it gives back as JSON.
 *
 * @package Tillkit
 */

// phpcs:disable
$_SERVER['HTTP_HOST']      = getenv( 'TILLKIT_WP_HOST' );
$_SERVER['REQUEST_URI']    = '/';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REMOTE_ADDR']     = '127.0.0.1';
$tillkit_code = stream_get_contents( STDIN );
if ( 0 === strpos( $tillkit_code, '// install' ) ) {
	define( 'WP_INSTALLING', true );
}
require getenv( 'TILLKIT_WP_CORE' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
ob_start();
$tillkit_result = eval( $tillkit_code );
ob_end_clean();
echo json_encode( $tillkit_result );
