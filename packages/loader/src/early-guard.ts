/** Where the early scripts of a page find out that they are there already. */
const RUNNING = Symbol.for('tillkit-early')

/**
 * Whether an early script runs for the first time on this page. What stands wrong is said in the console: one that is there
 * twice, and one that comes too late for what it is for. A late one runs all the same, for what is still to come.
 * @param precedes scripts that it has to precede, as a CSS selector
 */
export function isFirst(name: string, precedes = ''): boolean {
  const page = window as unknown as { [RUNNING]?: Record<string, boolean> }
  const running = (page[RUNNING] ??= {})
  const reportError = (what: string) => console.error(`[tillkit] ${name}.early.js ${what}`)
  if (running[name]) {
    reportError('is on this page twice: keep its first tag.')
    return false
  }
  running[name] = true
  const own = document.currentScript
  const before = precedes && [...document.querySelectorAll(precedes)].find((script) => script !== own)
  if (document.readyState !== 'loading') reportError('comes after the page has been read: print its tag first in the head, without defer, async or type.')
  else if (before) reportError(`comes after ${before.id ? `#${before.id}` : (before.getAttribute('src') ?? 'an inline script')}: print its tag before all scripts.`)
  return true
}
