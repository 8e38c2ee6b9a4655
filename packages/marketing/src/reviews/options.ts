import { flag } from '@tillkit/platform'

/** What a shop may set, in `#tillkit-config` under `units.reviews`. */
export const options = {
  /** Whether nothing is asked of the provider before consent to marketing, where the shop asks for that. */
  asksConsent: flag(true),
  /** Whether the provider's structured data is left out where the shop's own already describes a product with reviews. */
  yieldsToShop: flag(true),
}
