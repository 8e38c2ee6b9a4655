import { pageMemory } from './page-memory.ts'

/**
 * Keeps the address that the visitor came to, and where from, before another script cleans the one and a consent tool comes late for both. In
 * memory: nothing is stored.
 */
export function start(): void {
  const memory = pageMemory()
  // One that the browser has rendered ahead is shown later than it is read, or never.
  document.addEventListener('prerenderingchange', () => (memory.time = Date.now()), { once: true })
}
