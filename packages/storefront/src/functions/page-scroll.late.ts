export { scrollToGiven } from '@tillkit/platform/theme'
