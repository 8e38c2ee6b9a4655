/**
 * What speaks with the server: its calls, its answers, what a shopper changes, and what there is to say of it. Comes ahead of
 * the first touch where it can, and with it where it cannot.
 */
export { showAnswers } from './answers.ts'
export { createChanging } from './changing.ts'
export { createUpdate } from './mini-cart.api.ts'
export { bindNotices } from './notices.ts'
export { bindOverlay } from './overlay.ts'
