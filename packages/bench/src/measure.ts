import type { Browser } from 'playwright-core'
import { createShopServer } from '@tillkit/testing/server'
import { launchChromium } from '@tillkit/testing'
import type { BenchDeps } from './bench.ts'

/** Files of a version never change: a shop's server lets browsers keep them. */
const FILE_CACHING = 'public, max-age=31536000, immutable'

/** Starts the browser and the server that measuring needs, and stops them when the work is done or has failed. */
export function withBench<Result>(work: (deps: BenchDeps) => Promise<Result>): Promise<Result> {
  return withBrowser(async (browser) => {
    const server = await createShopServer({ fileCaching: FILE_CACHING, isCompressing: true })
    try {
      return await work({ browser, server })
    } finally {
      await server.close()
    }
  })
}

/** Starts the browser alone, and stops it. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await launchChromium()
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
