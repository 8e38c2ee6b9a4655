/** What the member mounts on. */
export const FULLWIDTH_PORTFOLIO = '.et_pb_fullwidth_portfolio'
