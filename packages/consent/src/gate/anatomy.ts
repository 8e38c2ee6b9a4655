/** The cookie in which the banner keeps what has been chosen: `consentid:…,consent:yes,action:yes,necessary:yes,functional:no,…` */
export const COOKIE = 'cookieyes-consent'

/** The page's settings of ours, which have the revision of the shop's policy for the unit. */
export const SETTINGS = 'tillkit-config'

/** Declares what a node is for: `cookieyes-analytics`. The gate marks scripts by it that it holds back. */
export const DECLARES = 'data-cookieyes'
export const PREFIX = 'cookieyes-'

/** Ours: the address of a frame or picture that waits. Authors who print one put it here, so that no browser asks for it. */
export const SOURCE = 'data-cookieyes-src'

/** The type of a script that browsers pass over: how authors mark one, and how the gate holds one back. */
export const INERT = 'text/plain'

/** A script that waits for no other. */
export const ASYNC = 'async'

/** The plugin's own script, local or hosted, by its address: where that is live, it keeps the gate. */
export const OWN_SCRIPT = /\/cookie-law-info\/.*\/script\.|cdn-cookieyes\.com/

/** What of the plugin's a page has whose settings may still come. */
export const COMING = '#ckyBannerTemplate,#cookie-law-info-js-extra'

/** Where the gate stands on the page, for the unit: `window[Symbol.for('tillkit-gate')]`. */
export const GATE = Symbol.for('tillkit-gate')
