/** The module with the list of steps. Its steps leave modules of another class behind. */
export const ROOT = '.ags_woo_multi_step_checkout'

/** Not in the page builder's preview, where nothing is to be sent. */
export const MOUNTED_ROOT = `${ROOT}:not(.et-fb *)`

/** A step's link. */
export const STEP_LINK = '.dswcp-checkout-steps a'
