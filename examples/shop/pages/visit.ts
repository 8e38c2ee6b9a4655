import type { CartPage } from '@tillkit/fixtures'
import type { View } from '../view.ts'

/** What surrounds a page. */
export interface Visit {
  view: View
  /** The page's own path, for the links of the demo bar. */
  path: string
  cart: CartPage
  /** For the calls of a mini cart. */
  miniCartNonce: string
  /** For the calls of opt-ins. */
  signupNonce: string
  /** HTML of what the shop has to say. */
  notices: string
  /** The visitor's cookies, as they were sent. */
  cookies: string
  /** Whether a campaign has sent the visitor. */
  isFromCampaign?: boolean
  /** The words that were searched for. */
  search?: string
}
