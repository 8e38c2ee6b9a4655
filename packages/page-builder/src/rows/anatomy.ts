/** Rows that get a class, by a column of theirs, or a place above others, by a menu. */
const ROW = '.et_pb_row:has(.et_pb_column_1_4,.et_pb_column_1_5,.et_pb_column_1_6,.et_pb_module.et_pb_menu)'

/** What the member mounts on: such rows, sections whose columns hold rows, and what changes its gutters under the pointer. */
export const ROWS = `${ROW},.et_section_specialty,.et_pb_gutter_hover`

/** What rows are made of. */
export const anatomy = {
  row: '.et_pb_row',
  column: 'et_pb_column',
  /** A column's width among its classes. */
  width: /^et_pb_column_(\d+_\d+)$/,
  menu: '.et_pb_module.et_pb_menu',
  divided: '.et_pb_section.section_has_divider',
  specialty: '.et_section_specialty',
  single: '.et_pb_row > .et_pb_column:not(.et_pb_specialty_column)',
  gutters: '.et_pb_gutter_hover',
} as const

/** Classes that the member sets. */
export const classes = {
  /** A row, by what its columns are called. */
  row: (columns: string) => `et_pb_row_${columns}`,
  single: 'et_pb_column_single',
  gutters: (width: string) => `et_pb_gutters${width}`,
} as const

/** How wide gutters are, and become under the pointer: `data-original_gutter`, `data-hover_gutter`. */
export const gutters = { original: 'data-original_gutter', hover: 'data-hover_gutter' } as const
