<?php
/**
 * From gettext's plural forms, which go by number, to the browser's, which go by category.
 *
 * @package Tillkit
 */

namespace Tillkit\Plural_Forms;

defined( 'ABSPATH' ) || exit;

/**
 * The forms of a text by the categories of a language (`one`, `few`, `other`, …).
 *
 * @param string   $locale Such as `pl_PL`.
 * @param callable $say    Gives the form for a whole number.
 * @return array<string, string>
 */
function by_category( $locale, $say ) {
	return array_map( $say, samples( $locale ) );
}

/**
 * A whole number of each category that the language has; for fractions, which gettext does not know, the nearest.
 *
 * @param string $locale Such as `pl_PL`.
 * @return array<string, int>
 */
function samples( $locale ) {
	$languages = require __DIR__ . '/generated/plurals.php';
	$language  = strtolower( strtok( $locale, '_-' ) );
	return isset( $languages[ $language ] ) ? $languages[ $language ] : array(
		'one'   => 1,
		'other' => 2,
	);
}
