export { CONSENT_CATEGORIES, type ConsentCategory } from './categories.ts'
export { CONSENT_EVENT, consentAnswer, followConsent, hasConsent, provideConsent, watchConsent, type ConsentProvider } from './consent.ts'
export { whileAllowed } from './while-allowed.ts'
