<?php
/**
 * The settings of a test's WordPress, from its environment.
 *
 * @package Tillkit
 */

define( 'WP_CONTENT_DIR', getenv( 'TILLKIT_WP_CONTENT' ) );
define( 'WP_HOME', 'http://' . getenv( 'TILLKIT_WP_HOST' ) );
define( 'DB_ENGINE', 'sqlite' );
define( 'DB_DIR', getenv( 'TILLKIT_WP_CONTENT' ) );
define( 'DB_FILE', 'database.sqlite' );
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', '' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', '' );
foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $tillkit_key ) {
	define( $tillkit_key, 'for tests only: ' . $tillkit_key );
}
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', getenv( 'TILLKIT_WP_CONTENT' ) . '/debug.log' );
define( 'SCRIPT_DEBUG', false );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
if ( '' !== (string) getenv( 'TILLKIT_WP_NETWORK' ) ) {
	define( 'WP_ALLOW_MULTISITE', true );
	if ( 'running' === getenv( 'TILLKIT_WP_NETWORK' ) ) {
		define( 'MULTISITE', true );
		define( 'SUBDOMAIN_INSTALL', false );
		define( 'DOMAIN_CURRENT_SITE', getenv( 'TILLKIT_WP_HOST' ) );
		define( 'PATH_CURRENT_SITE', '/' );
		define( 'SITE_ID_CURRENT_SITE', 1 );
		define( 'BLOG_ID_CURRENT_SITE', 1 );
	}
} else {
	define( 'WP_SITEURL', WP_HOME );
}
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', getenv( 'TILLKIT_WP_CORE' ) . '/' );
}
