export { followConsent } from '@tillkit/platform/consent'
