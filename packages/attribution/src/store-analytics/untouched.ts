import { createLife } from '@tillkit/dom'
import { traceLog } from '@tillkit/platform'
import type { Untouched } from '@tillkit/mount'
import { startAnalytics } from './client.ts'
import { readContext } from './context.ts'

/** All that the analytics do, which needs nothing of a unit's life. A debugged page has the unit, which says what it does. */
export const untouched: Untouched = (_body, { waiting: { signal } }, load) => {
  if (signal.aborted) return
  if (traceLog()) return load()
  const context = readContext()
  if (!context) return
  const life = createLife(load)
  signal.addEventListener('abort', life.end)
  startAnalytics(context, life)
}
