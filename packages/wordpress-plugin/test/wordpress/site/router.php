<?php
/**
 * Serves a test's WordPress: the program is shared and stays as it is, what the shop adds has a folder of its own.
 *
 * @package Tillkit
 */

( static function () {
	$core = getenv( 'TILLKIT_WP_CORE' );
	$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
	// A site of a network in a folder has the program's files below its own address.
	$path = preg_replace( '~^/[a-z]+(?=/wp-(?:admin|includes|content|login))~', '', $path );
	$file = 0 === strpos( $path, '/wp-content/' ) ? getenv( 'TILLKIT_WP_CONTENT' ) . substr( $path, 11 ) : $core . $path;
	$file = is_dir( $file ) ? rtrim( $file, '/' ) . '/index.php' : $file;
	if ( ! is_file( $file ) ) {
		$file = $core . '/index.php';
		$path = '/index.php';
	}
	if ( '.php' === substr( $file, -4 ) ) {
		$script                     = '/' === substr( $path, -1 ) ? $path . 'index.php' : $path;
		$_SERVER['SCRIPT_NAME']     = $script;
		$_SERVER['PHP_SELF']        = $script;
		$_SERVER['SCRIPT_FILENAME'] = $file;
		chdir( dirname( $file ) );
		$GLOBALS['tillkit_test_file'] = $file;
		return;
	}
	$types = array(
		'css'  => 'text/css',
		'js'   => 'text/javascript',
		'json' => 'application/json',
		'svg'  => 'image/svg+xml',
		'png'  => 'image/png',
		'gif'  => 'image/gif',
		'woff2' => 'font/woff2',
	);
	$ending = pathinfo( $file, PATHINFO_EXTENSION );
	header( 'Content-Type: ' . ( isset( $types[ $ending ] ) ? $types[ $ending ] : 'application/octet-stream' ) );
	readfile( $file );
} )();

if ( isset( $GLOBALS['tillkit_test_file'] ) ) {
	require $GLOBALS['tillkit_test_file'];
}
