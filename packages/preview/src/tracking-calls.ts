import type { Call } from '@tillkit/testing/saved'

/** A call to the shop itself that only counts the visit or passes it on to others. */
interface TrackingCall {
  readonly where: 'wc-ajax' | 'admin-ajax' | 'rest' | 'path'
  readonly name: RegExp
  readonly why: string
}

/** First-party calls that the preview answers itself with 204, unless `--allow-tracking`. */
const TRACKING_CALLS: readonly TrackingCall[] = [
  { where: 'rest', name: /^\/woocommerce-analytics\/v\d+\/track/, why: 'WooCommerce Analytics' },
  { where: 'rest', name: /^\/(?:pmw|pixel-manager)\/.*(?:event|capi|session)/, why: 'Pixel Manager: server events' },
  { where: 'rest', name: /^\/pys-(?:facebook|tiktok|pinterest)\//, why: 'PixelYourSite: server events' },
  { where: 'rest', name: /^\/wp-statistics\/v\d+\/hit/, why: 'WP Statistics' },
  { where: 'rest', name: /^\/burst\/v\d+\/track/, why: 'Burst Statistics' },
  { where: 'rest', name: /^\/iawp\/search|^\/independent-analytics\//, why: 'Independent Analytics' },
  { where: 'rest', name: /^\/mailchimp-(?:for-)?woocommerce\/.*(?:track|pixel|event)/, why: 'Mailchimp: site events' },
  { where: 'admin-ajax', name: /^pys_/, why: 'PixelYourSite: server events' },
  { where: 'admin-ajax', name: /^mailchimp_(?:set|get)_user_by_/, why: 'Mailchimp: ties a cart to an address' },
  { where: 'admin-ajax', name: /^wp_statistics_/, why: 'WP Statistics' },
  { where: 'admin-ajax', name: /^wpforms_analytics_/, why: 'WPForms: how its forms are looked at' },
  { where: 'admin-ajax', name: /^koko_analytics_collect$/, why: 'Koko Analytics' },
  { where: 'admin-ajax', name: /^(?:slimtrack|wpd_record|monsterinsights_track)/, why: 'visitor statistics' },
  { where: 'admin-ajax', name: /^(?:pmw|wgact|wpm)_(?:facebook|tiktok|purchase|event|server)/, why: 'Pixel Manager: server events' },
  { where: 'wc-ajax', name: /(?:facebook_for_woocommerce|_pixel_event|_capi_event|_track_event)/, why: 'pixels: server events' },
  { where: 'path', name: /^\/(?:[\w-]+\/)?(?:matomo|piwik)\.(?:php|js)$/, why: 'Matomo on the shop itself' },
  { where: 'path', name: /^\/(?:g|j|r)\/collect$/, why: 'Google Analytics behind the shop’s own address' },
  { where: 'path', name: /^\/(?:[\w-]+\/)?(?:gtm\.js|gtag\/js|gtag\/destination)$/, why: 'Google Tag Manager behind the shop’s own address' },
  { where: 'path', name: /^\/cdn-cgi\/(?:rum|zaraz\/)/, why: 'Cloudflare web analytics and Zaraz' },
  { where: 'path', name: /\/wp-content\/(?:plugins\/koko-analytics\/collect\.php|plugins\/burst-statistics\/endpoint\.php)/, why: 'visitor statistics' },
]

/** Why a call only tracks; undefined when it does something for the page. */
export function whyTracking({ path, query, form }: Call): string | undefined {
  const names = {
    'wc-ajax': query.get('wc-ajax') ?? /\/wc-ajax\/([^/]+)/.exec(path)?.[1],
    'admin-ajax': path.endsWith('/admin-ajax.php') ? (query.get('action') ?? form.get('action') ?? undefined) : undefined,
    rest: query.get('rest_route') ?? /\/wp-json(\/.*)$/.exec(path)?.[1],
    path,
  }
  return TRACKING_CALLS.find(({ where, name }) => name.test(names[where] ?? ''))?.why
}
