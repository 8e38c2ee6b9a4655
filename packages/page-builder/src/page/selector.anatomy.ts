/** What the member mounts on: the page, wherever there is any module. */
export const PAGE = 'body'

/** The page's list of elements that need a layer of their own for their inner shadow: empty on most pages. */
export const SHADOW_ELEMENTS = 'et_pb_box_shadow_elements'
