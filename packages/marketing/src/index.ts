export { emailCapture } from './email-capture/email-capture.ts'
export { manifests } from './manifests.ts'
export { reviews } from './reviews/reviews.ts'
