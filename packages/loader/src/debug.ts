import type { DebugSession, OffReason, UnitManifest } from '@tillkit/mount'
import { TRACE, traceLog } from '@tillkit/platform'
import type { LoaderOptions } from './loader.ts'

/** Whether the address has `tillkit-debug`. */
export function isDebugged(address: Pick<Location, 'search'> = location): boolean {
  return /[?&]tillkit-debug\b/.test(address.search)
}

/** Begins the page's log, and brings the panel that shows it. A second copy leaves both to the first. */
export function startDebugging(manifests: readonly UnitManifest[], options: LoaderOptions, off?: OffReason): void {
  if (traceLog()) return
  const { base, units, force, bring } = options
  const session: DebugSession = { version: __TILLKIT_VERSION__, records: [], base: base.href, manifests, units, force, off }
  Reflect.set(window, TRACE, session)
  bring(new URL('debug-panel.js', base).href).catch((cause: unknown) => {
    Reflect.deleteProperty(window, TRACE)
    console.error('[tillkit] debug-panel.js could not be loaded. Check that it stands beside tillkit.js.', cause)
  })
}
