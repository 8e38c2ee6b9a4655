/** Whether this build can keep a log of what happens, filled in by the bundler. */
declare const __TILLKIT_TRACED__: boolean
