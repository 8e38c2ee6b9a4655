/** Globals that the theme prints for all of its parts. */
export const GLOBALS = { settings: 'et_pb_custom', builder: 'et_builder_utils_params' } as const

/** How the page builder's own view of a page is known: its kind among the globals, or a class of the page. */
export const BUILDER: { readonly types: readonly string[]; readonly page: string } = {
  types: ['vb', 'bfb', 'tb', 'lbb'],
  page: '.et-fb,.et-bfb,.et-tb,.et-fb-root-ancestor,.et-block-layout-preview',
}
