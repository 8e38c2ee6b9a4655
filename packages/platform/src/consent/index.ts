export { ALLOW_EVENT, askToAllow, hasGate } from './own-gate.ts'
export { CONSENT_CATEGORIES, COOKIEYES_CATEGORY, type ConsentCategory } from './categories.ts'
export { CONSENT_EVENT, consentAnswer, followConsent, hasConsent, provideConsent, watchConsent, type ConsentProvider } from './consent.ts'
export { whileAllowed } from './while-allowed.ts'
