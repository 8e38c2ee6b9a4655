import type { BuilderHost } from '../../context.ts'
import type { ReportFault } from './page-options.ts'

/** Tells of a function among the page's own options that has thrown. */
export const reportFault = (host: BuilderHost): ReportFault => (cause) =>
  host.report({
    message: 'A function that the page has put among the options of its calendars has thrown, and is passed over.',
    advice: 'Look for what the page sets as wpforms_datepicker, or for one of its forms.',
    help: 'form-calendars',
    cause,
  })
