import { createLife } from '@tillkit/dom'
import type { Untouched } from '@tillkit/mount'
import { traceLog } from '@tillkit/platform'
import { readConfig } from './config.ts'
import { pageOptions } from './page-options.ts'
import { trackPage } from './tracking.ts'

/** Records the visit on a page that has nothing to fill in, and answers to the public names. A debugged page has the unit, which says what it does. */
export const untouched: Untouched = (_body, { waiting: { signal } }, load) => {
  if (signal.aborted) return
  if (traceLog()) return load()
  const life = createLife(load)
  signal.addEventListener('abort', life.end)
  const config = readConfig()
  if (config) trackPage(life, { config, options: pageOptions() })
}
