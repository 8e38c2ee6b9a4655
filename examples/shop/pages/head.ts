import { CALCULATOR, cartGlobalsScript, escapeText, globalsScript, html, legacyStubScript, phpJson } from '@tillkit/fixtures'
import { galleryScript, productScript, stickyBarScript, variationScript, variationTemplates } from '@tillkit/fixtures/product-page'
import { tillkitVersion } from '@tillkit/testing/server'
import { campaignScript } from '../attribution/pages.ts'
import { earlyStub } from '../files.ts'
import type { Theme, View } from '../view.ts'
import { href } from '../view.ts'

/** What a page's head is made of. */
export interface HeadOptions {
  title: string
  view: View
  /** Default true, as in every shop of the platform. */
  jquery: boolean
  /** The page's global object. Default true. */
  globals: boolean
  /** What the platform prints for its variation form, and the stand-in for its script where that is asked for. Default false. */
  variationForm: boolean
  /** Whether it has a gallery of several pictures, for which the platform sets something. Default false. */
  gallery: boolean
  /** Switches on the hint at the next price. Default false. */
  addMoreHint: boolean
  /** Whether this is the cart's own page. Default false. */
  cartPage: boolean
  /** What the checkout prints for its scripts, and the scripts of the ways to pay. Default nothing. */
  checkout: string
  /** Whether the page was made with the page builder, whose sheet it needs. Default false. */
  builder: boolean
  /** Whether it has forms of the theme's, whose sheet it needs. Default false. */
  forms: boolean
  /** Whether it has forms of the form builder's, which has a sheet too. Default false. */
  formBuilder: boolean
  /** Whether it has a header of the theme's, which has a sheet too. Default false. */
  chrome: boolean
  /** Whether it has the platform's form to register, a notice and a call button, which have sheets too. Default false. */
  marketing: boolean
  /** Whether it has a product's tabs and the Storefront theme's bar, which have a sheet too, and what they print for their scripts. Default false. */
  productTabs: boolean
  /** Whether a campaign has sent the visitor. Default false. */
  campaign: boolean
  /** The visitor's nonce, for the calls of the cart page. */
  nonce: string
}

const SHOP_NAME = 'Brightwell Till Supplies'
const HINT_CONFIG = { units: { 'tiered-pricing': { addMore: true } } }

/** The head of a page: the shop's own scripts and styles, then Tillkit's two lines. */
export function headHtml(options: Partial<HeadOptions> & Pick<HeadOptions, 'title' | 'view'>): string {
  const { title, view, jquery = view.jquery, globals = true, variationForm = false, addMoreHint = false } = options
  const tillkit = `/tillkit/${tillkitVersion()}`
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)} – ${SHOP_NAME}</title>
${options.chrome && `<script src="${tillkit}/page-chrome.early.js"></script>`}
${options.campaign && `<script src="${tillkit}/attribution.early.js"></script>`}
<link rel="icon" href="/images/icon.svg" type="image/svg+xml">
<link rel="stylesheet" id="hidden-by-sheets-css" href="/theme/hidden-by-sheets.css">
<link rel="stylesheet" id="divi-woocommerce-pages-styles-css" href="/theme/mini-cart-styles.css">
<link rel="stylesheet" id="divi-woocommerce-pages-slider-css" href="/theme/filters-slider.css">
<link rel="stylesheet" id="tiered-pricing-table-front-css-css" href="/theme/tiered-pricing-table.css">
${THEME_FILES.map((file) => `<link rel="stylesheet" href="/theme/${file}.css">`)}
${LOOKS[view.theme].map((file) => `<link rel="stylesheet" href="/theme/${file}.css">`)}
${options.builder && '<link rel="stylesheet" id="divi-style-css" href="/theme/page-builder.css">\n<link rel="stylesheet" href="/theme/builder.css">'}
${options.forms && '<link rel="stylesheet" href="/theme/theme-forms.css">\n<link rel="stylesheet" href="/theme/forms.css">'}
${options.formBuilder && '<link rel="stylesheet" id="wpforms-modern-full-css" href="/theme/form-builder.css">\n<link rel="stylesheet" href="/theme/builder-forms.css">'}
${options.chrome && '<link rel="stylesheet" href="/theme/page-chrome.css">\n<link rel="stylesheet" href="/theme/headers.css">'}
${options.marketing && '<link rel="stylesheet" href="/theme/window-edges.css">\n<link rel="stylesheet" href="/theme/sign-up.css">'}
${options.productTabs && '<link rel="stylesheet" href="/theme/product-page.css">'}
${options.productTabs && productScript() + stickyBarScript()}
${jquery && '<script id="jquery-core-js" src="/vendor/jquery.js"></script>'}
${variationForm && variationScript() + variationTemplates()}
${options.gallery && galleryScript()}
${jquery && variationForm && view.timing !== 'ours' && `<script id="wc-add-to-cart-variation-js" src="/vendor/variation-form.js" data-timing="${view.timing}"></script>`}
${globals && globalsScript({ generation: view.generation, premium: view.premium })}
<script>${earlyStub()}</script>
${legacyStubScript('inert')}
${options.checkout ?? cartGlobals(options)}
${options.campaign && campaignScript()}
${addMoreHint && `<script type="application/json" id="tillkit-config">${phpJson(HINT_CONFIG)}</script>`}
<link rel="stylesheet" href="${tillkit}/tillkit.css">
<script defer src="${tillkit}/tillkit.js"></script>
<script defer src="/theme/shop.js"></script>`
}

/** What the platform prints for its cart scripts, which this shop has taken out. */
function cartGlobals({ view, cartPage = false, nonce = '' }: Partial<HeadOptions> & Pick<HeadOptions, 'view'>): string {
  const nonces = { update_shipping_method_nonce: nonce, apply_coupon_nonce: nonce, remove_coupon_nonce: nonce }
  return cartGlobalsScript({
    addToCart: { cart_url: href(view, '/your-cart/'), is_cart: cartPage ? '1' : '' },
    fragments: true,
    woocommerce: true,
    ...(cartPage ? { cart: nonces, countries: CALCULATOR.states } : {}),
  })
}

/** The sheets that both looks share. */
const THEME_FILES = ['frame', 'chrome', 'lists', 'product', 'product-more', 'basket', 'basket-page', 'cart-layout', 'checkout-styles', 'checkout', 'mini-cart', 'listing', 'filters'] as const

/** The sheets of each look. */
const LOOKS: Record<Theme, readonly string[]> = { plain: ['plain'], hostile: ['hostile', 'hostile-repairs'] }
