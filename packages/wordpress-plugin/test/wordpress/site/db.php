<?php
/**
 * The database in a file.
 *
 * @package Tillkit
 */

require_once getenv( 'TILLKIT_WP_SQLITE' ) . '/wp-includes/sqlite/db.php';
// A test's database need not outlive a power cut.
$GLOBALS['@pdo']->exec( 'PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY; PRAGMA temp_store = MEMORY;' );
