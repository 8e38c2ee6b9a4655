/** What the member mounts on. */
export const HOST = '.comment-reply-link'
