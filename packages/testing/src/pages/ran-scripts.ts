import type { Page } from 'playwright-core'

/** The scripts of a page that have run: what is fetched ahead of a touch has come, and been compiled, and runs with the touch. */
export interface RanScripts {
  /** The addresses of all that have run so far. */
  read(): Promise<ReadonlySet<string>>
  /** Follows no more: a page may be visited again. */
  end(): Promise<unknown>
}

/** Follows which scripts run, by the browser's own coverage. Called before the page is opened. */
export async function followRanScripts(page: Page): Promise<RanScripts> {
  const ran = new Set<string>()
  const start = () => page.coverage.startJSCoverage({ resetOnNavigation: false })
  await start()
  return {
    async read() {
      for (const { url, functions } of await page.coverage.stopJSCoverage()) {
        // The first of a script's functions is all of it.
        if (functions[0]?.ranges.some(({ count }) => count > 0)) ran.add(url)
      }
      await start()
      return ran
    },
    end: () => page.coverage.stopJSCoverage(),
  }
}
