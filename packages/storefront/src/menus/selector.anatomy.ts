/** What the member mounts on: menus with lists that open, of the theme's header and modules, and of all of the theme's page. */
export const HOST = ':is(#main-header,#top-header,.et_pb_menu,.et_pb_fullwidth_menu,.et_divi_theme) ul:is(.nav,.menu)'
