/** What the member mounts on. */
export const HOST = '#commentform,.et_pb_comments_module'
