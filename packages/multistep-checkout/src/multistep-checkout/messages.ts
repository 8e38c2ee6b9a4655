/** The unit's own words. Everything else is the server's, in the shop's language. */
export const messages = {
  /** Said when a step comes up, and what its part of the page is called. */
  position: 'Step {number} of {count}: {label}',
  /** What the list of steps is called. */
  steps: 'Checkout steps',
  done: 'done',
  failed: 'with an error',
  unanswered: 'not checked yet',
  /** A field that the shop does not look at before the order: a box to tick, a choice of several. */
  required: '{label} is a required field.',
  /** Something is missing in a step that was done. */
  missing: 'Please check “{label}”. Your order has not been sent yet.',
  /** On the last step. */
  unansweredSteps: 'The shop could not be reached to check “{labels}”. It will be checked when you place your order.',
  checkNow: 'Check now',
} as const
