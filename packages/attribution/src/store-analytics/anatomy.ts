/** The global that the analytics plugin prints, late in the page. */
export const CONTEXT = 'wcAnalytics'

/** The queue of the provider's own script, which sends what stands in it. */
export const PIXEL_QUEUE = '_wca'

/** What begins the names of events in that queue. */
export const PIXEL_PREFIX = 'woocommerceanalytics_'

/** The client's cookies: who somebody is, and the session. */
export const cookies = { id: 'tk_ai', session: 'woocommerceanalytics_session' } as const

/** The account's link by which a customer signs out. */
export const LOGOUT_LINK = '.woocommerce-MyAccount-navigation-link--customer-logout'

/** What the client tells of by itself. */
export const events = {
  sessionStarted: 'session_started',
  pageView: 'page_view',
  engaged: 'session_engagement',
  tabClick: 'my_account_tab_click',
} as const

/** How an event may be called. */
export const EVENT_NAME = /^[a-z_][a-z0-9_]*$/
