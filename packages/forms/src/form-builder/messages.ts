import { notSent } from './not-sent.messages.ts'

/** Our own words. */
export const messages = {
  /** Said in place of the server's words where it has taken a form, or says so, and has nothing to show. */
  empty: 'The form was sent, but the shop has not confirmed it. If you do not hear from us, please contact us another way.',
  /** Where an answer came that nobody can read, or none. */
  unknown: 'Nobody has confirmed that the form has arrived. What you typed is still here.',
  ...notSent,
  /** Where a check on the way out did not end. */
  held: 'The form was not sent. Please try again.',
  sending: 'The form is on its way.',
  invalid: { one: 'One field needs your attention.', other: '{count} fields need your attention.' },
  backOnline: 'You are connected again. What you typed is still here.',
  sendNow: 'Send it now',
  restored: 'What you typed here before is back.',
  /** Said at each step of a form of several pages, where the page has no words of its own for it. */
  step: 'Step {current} of {total}',
  /** What the indicator of such a form is called. */
  steps: 'Steps of the form',
  /** Names a list of how often an item is taken. */
  quantity: 'Quantity: {item}',
} as const
