<?php
/**
 * Where the files for the browser are.
 *
 * @package Tillkit
 */

namespace Tillkit\Files;

use Tillkit\Table;

defined( 'ABSPATH' ) || exit;

/**
 * The address of the plugin's own folder with this version's files, with a slash at its end.
 *
 * @return string
 */
function own_base() {
	return plugins_url( 'files/' . Table\all()['version'] . '/', \Tillkit\FILE );
}

/**
 * The address of the folder from which this version's files are served, with a slash at its end.
 *
 * @return string
 */
function base() {
	$own = own_base();

	/**
	 * Filters the address of the folder with this version's files, for shops that serve them from another host.
	 *
	 * @since 0.1.0
	 *
	 * @param string $own     The plugin's own folder.
	 * @param string $version The version, which the folder is named after.
	 */
	return trailingslashit( (string) apply_filters( 'tillkit_base_url', $own, Table\all()['version'] ) );
}

/**
 * The files of this version that are not there or have not come whole, as after an upload that broke off. Whoever serves
 * the files from elsewhere has to know it there.
 *
 * @return string[]
 */
function missing() {
	if ( base() !== own_base() ) {
		return array();
	}
	$missing = array();
	foreach ( Table\all()['sizes'] as $name => $size ) {
		$path = dirname( \Tillkit\FILE ) . '/files/' . Table\all()['version'] . '/' . $name;
		// Larger is no fault: some ways of uploading give each line another end.
		if ( ! is_readable( $path ) || filesize( $path ) < $size ) {
			$missing[] = $name;
		}
	}
	return $missing;
}

/**
 * Whether an address belongs to another host than the shop's: then a browser can check what it gets.
 *
 * @param string $address A file's address.
 * @return bool
 */
function is_foreign( $address ) {
	$host = wp_parse_url( $address, PHP_URL_HOST );
	return is_string( $host ) && wp_parse_url( home_url(), PHP_URL_HOST ) !== $host;
}

/**
 * The hash of a file, for the attribute `integrity`.
 *
 * @param string $name Such as `tillkit.js`.
 * @return string
 */
function integrity( $name ) {
	return Table\all()['integrity'][ $name ];
}
