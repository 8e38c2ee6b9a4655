<?php
/**
 * The first step on the settings page: looking at the shop oneself.
 *
 * @package Tillkit
 */

namespace Tillkit\Admin\Try_It;

use Tillkit\Admin\Health_Pages;
use Tillkit\Settings;

defined( 'ABSPATH' ) || exit;

/** Prints it. */
function print_section() {
	?>
	<section class="tillkit-card tillkit-step" aria-labelledby="tillkit-try-title">
		<h2 id="tillkit-try-title"><?php esc_html_e( 'Try it', 'tillkit' ); ?></h2>
		<p><?php echo esc_html( who_sees_it( Settings\read()['audience'] ) ); ?></p>
		<p class="tillkit-buttons">
			<?php
			print_link( __( 'Open the shop', 'tillkit' ), Health_Pages\permalink_of( 'shop' ) );
			print_link( __( 'Open a product', 'tillkit' ), Health_Pages\newest( 'product' ) );
			?>
		</p>
	</section>
	<?php
}

/**
 * Who sees Tillkit now, and what to do.
 *
 * @param string $audience The audience in force.
 * @return string
 */
function who_sees_it( $audience ) {
	if ( Settings\EVERYONE === $audience ) {
		return __( 'Every visitor sees Tillkit: what you see in your shop is what your customers see.', 'tillkit' );
	}
	return Settings\ADMINISTRATORS === $audience
		? __( 'You and other administrators see Tillkit already, your customers do not. Use your shop as a customer would: put something into the basket, change quantities, filter.', 'tillkit' )
		: __( 'Nobody sees Tillkit now. Choose "Administrators only" in step 3 to try it on your shop.', 'tillkit' );
}

/**
 * Prints a link to a page of the shop, where there is one. The home page stands for a shop without such a page.
 *
 * @param string      $text    What it says.
 * @param string|null $address The page's address.
 */
function print_link( $text, $address ) {
	if ( null === $address ) {
		return;
	}
	?>
	<a class="button" href="<?php echo esc_url( $address ); ?>" target="_blank">
		<?php echo esc_html( $text ); ?>
		<span class="screen-reader-text"><?php esc_html_e( '(opens in a new tab)', 'tillkit' ); ?></span>
	</a>
	<?php
}
