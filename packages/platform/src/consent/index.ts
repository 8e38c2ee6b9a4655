export { CONSENT_CATEGORIES, type ConsentCategory } from './categories.ts'
export { CONSENT_EVENT, followConsent, hasConsent, provideConsent, type ConsentProvider } from './consent.ts'
export { whileAllowed } from './while-allowed.ts'
