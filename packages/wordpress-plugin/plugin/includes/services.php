<?php
/**
 * Services whose scripts many shops write into their pages by hand, and that bring all of their code: they need no jQuery of the page's.
 *
 * @package Tillkit
 */

namespace Tillkit\Services;

defined( 'ABSPATH' ) || exit;

/**
 * What their addresses begin with, without a scheme. A tag manager's container (`gtm.js`) is none: in it stands whatever the shop has put there.
 */
const ADDRESSES = array(
	// What counts visits, and advertisers' own counters.
	'www.googletagmanager.com/gtag/',
	'www.google-analytics.com/',
	'connect.facebook.net/',
	'static.hotjar.com/',
	'www.clarity.ms/',
	'bat.bing.com/',
	'analytics.tiktok.com/',
	's.pinimg.com/',
	'snap.licdn.com/',
	'static.cloudflareinsights.com/',
	'stats.wp.com/',
	'plausible.io/js/',
	// Payments.
	'js.stripe.com/',
	'www.paypal.com/sdk/',
	'pay.google.com/gp/',
	'x.klarnacdn.net/',
	'js.klarna.com/',
	// Against bots.
	'www.google.com/recaptcha/',
	'www.recaptcha.net/recaptcha/',
	'challenges.cloudflare.com/turnstile/',
	'js.hcaptcha.com/',
	'hcaptcha.com/1/',
	// Consent, letters, reviews, chats, maps.
	'cdn-cookieyes.com/',
	'consent.cookiebot.com/',
	'chimpstatic.com/',
	'static.klaviyo.com/',
	'widget.trustpilot.com/',
	'embed.tawk.to/',
	'widget.intercom.io/',
	'maps.googleapis.com/maps/api/js',
);

/**
 * All that are known. To be asked before the page is finished: others filter them.
 *
 * @return string[]
 */
function known() {
	/**
	 * Filters what addresses of scripts begin with that need no jQuery of the page's, without a scheme.
	 *
	 * @param string[] $addresses Such as `js.stripe.com/`.
	 */
	return array_filter( (array) apply_filters( 'tillkit_services', ADDRESSES ), 'is_string' );
}

/**
 * Whether a script is a service's.
 *
 * @param string   $address   The script's address, with or without a scheme.
 * @param string[] $addresses What those of services begin with.
 * @return bool
 */
function is_one( $address, $addresses ) {
	$plain = preg_replace( '#^(?:https?:)?//#i', '', trim( $address ) );
	foreach ( $addresses as $one ) {
		// An empty one would stand for all.
		if ( '' !== $one && 0 === strpos( $plain, $one ) ) {
			return true;
		}
	}
	return false;
}
