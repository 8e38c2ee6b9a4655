<?php
/**
 * What this version has: its units, the legacy scripts that they replace, and its files.
 *
 * The build writes the table from the one that the browser's code uses.
 *
 * @package Tillkit
 */

namespace Tillkit\Table;

defined( 'ABSPATH' ) || exit;

/**
 * The whole table.
 *
 * @return array{version: string, units: string[], technical: string[], handles: array<string, array{file: string, units: string[], library?: true, helpers?: array, asks_for?: string[], builders?: array}>, plugins: array<string, array{folder: string, title: string, file?: string}>, themes: array<string, array{folder: string, title: string}>, rows: array<string, string>, early: array<string, string>, markup: array<string, string[]>, integrity: array<string, string>, sizes: array<string, int>, safety_net: string, stubs: array<string, string>}
 */
function all() {
	static $table = null;
	if ( null === $table ) {
		$table = require __DIR__ . '/generated/table.php';
	}
	return $table;
}

/**
 * The names of all units of this version.
 *
 * @return string[]
 */
function units() {
	return all()['units'];
}

/**
 * The legacy scripts by handle, each with the units that together do its work; `library`: others depend on it for its own sake; `helpers`: scripts that only serve it, by handle, and
 * whether they depend on it (`behind`); `asks_for`: scripts of the platform's that are enqueued along with it; `builders`: who builds on it, the class of all modules, and a pattern for the classes of those that do not.
 *
 * @return array<string, array{file: string, units: string[], library?: true, helpers?: array<string, array{file: string, platforms: bool, behind: bool}>, asks_for?: string[], builders?: array{modules: string, known: string}}>
 */
function handles() {
	return all()['handles'];
}

/**
 * The handles of the legacy scripts that a unit does the work of. None: there is nothing to replace.
 *
 * @param string $unit A unit's name.
 * @return string[]
 */
function handles_of( $unit ) {
	return array_keys(
		array_filter(
			handles(),
			static function ( $legacy ) use ( $unit ) {
				return in_array( $unit, $legacy['units'], true );
			}
		)
	);
}
