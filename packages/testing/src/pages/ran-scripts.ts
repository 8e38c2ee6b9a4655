import type { Page } from 'playwright-core'

/** The scripts of a page that have run: what is fetched ahead of a touch has come, and been compiled, and runs with the touch. */
export interface RanScripts {
  /** The addresses of all that have run so far. */
  read(): Promise<ReadonlySet<string>>
  /** Stops following: a page may be visited again. */
  end(): Promise<void>
}

/**
 * Follows which scripts run, by the browser's own coverage. Called before the page is opened. The coverage goes on while it is read:
 * a script that runs in that moment is in the next reading.
 */
export async function followRanScripts(page: Page): Promise<RanScripts> {
  const ran = new Set<string>()
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return {
    async read() {
      const { result } = await session.send('Profiler.takePreciseCoverage')
      for (const { url, functions } of result) {
        if (functions.some(({ ranges }) => ranges.some(({ count }) => count > 0))) ran.add(url)
      }
      return ran
    },
    async end() {
      await session.send('Profiler.stopPreciseCoverage')
      await session.detach()
    },
  }
}
