/** The platform's meter of passwords, in its global; its words; the library that it measures with, and where that says to be. */
export const METER = { global: 'wp', object: 'passwordStrength', measure: 'meter', disallowed: 'userInputDisallowedList' } as const
export const METER_WORDS = 'pwsL10n'
export const LIBRARY = 'zxcvbn'
export const LIBRARY_SETTINGS = { global: '_zxcvbnSettings', address: 'src' } as const

/** Fields in which people say who they are: what stands there makes a bad password. */
export const PERSONAL_FIELDS = ['user_login', 'first_name', 'last_name', 'nickname', 'display_name', 'email', 'url', 'description', 'weblog_title', 'admin_email'] as const
