import { flag } from '@tillkit/platform'

/** What a shop may set, in `#tillkit-config` under `units.review-invites`. */
export const options = {
  /** Whether the provider is told nothing before consent to marketing, where the shop asks for that. */
  asksConsent: flag(true),
}
