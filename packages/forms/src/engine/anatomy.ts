/** reCAPTCHA's own names: its global, the one within it for enterprises, and its script. */
export const anatomy = { global: 'grecaptcha', enterprise: 'enterprise', script: 'script[src*="/recaptcha/"]' } as const
