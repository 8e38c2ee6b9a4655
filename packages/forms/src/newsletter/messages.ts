import { notSent } from './not-sent.messages.ts'

/** Our own words in newsletter forms; the theme's own stand in the page. */
export const messages = {
  ...notSent,
  requiredGroup: '{label}, required',
  sending: 'Your subscription is on its way.',
  unknown: 'The shop did not confirm your subscription. You can send it again.',
  backOnline: 'You are back online. What you typed is still here.',
  sendNow: 'Send it now',
  protection: 'We could not check that you are not a robot. Please try again. If that does not help, something in your browser may block the check.',
  popupBlocked: 'Your browser did not open the window in which you confirm your subscription.',
  popupLink: 'Go on to confirm it',
} as const
