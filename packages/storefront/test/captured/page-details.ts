import type { CapturedMounts } from '@tillkit/testing'
import { onHeaderPages } from './header-pages.ts'

/** Beside the shop's notice, which stands on each page, a checkout beneath the header. */
const CHECKOUTS = ['checkout', 'checkout-logged-in', 'checkout-newsletter-gdpr', 'checkout-terms', 'divi-checkout', 'divi-checkout-hidden-step', 'divi-checkout-layout-steps', 'wp-consent-api-checkout']

/** What mounts on captured pages, as somebody has read in their HTML; the videos there are all of video modules. */
export const captured: CapturedMounts = {
  'page-chrome/page-details': {
    mounts: onHeaderPages({ 'divi-header-slide-in': 1, 'divi-header-fullscreen': 1, ...Object.fromEntries(CHECKOUTS.map((name) => [name, 2])) }),
  },
}
