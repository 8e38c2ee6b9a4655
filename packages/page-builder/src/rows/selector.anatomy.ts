/** Rows that get a class, by a column of theirs, or a place above others, by a menu. */
const ROW = '.et_pb_row:has(.et_pb_column_1_4,.et_pb_column_1_5,.et_pb_column_1_6,.et_pb_module.et_pb_menu)'

/** What the member mounts on: such rows, sections whose columns hold rows, and what changes its gutters under the pointer. */
export const ROWS = `${ROW},.et_section_specialty,.et_pb_gutter_hover`
