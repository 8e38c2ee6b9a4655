/** What the member mounts on. */
export const LINK_OPTIONS = '.et_clickable'

/** Where the page says which modules are links, and to where. */
export const DATA = 'et_link_options_data'

/** What a target says that is for a window of its own. */
export const NEW_WINDOW = '_blank'

/** The address that stands for the tab of the reviews, whatever that is called. */
export const reviews = { address: '#product_reviews_tab', link: '.reviews_tab a' } as const

/** What answers clicks by itself, within a module: a press there is none of the module's link. */
export const OPERABLE = 'a,button,input,select,textarea,label,summary,iframe,audio,video,[contenteditable],[role="button"],[role="tab"]'

/** What is operated within a module without being made for it. */
export const EXEMPT = [
  '.et_pb_toggle_title,.mejs-container *,.et_pb_contact_field input,.et_pb_contact_field textarea,.et_pb_contact_field_checkbox *',
  '.et_pb_contact_field_radio *,.et_pb_contact_captcha,.et_pb_tabs_controls a,.flex-control-nav *,.et_pb_menu__search-button',
  '.et_pb_map,[role="checkbox"],[role="radio"],[role="switch"],[role="slider"]',
  '.et_pb_menu__close-search-button,.et_pb_menu__search-container *,.et_pb_fullwidth_header_scroll *',
].join()

/** What lays its children out by their places, which one more would shift; and what such a thing holds that does not. */
export const GRID = '.et_pb_section,.et_pb_row,.et_pb_row_inner,.et_pb_column,.et_pb_column_inner'
export const CELL = `.et_pb_module:not(${LINK_OPTIONS})`

/** What the keyboard reaches within a module, modules that are links among it: the module cannot be one link around it. */
export const REACHED = `a[href],button,input,select,textarea,summary,iframe,audio,video,[tabindex],${LINK_OPTIONS},.et_pb_toggle_title`

/** A heading, by which a module is called, or a picture where nothing is to be read. */
export const HEADING = 'h1,h2,h3,h4,h5,h6'
export const PICTURE = 'img[alt]'

/** The platform's class for what is only read out, and shown while it has the focus. */
export const classes = { hidden: 'screen-reader-text' } as const
