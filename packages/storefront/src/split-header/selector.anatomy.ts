/** What the member mounts on. */
export const HOST = '.et_header_style_split'
