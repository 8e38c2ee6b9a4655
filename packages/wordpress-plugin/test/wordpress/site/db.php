<?php
/**
 * The database in a file.
 *
 * @package Tillkit
 */

require_once getenv( 'TILLKIT_WP_SQLITE' ) . '/wp-includes/sqlite/db.php';
