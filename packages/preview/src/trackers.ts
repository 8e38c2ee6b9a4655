/** An address that only watches shoppers, and why it is on the list. */
export interface Tracker {
  /** A host with all its sub-domains, or such a host and the beginning of a path. */
  readonly match: string
  readonly why: string
}

/**
 * What the preview keeps from leaving, unless `--allow-tracking`. A visit to the preview would count as a visit to
 * the shop. Nothing is on it that a page needs to work: maps, fonts, videos, captchas and payments stay.
 */
export const TRACKERS: readonly Tracker[] = [
  { match: 'googletagmanager.com', why: 'Google Tag Manager and gtag.js: load what the shop has set up there' },
  { match: 'google-analytics.com', why: 'Google Analytics' },
  { match: 'analytics.google.com', why: 'Google Analytics' },
  { match: 'doubleclick.net', why: 'Google Ads, remarketing' },
  { match: 'googleadservices.com', why: 'Google Ads, conversions' },
  { match: 'googlesyndication.com', why: 'Google Ads' },
  { match: 'google.com/ads', why: 'Google Ads, audiences' },
  { match: 'google.com/pagead', why: 'Google Ads, audiences' },
  { match: 'google.com/ccm', why: 'Google Ads, consent pings with conversions' },
  { match: 'google.com/measurement', why: 'Google Ads, conversions' },
  { match: 'connect.facebook.net', why: 'Meta pixel' },
  { match: 'facebook.com/tr', why: 'Meta pixel, events' },
  { match: 'bat.bing.com', why: 'Microsoft Ads' },
  { match: 'bat.bing.net', why: 'Microsoft Ads' },
  { match: 'clarity.ms', why: 'Microsoft Clarity: records visits' },
  { match: 'hotjar.com', why: 'Hotjar: records visits' },
  { match: 'hotjar.io', why: 'Hotjar: records visits' },
  { match: 'contentsquare.net', why: 'Contentsquare: records visits' },
  { match: 'mouseflow.com', why: 'Mouseflow: records visits' },
  { match: 'fullstory.com', why: 'FullStory: records visits' },
  { match: 'luckyorange.com', why: 'Lucky Orange: records visits' },
  { match: 'crazyegg.com', why: 'Crazy Egg: heat maps' },
  { match: 'inspectlet.com', why: 'Inspectlet: records visits' },
  { match: 'analytics.tiktok.com', why: 'TikTok pixel' },
  { match: 'ct.pinterest.com', why: 'Pinterest tag, events' },
  { match: 's.pinimg.com/ct', why: 'Pinterest tag' },
  { match: 'sc-static.net', why: 'Snap pixel' },
  { match: 'tr.snapchat.com', why: 'Snap pixel, events' },
  { match: 'snap.licdn.com', why: 'LinkedIn Insight' },
  { match: 'px.ads.linkedin.com', why: 'LinkedIn Insight, events' },
  { match: 'static.ads-twitter.com', why: 'X pixel' },
  { match: 'analytics.twitter.com', why: 'X pixel, events' },
  { match: 't.co/i/adsct', why: 'X pixel, events' },
  { match: 'redditstatic.com/ads', why: 'Reddit pixel' },
  { match: 'alb.reddit.com', why: 'Reddit pixel, events' },
  { match: 'chimpstatic.com', why: 'Mailchimp connected site' },
  { match: 'list-manage.com/track', why: 'Mailchimp, opens and clicks' },
  { match: 'mailchimp.com/pixel', why: 'Mailchimp pixel' },
  { match: 'klaviyo.com', why: 'Klaviyo: who looked at what' },
  { match: 'omnisnippet1.com', why: 'Omnisend: who looked at what' },
  { match: 'omnisendlink.com', why: 'Omnisend, events' },
  { match: 'trackcmp.net', why: 'ActiveCampaign site tracking' },
  { match: 'hs-analytics.net', why: 'HubSpot analytics' },
  { match: 'hs-scripts.com', why: 'HubSpot tracking code' },
  { match: 'track.hubspot.com', why: 'HubSpot, events' },
  { match: 'metrilo.com', why: 'Metrilo analytics' },
  { match: 'stats.wp.com', why: 'WordPress stats and WooCommerce analytics' },
  { match: 'pixel.wp.com', why: 'WordPress stats, events' },
  { match: 'matomo.cloud', why: 'Matomo' },
  { match: 'plausible.io', why: 'Plausible analytics' },
  { match: 'usefathom.com', why: 'Fathom analytics' },
  { match: 'static.cloudflareinsights.com', why: 'Cloudflare web analytics' },
  { match: 'mixpanel.com', why: 'Mixpanel analytics' },
  { match: 'mxpnl.com', why: 'Mixpanel analytics' },
  { match: 'segment.com', why: 'Segment: passes events on to others' },
  { match: 'segment.io', why: 'Segment, events' },
  { match: 'amplitude.com', why: 'Amplitude analytics' },
  { match: 'posthog.com', why: 'PostHog analytics' },
  { match: 'heapanalytics.com', why: 'Heap analytics' },
  { match: 'mc.yandex.ru', why: 'Yandex Metrica' },
  { match: 'mc.yandex.com', why: 'Yandex Metrica' },
  { match: 'criteo.com', why: 'Criteo: remarketing' },
  { match: 'criteo.net', why: 'Criteo: remarketing' },
  { match: 'taboola.com', why: 'Taboola pixel' },
  { match: 'outbrain.com', why: 'Outbrain pixel' },
  { match: 'awin1.com', why: 'Awin: affiliate sales' },
  { match: 'dwin1.com', why: 'Awin: affiliate sales' },
  { match: 'adroll.com', why: 'AdRoll: remarketing' },
  { match: 'rlcdn.com', why: 'LiveRamp: joins visitors across sites' },
  { match: 'quantserve.com', why: 'Quantcast' },
  { match: 'scorecardresearch.com', why: 'Comscore' },
  { match: 'nr-data.net', why: 'New Relic browser: counts visits' },
  { match: 'log.cookieyes.com', why: 'CookieYes: consent statistics' },
]

/** The tracker that an address leads to; undefined for anything else, also for what is no address. */
export function trackerOf(address: string, list: readonly Tracker[] = TRACKERS): Tracker | undefined {
  const url = URL.canParse(address, 'http://page.invalid/') ? new URL(address, 'http://page.invalid/') : undefined
  if (!url || url.hostname === 'page.invalid') return undefined
  const place = url.hostname + url.pathname
  return list.find(({ match }) => {
    const [host = '', ...path] = match.split('/')
    const hostFits = url.hostname === host || url.hostname.endsWith(`.${host}`)
    return hostFits && place.slice(url.hostname.length + 1).startsWith(path.join('/'))
  })
}
