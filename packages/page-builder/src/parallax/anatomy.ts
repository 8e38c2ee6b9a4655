/** What the member mounts on. */
export const PARALLAX = '.et_parallax_bg_wrap'
