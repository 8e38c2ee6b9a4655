/** Globals that the theme prints for all of its modules. */
export const GLOBALS = { settings: 'et_pb_custom', builder: 'et_builder_utils_params' } as const

/** How the page builder's own view of a page is known: its kind among the globals, or a class of the page. */
export const BUILDER: { readonly types: readonly string[]; readonly page: string } = {
  types: ['vb', 'bfb', 'tb', 'lbb'],
  page: '.et-fb,.et-bfb,.et-tb,.et-fb-root-ancestor,.et-block-layout-preview',
}

/** What may stand over the top of a page, whose height counts when something is scrolled to. */
export const HEADERS = { bar: '#wpadminbar', top: '#top-header', main: '#main-header', vertical: 'et_vertical_nav', fixed: '.et_fixed_nav:not(.et_vertical_nav)', stuck: '.et_pb_sticky--top' } as const

/** A theme's classes by where the module stands. */
export const columns = { column: '.et_pb_column' } as const

/** jQuery events that modules and the page's address share, and, at the window, that of the modules' start. */
export const events = { hash: 'et_hashchange', before: 'et_pb_before_init_modules' } as const

/** The icons that a module has for its buttons: its attributes, either spelling, and what a button has of them. */
export const buttonIcons = {
  /** By screen. */
  endings: ['', '-tablet', '-phone'],
  module: ['data-button-icon', 'data-icon'],
  button: 'data-icon',
  classes: { button: 'et_pb_button', icon: 'et_pb_custom_button_icon' },
} as const
