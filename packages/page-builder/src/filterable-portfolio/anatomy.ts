/** What the member mounts on. */
export const FILTERABLE_PORTFOLIO = '.et_pb_filterable_portfolio'
