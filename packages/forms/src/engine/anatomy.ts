/** reCAPTCHA's own names: its global, the one within it for enterprises, and its script. */
export const anatomy = { global: 'grecaptcha', enterprise: 'enterprise', script: 'script[src*="/recaptcha/"]' } as const

/**
 * How long a form that is sent before its code is there waits for it, in ms. Without the script that has to come the browser's own way
 * ends in a refusal (contact forms, forms of the form builder), or nowhere (opt-ins): it is worth more than a moment.
 */
export const CODE_TIMEOUT_MS = 15_000
