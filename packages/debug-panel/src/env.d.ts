/** What a page may load of ours in bytes of gzip, filled in by the bundler; `null` where no budget says so. */
declare const __TILLKIT_BUDGETS__: { readonly still: number | null; readonly drawn: number | null }
/** The version of this build, filled in by the bundler. */
declare const __TILLKIT_VERSION__: string
