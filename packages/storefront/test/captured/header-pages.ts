/** The captured pages with the theme's header, its menu, its search and its menu for small screens, as somebody has read in their HTML. */
const NAMES = `
  404 call-button-circle call-button-full-bottom call-button-full-top cart-block cart-empty cart category-till-rolls
  checkout-block-inner checkout-block checkout-logged-in checkout-newsletter-gdpr checkout-terms checkout
  coming-soon-banner-administrator consent-ccpa consent-gdpr-parked-scripts-trustpilot contact-question-wpforms
  contact-wpforms-classic contact-wpforms divi-ab-cached-placeholders divi-ab-first-subject divi-ab-form-goal-shortcode
  divi-ab-second-subject divi-animations divi-blog-grid divi-blog divi-cart divi-checkout-hidden-step
  divi-checkout-layout-steps divi-checkout divi-contact-forms divi-counters divi-fullwidth-header divi-gallery
  divi-header-centered-secondary divi-header-fixed divi-header-plain divi-header-split divi-header-transparent
  divi-header-vertical divi-link-options divi-login divi-map divi-menu-search-login divi-minicart-items2
  divi-minicart-with-items divi-minicart divi-modules divi-offers-people-code divi-portfolio-filterable
  divi-portfolio-fullwidth divi-portfolio divi-post-sliders divi-side-navigation divi-signup-forms divi-sliders
  divi-sticky-motion-parallax divi-tabs-toggles divi-video home my-account-edit-address my-account-loggedin my-account-login
  my-account-newsletter-registration my-account-register order-pay-failed-order order-pay order-received-new-account
  order-received post product-external product-gallery product-grouped product-main-with-cart product-main
  product-percentage-minqty product-simple-blocks product-simple-dropdown product-simple-horizontal-table
  product-simple-options product-simple-plain-text product-simple-table product-simple-tooltip product-sold-individually
  product-variable-by-request product-variable-options-from-url product-variable-options product-variable shop-filters
  shop-module shop-page2 shop trustpilot-category trustpilot-landing trustpilot-product-variable trustpilot-product
  wp-consent-api-checkout wp-consent-api-cookieyes wpforms-block-styled wpforms-fields-choices wpforms-fields-text
  wpforms-no-ajax wpforms-payments wpforms-pro-block-styled wpforms-pro-captcha wpforms-pro-conditional-logic
  wpforms-pro-contact-question wpforms-pro-contact wpforms-pro-fields-address-date-classic wpforms-pro-fields-address-date
  wpforms-pro-fields-choices-classic wpforms-pro-fields-choices wpforms-pro-fields-files-richtext-layout
  wpforms-pro-fields-text-classic wpforms-pro-fields-text wpforms-pro-multipage wpforms-pro-no-ajax
  wpforms-pro-pages-circles-classic wpforms-pro-pages-circles wpforms-pro-pages-connector wpforms-pro-pages-none
  wpforms-pro-pages-progress-preview wpforms-pro-payment wpforms-pro-payments wpforms-pro-several-forms wpforms-several-forms
`

/** How many of something stand on the captured pages with the theme's header: one on each, but for those that say otherwise. */
export function onHeaderPages(others: Readonly<Record<string, number>> = {}): Readonly<Record<string, number>> {
  return { ...Object.fromEntries(NAMES.trim().split(/\s+/).map((name) => [name, 1])), ...others }
}
