/** What dates and times are filled into, named once. */
export const anatomy = {
  date: 'input.wpforms-datepicker',
  time: 'input.wpforms-timepicker',
  picker: 'input.wpforms-datepicker, input.wpforms-timepicker',
  wrap: '.wpforms-datepicker-wrap',
  clear: '.wpforms-datepicker-clear',
} as const

/** Attributes of theirs. */
export const attributes = {
  dateFormat: 'data-date-format',
  isPastOff: 'data-disable-past-dates',
  isTodayOff: 'data-disable-todays-date',
  weekdays: 'data-limit-days',
  timeFormat: 'data-time-format',
  step: 'data-step',
  first: 'data-min-time',
  last: 'data-max-time',
} as const

/** Days of the week as the builder says them, from Sunday on. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** What the server prints where nothing is chosen, and the library that the times were read by took. */
export const DEFAULTS = { dateFormat: 'm/d/Y', timeFormat: 'g:i A', step: 30 } as const

/** Rules of ours, by the classes of what they are for. */
export const RULES = { date: 'wpforms-datepicker', time: 'wpforms-timepicker' } as const

/** The globals in which a page configures pickers: of a field, of a form, of all. */
export const OPTIONS = {
  field: (formId: string, fieldId: string) => `wpforms_${formId}_${fieldId}`,
  form: (formId: string) => `wpforms_${formId}`,
  all: (kind: PickerKind) => `wpforms_${kind}`,
} as const

/** A kind of picker, as those globals call it. */
export type PickerKind = 'datepicker' | 'timepicker'

/** The setting that names the language of calendars. */
export const LOCALE = 'locale'

/** Colours of a form that its lists take, in the builder's custom properties, by those of ours that they stand for. */
export const COLOURS = {
  '--tillkit-surface': '--wpforms-field-menu-color',
  '--tillkit-text': '--wpforms-field-text-color',
  '--tillkit-action': '--wpforms-button-background-color',
  '--tillkit-action-text': '--wpforms-button-text-color',
} as const
