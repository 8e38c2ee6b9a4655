/**
 * What speaks with the server: its calls, its answers, and what a shopper changes. Comes ahead of the first touch where it can,
 * and with it where it cannot.
 */
export { showAnswers } from './answers.ts'
export { createChanging } from './changing.ts'
export { createUpdate } from './mini-cart.api.ts'
export { bindOverlay } from './overlay.ts'
export { offerUndo } from './undo-offer.ts'
