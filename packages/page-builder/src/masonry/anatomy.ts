/** What the member mounts on. */
export const MASONRY = '.et_pb_salvattore_content[data-columns]'
