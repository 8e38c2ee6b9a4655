import type { OffReason } from '@tillkit/mount'
import { start } from './boot.ts'
import { loadFile, type LoaderOptions } from './options.ts'
import { createReport } from './report-problem.ts'

/** Whether the address has `tillkit-debug`. */
export function isDebugged(address: Pick<Location, 'search'> = location): boolean {
  return /[?&]tillkit-debug\b/.test(address.search)
}

/** What `debug-loader.js` gives. */
interface DebugLoader {
  readonly debug: typeof start
}

/** Has the page started by the file that also keeps a log: the script tag itself keeps none. */
export function startDebugged(options: LoaderOptions, off: OffReason | undefined): void {
  loadFile(options, 'debug-loader').then(
    (module) => (module as DebugLoader).debug(options, off),
    (cause: unknown) => {
      // The browser's own words name the file.
      createReport(options)('failed', 'tillkit', cause)
      start(options, off)
    },
  )
}
