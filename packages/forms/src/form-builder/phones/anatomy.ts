/** The field for telephone numbers of any country. */
export const anatomy = { phone: '.wpforms-smart-phone-field' } as const

/** The setting with the visitor's country, where the server knows it. */
export const COUNTRY = 'country'

/** The page's message for what is no number. */
export const INVALID = 'val_phone'
