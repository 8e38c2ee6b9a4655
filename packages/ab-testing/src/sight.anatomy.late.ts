/** What a goal stands in: whether that is the page's last row decides when it is seen. */
export const places = { section: '.et_pb_section', row: '.et_pb_row' } as const
