/** What the member mounts on: by itself, for it stands in the family's own file. */
export const PARALLAX = '.et_parallax_bg_wrap'
