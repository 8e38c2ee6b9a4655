import { loadReact } from './react-tasks.ts'

/**
 * For the set-up of unit tests in a simulated page: loads what units bring later, once for all files of a thread. A test then
 * waits for work of the units alone, never for modules that are on their way; and React, which keeps the timers that it finds
 * when it is loaded, finds the real ones and not those of a test. Importing does nothing else, so no test sees a difference.
 */
const late = import.meta.glob(['/packages/*/src/**/*.late.{ts,tsx}', '/packages/debug-panel/src/parts/*.{ts,tsx}', '!**/bin/**'])

/** What this thread has loaded. */
const LOADED = Symbol.for('tillkit.late-code')

async function loadAll(): Promise<void> {
  if (typeof document === 'undefined') return
  await loadReact()
  for (const load of Object.values(late)) await load()
}

const loaded = (Reflect.get(globalThis, LOADED) as Promise<void> | undefined) ?? loadAll()
Reflect.set(globalThis, LOADED, loaded)
await loaded
