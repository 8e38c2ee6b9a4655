import type { Browser, BrowserContext, Page } from 'playwright-core'
import { bringUntouched, fixturePage, waitForMount } from '@tillkit/testing'
import { ownBuild } from '@tillkit/testing/pages'
import type { ShopServer } from '@tillkit/testing/server'
import { tillkitUrl } from './add-tillkit.ts'
import { probeScript } from './probe/bundle.ts'
import type { Bench, BenchPageOptions } from './scenario.ts'

/** What runs need; it lasts for all of them. */
export interface BenchDeps {
  readonly browser: Browser
  readonly server: ShopServer
  /** The folder of the build that is measured. Default: this project's, `dist/VERSION`. */
  readonly built?: string
}

/** What a run is given; `close` when it is over. */
export interface RunningBench extends Bench {
  close(): Promise<void>
}

/** Opens pages for one run at one CPU rate. */
export function createBench({ browser, server, built = ownBuild() }: BenchDeps, cpu: number): RunningBench {
  // Another build stands at the same address, whatever its version.
  server.folder(tillkitUrl(''), built)
  const failed: string[] = []
  const visit = async (context: BrowserContext, url: string, how: Pick<BenchPageOptions, 'throttle' | 'waitForMount' | 'untouched'>) => {
    const { throttle = 'quiet', waitForMount: waits = true, untouched = throttle === 'load' } = how
    const page = await context.newPage()
    page.on('pageerror', ({ message }) => failed.push(message))
    await page.addInitScript(await probeScript())
    if (throttle === 'load') await setCpuRate(page, cpu)
    await page.goto(url)
    if (waits) await waitForMount(page)
    if (waits && !untouched) await bringUntouched(page)
    if (throttle === 'quiet') {
      await quiet(page)
      await setCpuRate(page, cpu)
    }
    return page
  }
  return {
    cpu,
    server,
    built,
    async open(options) {
      const { path = '/product/roll/', search = '', width = 1280, height = 900 } = options
      server.page(path, fixturePage(options))
      const context = await browser.newContext({ viewport: { width, height }, locale: 'en-GB' })
      return visit(context, `${server.origin}${path}${search}`, options)
    },
    openAgain: (first, options = {}) => visit(first.context(), first.url(), options),
    async close() {
      await Promise.all(browser.contexts().map((context) => context.close()))
      server.reset()
      if (failed.length > 0) throw new Error(`The measured page failed: ${failed.join('; ')}`)
    },
  }
}

/** Makes the page's processor so many times slower. */
export async function setCpuRate(page: Page, rate: number): Promise<void> {
  if (rate === 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Waits until the page has loaded, the first update (500 ms after DOM ready) has been, and it is idle. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(async (pause) => {
    const [navigation] = performance.getEntriesByType('navigation')
    const ready = navigation instanceof PerformanceNavigationTiming ? navigation.domContentLoadedEventEnd : 0
    await window.__bench.until('the first update to be over', () => performance.now() > ready + pause)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
  }, 550)
}
