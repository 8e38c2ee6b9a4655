import { problemOf, report, type DebugSession, type OffReason } from '@tillkit/mount'
import { TRACE, traceLog } from '@tillkit/platform'
import { start } from './boot.ts'
import { loadFile, type LoaderOptions } from './options.ts'
import { ROWS, unitsOf } from './units.ts'
import { ADVICE } from './problem-messages.ts'

/** Begins the page's log, brings the panel that shows it, and starts. A second copy leaves log and panel to the first. */
export function debug(said: LoaderOptions, off: OffReason | undefined): void {
  // The panel knows all units, also those that the page's own table leaves out.
  const isWhole = said.known.length === ROWS.length
  const options = isWhole ? said : { ...said, known: unitsOf(ROWS), units: said.known.map(({ name }) => name) }
  if (!traceLog()) startDebugging(options, off)
  start(options, off)
}

function startDebugging({ base, known, units, force, load }: LoaderOptions, off: OffReason | undefined): void {
  const session: DebugSession = { version: __TILLKIT_VERSION__, records: [], base: base.href, manifests: known, units, force, off }
  Reflect.set(window, TRACE, session)
  loadFile({ base, load }, 'debug-panel').catch((cause: unknown) => {
    Reflect.deleteProperty(window, TRACE)
    report({ ...problemOf('tillkit', null, cause), message: 'debug-panel.js could not be loaded.', advice: ADVICE, help: 'debug-panel-missing' })
  })
}
