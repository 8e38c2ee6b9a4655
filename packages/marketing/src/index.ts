export { emailCapture } from './email-capture/email-capture.ts'
export { manifests } from './manifests.ts'
export { reviewInvites } from './review-invites/review-invites.ts'
export { reviews } from './reviews/reviews.ts'
