/** The version of this build, filled in by the bundler. */
declare const __TILLKIT_VERSION__: string
/** The style sheet of all that is drawn, which stands beside our files; '' where whoever builds them brings the sheets. */
declare const __TILLKIT_DRAWN_SHEET__: string
