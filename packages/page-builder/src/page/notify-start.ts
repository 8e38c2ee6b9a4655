import { pageInstance } from '@tillkit/mount'
import { emitLegacy } from '@tillkit/platform'
import { events } from './anatomy.ts'

const notified = new WeakSet<object>()

/** Tells the page, once, that its modules are about to start. */
export function notifyStart(): void {
  const page = pageInstance()
  if (!page || notified.has(page)) return
  notified.add(page)
  emitLegacy(window, events.before)
}
