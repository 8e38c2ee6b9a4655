/** What only pages from a cache have (rule 21): the class of all places, and that of a variation's before its id. */
export const PLACEHOLDER = 'et_pb_subject_placeholder'
export const placeOf = (postId: number): string => `${PLACEHOLDER}_id_${postId}_`

/** The call for a variation, and what its fields are called. */
export const ASKS = 'et_pb_ab_get_subject_id'
export const fields = { action: 'action', nonce: 'et_frontend_nonce', test: 'et_pb_ab_test_id' } as const

/** Raised at the body through jQuery when the variations of a cached page stand. */
export const READY = 'et_pb_ab_subject_ready'
