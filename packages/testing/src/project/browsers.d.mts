/** The oldest browsers that Tillkit runs in, as the README promises them. */
export declare const BROWSERS: Readonly<Record<'chrome' | 'edge' | 'safari' | 'firefox', number>>
/** The same for builds: `chrome114`. */
export declare const BUILD_TARGET: string[]
/** The README's sentence about them. */
export declare const PROMISE: string
