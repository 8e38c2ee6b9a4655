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
  /** Names the list of a field's files. */
  uploads: 'Files: {field}',
  uploadRemove: 'Remove {name}',
  /** Names the bar that shows how far a file is. */
  uploadProgress: '{name} is being uploaded',
  uploadWaiting: 'Waiting',
  uploadDone: 'Uploaded',
  uploadRetry: 'Try again',
  /** Said beside a file, and to screen readers, while the line is cut. */
  uploadPaused: 'The connection is lost. The upload goes on once it is back.',
  uploadedFile: '{name} has been uploaded.',
  uploadRemoved: '{name} has been removed.',
  uploadFolder: 'Folders cannot be uploaded. Please choose the files in it.',
  uploadUnreadable: 'It cannot be read any more. Please choose it again.',
  /** Said where a form is sent while files stand in it that have failed. */
  uploadsFailed: 'Some files were not uploaded. Please remove them, or try again.',
} as const
