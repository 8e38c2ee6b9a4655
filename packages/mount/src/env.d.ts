/** The version of this build, filled in by the bundler. */
declare const __TILLKIT_VERSION__: string
