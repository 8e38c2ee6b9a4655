/** The page builder's own views of a page, in which nothing of ours acts. */
const BUILDER = '.et-fb,.et-bfb,.et-tb,.et-fb-root-ancestor,.et-block-layout-preview'

/** That a page is one of them. */
export const EDITED = `:root:is(${BUILDER}),body:is(${BUILDER})`
