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
  /** Describes a field for a date to screen readers; the example is a day that may be chosen, as the field has it. */
  dateHint: 'Type a date such as {example}, or press Down for a calendar.',
  timeHint: 'Type a time such as {example}, or press Down for a list.',
  /** Where a text means no day. */
  dateUnreadable: 'Please enter a date such as {example}.',
  dayEarly: 'The first day that can be chosen is {day}.',
  dayLate: 'The last day that can be chosen is {day}.',
  /** Of a weekday or a single day that the shop leaves out. */
  dayTaken: 'This day cannot be chosen. Please choose another one.',
  timeTaken: 'This time cannot be chosen. Please choose another one.',
  /** Names the link that empties a date, where the server has not named it. */
  clearDate: 'Clear date',
  calendar: 'Calendar',
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  /** Read out beside the day of today, and beside the chosen one. */
  today: 'today',
  chosenDay: 'chosen',
  calendarLoading: 'One moment…',
  calendarFailed: 'The calendar could not be loaded. Please type the date.',
  /** Names a list of times. */
  times: 'Times',
  timesFound: { one: '{count} time', other: '{count} times' },
  /** Asks for choices from a list for several that has no words of its own. */
  choose: 'Choose one or more',
  /** How much is chosen in such a list, for those who do not see it. */
  chosen: { one: '{count} chosen', other: '{count} chosen' },
  removeChoice: 'Remove {item}',
  /** What an empty choice is called, in a list that has no words for it. */
  noChoice: 'No choice',
  searchIn: 'Search: {name}',
  /** Where a search finds nothing, on pages that have no words of their own for it. */
  noMatches: 'No results found',
  /** How many were found, for those who do not see them. */
  found: { one: '{count} found', other: '{count} found' },
  /** What a field for files is, to screen readers. */
  uploadChoose: 'choose files',
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
  /** Names the cross of the camera's dialog. */
  cameraClose: 'Close the camera',
  /** Names what looks from the phone's other side. */
  cameraFlip: 'Use the other camera',
  /** Said to screen readers once, as it begins to count. */
  cameraPhotoSoon: { one: 'The photo is taken in one second.', other: 'The photo is taken in {count} seconds.' },
  cameraVideoSoon: { one: 'The recording begins in one second.', other: 'The recording begins in {count} seconds.' },
  cameraRecording: { one: 'Recording, for one second at most.', other: 'Recording, for {count} seconds at most.' },
  cameraTaken: 'The photo has been taken.',
  cameraRecorded: 'The video has been recorded.',
  cameraAdded: '{name} has been added to the form.',
  /** Names the photo that was taken, and the video. */
  cameraShot: 'Your photo',
  cameraClip: 'Your video',
  /** Where the camera is unplugged, or forbidden, while it is open. */
  cameraLost: 'The camera is gone. Please connect it again, or choose a file.',
  cameraRetry: 'Try the camera again',
  cameraChooseFile: 'Choose a file instead',
  /** Names what says which part of a photo is kept, and its four sides. */
  cropPart: 'The part of the photo to keep',
  cropLeft: 'Left side',
  cropRight: 'Right side',
  cropTop: 'Top side',
  cropBottom: 'Bottom side',
  /** Asks for a name that is written as a signature. */
  signatureType: 'Or type your name',
  /** Names what is signed on. */
  signaturePad: 'Signature: {field}',
  signatureCleared: 'The signature has been cleared.',
  /** Said where a form is sent while files stand in it that have failed. */
  uploadsFailed: 'Some files were not uploaded. Please remove them, or try again.',
  /** What a row of a repeater is called, by the repeater and the row's number. */
  row: '{field}, {number}',
  rowAdded: '{row}: added.',
  rowRemoved: '{row}: removed.',
} as const
