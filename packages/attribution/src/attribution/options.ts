import { flag, list, type OptionValues } from '@tillkit/platform'

/** What a shop may set, in `#tillkit-config` under `units.attribution`. */
export const options = {
  /** Whether nothing is recorded before consent to marketing wherever a consent tool asks for it. Otherwise only where the platform's own integration with the WP Consent API is on. */
  asksConsent: flag(true),
  /** Whether cookies are written in base64 whatever the platform prints, for firewalls that reject cookies with addresses in them. */
  base64: flag(false),
  /** Search engines that count as organic without a query, which browsers no longer tell, by host: `["bing.com", "duckduckgo.com"]`. Changes what is recorded. */
  searchHosts: list(),
  /** Hosts that never start a referral, such as those that payments and logins come back from: `["paypal.com"]`. Changes what is recorded. */
  ignoreReferrers: list(),
  /** Whether `msclkid`, `gbraid`, `wbraid`, `ttclid` and `fbclid` in an address name their source. Changes what is recorded. */
  clickIds: flag(false),
  /** Whether only Google's own domains are Google, and not `google.evil.com`. Changes what is recorded. */
  strictGoogleHost: flag(false),
}

/** What the shop has set. */
export type AttributionOptions = OptionValues<typeof options>
