/** The oldest browsers that Tillkit runs in, as the README promises them. The builds and the check of what we use go by these. */
export const BROWSERS = { chrome: 114, edge: 114, safari: 17, firefox: 125 }

/** The same for builds. */
export const BUILD_TARGET = Object.entries(BROWSERS).map(([browser, version]) => `${browser}${version}`)

/** The README's sentence about them. */
export const PROMISE = `Chrome and Edge ${BROWSERS.chrome}, Safari ${BROWSERS.safari}, Firefox ${BROWSERS.firefox}, and newer.`
