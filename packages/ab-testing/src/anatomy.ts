/** What the theme prints for its tests (rules "Reads" and "Mounts on"). */
export const anatomy = {
  goal: '.et_pb_ab_goal',
  /** Goals of which a button is what is clicked. */
  button: '.et_pb_button',
  /** Goals that are reached by what is sent, never by a click. */
  forms: '.et_pb_contact_form_container,.et_pb_newsletter',
  login: '.et_pb_login',
  loginButton: '.et_pb_newsletter_button',
  shop: '.et_pb_shop',
  comments: '.et_pb_comments_module',
  ordered: '.et_pb_ab_shop_conversion',
  tracker: '.et_pb_ab_split_track',
  trackerTest: 'data-test_id',
} as const

/** The class of what is tested, before a post's id; behind that `_` and the variation's. */
export const SUBJECT = 'et_pb_ab_subject_id-'
/** The class of a variation, before its own id. */
export const subjectOf = (postId: number): string => `${SUBJECT}${postId}_`
/** The class of a goal, with a post's id. */
export const GOAL = /\bet_pb_ab_goal_id-(\d+)/
/** What the address of a comment that was just posted has in it. */
export const POSTED = '#comment-'

/** What only pages from a cache have (rule 21): the class of all places, and that of a variation's before its id. */
export const PLACEHOLDER = 'et_pb_subject_placeholder'
export const placeOf = (postId: number): string => `${PLACEHOLDER}_id_${postId}_`

/** That a page has something of a split test: a variation or its place, a goal, an order that has been placed, a tracker. */
export const FAMILY_SELECTOR = `.et_pb_ab_subject,.${PLACEHOLDER},${anatomy.goal},${anatomy.ordered},${anatomy.tracker}`

/** Settings of the theme's, by name. */
export const settings = {
  tests: 'ab_tests',
  isActive: 'is_ab_testing_active',
  bounce: 'ab_bounce_rate',
  isCached: 'is_cache_plugin_active',
  isTracked: 'is_shortcode_tracking',
  pageTest: 'unique_test_id',
  ajaxUrl: 'ajaxurl',
  logNonce: 'et_ab_log_nonce',
  waypoints: 'ignore_waypoints',
} as const

/** The call to `admin-ajax.php` that records. */
export const RECORDS = 'et_pb_update_stats_table'

/** What their fields are called. */
export const fields = { action: 'action', record: 'stats_data_array', logNonce: 'et_ab_log_nonce' } as const

/** Cookies, before the ids that make each a name. */
export const cookies = {
  flag: 'et_pb_ab_',
  shop: 'et_pb_ab_shop_log',
  comment: 'et_pb_ab_comment_log_',
  shortcode: 'et_pb_ab_shortcode_track_',
} as const

/** What consent tools leave on a page, as far as it says by itself what a visitor allows. */
export const consent = {
  /** Scripts of the banner's. */
  scripts: '[id^=cookieyes]',
  /** Functions that say what is chosen: the banner's, by its own categories, and the platform's of one of its own. */
  askBanner: 'getCkyConsent',
  askPlatform: 'wp_has_consent',
  category: 'statistics',
} as const

/** Cookies by which statistics are allowed, or refused: the platform's under any prefix, and CookieYes'. */
export const ALLOWED = /_statistics=allow|analytics(:|%3A)yes/
export const REFUSED = /_statistics=deny|analytics(:|%3A)no/
/** What a page on which the banner asks has in the names of its globals and cookies, and one on which somebody does. */
export const BANNER = /ckyCon/i
export const ASKS = /consent/i

/** The call for a variation of a page from a cache, and what its fields are called. */
export const SUBJECT_CALL = 'et_pb_ab_get_subject_id'
export const subjectFields = { action: 'action', nonce: 'et_frontend_nonce', test: 'et_pb_ab_test_id' } as const

/** Raised at the body through jQuery when the variations of a cached page stand. */
export const READY = 'et_pb_ab_subject_ready'

/** What a goal stands in: whether that is the page's last row decides when it is seen. */
export const places = { section: '.et_pb_section', row: '.et_pb_row' } as const
