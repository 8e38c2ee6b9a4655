/** What holds the tabs of a product, with their panels. */
export const WRAPPER = '.wc-tabs-wrapper,.woocommerce-tabs'

/** Where the unit mounts for them: a wrapper of the second kind may be a theme's for other things. */
export const TABS = '.wc-tabs-wrapper,.woocommerce-tabs:has(ul.tabs)'

/** The list in which a review gives its stars. */
export const RATING = 'select#rating'

/** A link to the reviews, wherever it stands. */
export const REVIEW_LINK = '.woocommerce-review-link'

/** What a shopper may press before the unit is there. */
export const TAB_LINK = '.wc-tabs a'

/** What the unit finds within the tabs. */
export const anatomy = {
  list: '.wc-tabs,ul.tabs',
  item: 'li',
  link: 'li a',
  panel: '.wc-tab,.panel',
  /** The tab of the reviews, also of the page builder's tabs. */
  reviewsTab: '.reviews_tab a',
  /** A link that leads to a place, of this page or another. */
  placeLink: 'a[href*="#"]',
  /** What does not show, though the browser may search it. */
  closed: '[hidden]',
  /** What the keyboard can be in. */
  focusable: 'a[href],button,input:not([type="hidden"]),select,textarea,summary,iframe,audio[controls],video[controls],[tabindex]',
} as const

/** Classes of the tabs' list. */
export const classes = { active: 'active', reviews: 'reviews_tab' } as const

/** What an address says that leads to a review, or to a page of them, whose place need not be on this page. */
export const toReviews = { hash: /comment-/i, hashes: ['reviews', 'tab-reviews'], pages: ['comment-page-', 'cpage='] } as const

/** jQuery's event that has tabs, or stars, begin; the platform's script raises it at each as it starts. */
export const INIT = 'init'

/** Ours, native: which panel shows, at the tabs. */
export const TAB_SHOWN = 'tillkit:tab-shown'

/** What the page's parameters say of ratings. */
export const ratingParams = { isRequired: 'review_rating_required', text: 'i18n_required_rating_text' } as const

/** What a page that says nothing of `isRequired` goes by is the list's own attribute; this is what the parameter says otherwise. */
export const REQUIRED = 'yes'

/** What sends the form. */
export const SUBMIT = '[type="submit"],button:not([type])'

/** What is said where a rating is missing. */
export const message = { id: 'tillkit-rating-missing', classes: 'woocommerce-error tillkit-rating-missing' } as const
