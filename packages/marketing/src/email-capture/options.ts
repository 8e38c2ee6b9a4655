import { flag } from '@tillkit/platform'

/** What a shop may set, in `#tillkit-config` under `units.email-capture`. */
export const options = {
  /** Whether an address waits for consent to marketing, where the shop asks for that. */
  asksConsent: flag(true),
  /** Whether the plugin's cookies end when that consent is taken back. */
  expiresCookies: flag(true),
  /** Whether addresses such as `ann@corner.store` are taken too, whose top-level domain has more than four letters. */
  longDomains: flag(false),
  /** Whether what a mail's link carries (`mc_cart_id` and the like) leaves the visible address once it has been used. */
  cleansAddress: flag(true),
}
