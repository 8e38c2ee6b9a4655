export { type CalendarLabels } from './calendar.types.ts'
export { DatePicker, type DatePickerLabels, type DatePickerProps, type DatePickerValue } from './DatePicker.tsx'
export type { OpenedBy } from './use-field-opening.ts'
export { dateText, readDate, type DateProblem, type DayLimits, type Weekday } from './date-text.ts'
