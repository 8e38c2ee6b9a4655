/** What the member mounts on: the page, wherever there is any module. */
export const PAGE = 'body'
