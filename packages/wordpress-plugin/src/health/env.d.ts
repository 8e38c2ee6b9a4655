/** The legacy scripts that units of this version replace, filled in by the plugin's build. */
declare const __TILLKIT_LEGACY__: readonly { readonly handle: string; readonly file: string }[]
