/** The legacy scripts that units of this version replace, filled in by the plugin's build. */
declare const __TILLKIT_LEGACY__: readonly { readonly handle: string; readonly file: string }[]
/** Scripts that stay beside a unit, each with the units that they hear. */
declare const __TILLKIT_COMPANIONS__: readonly { readonly handle: string; readonly file: string; readonly units: readonly string[] }[]
