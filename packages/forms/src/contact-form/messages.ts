import { notSent } from './not-sent.messages.ts'

/** The unit's own words. */
export const messages = {
  requiredGroup: '{label}, required',
  sending: 'Your message is on its way.',
  unknown: 'The shop did not confirm your message, so it may not have arrived. What you typed is still here, and you can send it again.',
  refused: 'Your message was not sent. What you typed is still here, and you can send it again.',
  ...notSent,
  backOnline: 'You are back online. Your message is still here.',
  sendNow: 'Send it now',
  restored: 'What you typed before is in the form again.',
  tokenFailed: 'The check against robots did not answer, and nothing was sent. Please send your message again. If that does not help, something in your browser may block the check.',
} as const
