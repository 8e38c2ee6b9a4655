import { pageInstance } from '@tillkit/mount'
import { emitLegacy } from '@tillkit/platform'
import { events } from './anatomy.ts'

const told = new WeakSet<object>()

/** Tells the page, once, that its modules are about to start. */
export function tellStart(): void {
  const page = pageInstance()
  if (!page || told.has(page)) return
  told.add(page)
  emitLegacy(window, events.before)
}
