import { isPrerendering, pageMemory, SHOWN } from './page-memory.ts'

/**
 * Keeps the address that the visitor came to, and where from, before another script cleans the one and a consent tool comes late for both. In
 * memory: nothing is stored.
 */
export function start(): void {
  const memory = pageMemory()
  if (isPrerendering()) document.addEventListener(SHOWN, () => (memory.time = Date.now()), { once: true })
}
