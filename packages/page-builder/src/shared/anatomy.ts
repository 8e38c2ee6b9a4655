/** Globals that the theme prints for all of its modules. */
export const GLOBALS = { settings: 'et_pb_custom', builder: 'et_builder_utils_params' } as const

/** How the page builder's own view of a page is known: its kind among the globals, or a class of the page. */
export const BUILDER: { readonly types: readonly string[]; readonly page: string } = {
  types: ['vb', 'bfb', 'tb', 'lbb'],
  page: '.et-fb,.et-bfb,.et-tb,.et-fb-root-ancestor,.et-block-layout-preview',
}

/** jQuery events that modules and the page's address share, and, at the window, that of the modules' start. */
export const events = { hash: 'et_hashchange', before: 'et_pb_before_init_modules' } as const

/** Told at the window when elements have begun to be moved along the page's scrolling: what is in them may not be fixed to it any more. */
export const SCROLL_EFFECTS = 'tillkit:scroll-effects'
