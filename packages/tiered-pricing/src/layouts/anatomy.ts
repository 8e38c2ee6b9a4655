/** What holds just the rows of a layout: a table's body, or a styled table's. */
export const ROWS = 'tbody, .tiered-pricing-table-body'
