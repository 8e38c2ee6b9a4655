/** What the member mounts on. */
export const PAGING = '.et_pb_ajax_pagination_container'
