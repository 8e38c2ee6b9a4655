/** What the member mounts on: a page of the theme's, whose one script is gone wherever the family is at work. */
export const HOST = '.et_divi_theme'
