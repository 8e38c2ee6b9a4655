/** Where a service against robots is found, and the script that brings it. */
export const protection = { path: ['etCore', 'api', 'spam', 'recaptcha'], script: '#et-core-api-spam-recaptcha-js' } as const

/** Classes that both forms set where something is wrong. */
export const classes = { error: 'et_contact_error', secondMessage: 'et_normal_padding' } as const
