/** What the member mounts on: posts with links to further pages, or in a grid whose rows are marked. */
export const PAGING = '.et_pb_ajax_pagination_container:has(.wp-pagenavi a,.pagination a,.et_pb_portfolio_grid_items)'
