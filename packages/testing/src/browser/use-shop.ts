import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { ShopServer } from '../server/index.ts'
import { createShopServer } from '../server/index.ts'
import { shareChromium } from './chromium.ts'
import type { OpenOptions, OpenPage } from './open-fixture.ts'
import { openFixturePage } from './open-fixture.ts'
import { clearPages } from './shared-pages.ts'

/** A shop for the tests of one spec file: one server, and the browser that all files share. */
export interface Shop {
  /** Throws outside a test. */
  readonly server: ShopServer
  /** Throws outside a test. */
  readonly browser: Browser
  /** Serves a page and opens it; it is closed after the test. */
  openFixture(options: OpenOptions): Promise<OpenPage>
}

/** Starts the shop before a file's tests and clears up after each; call it at the file's top. */
export function useShop(): Shop {
  let browser: Browser | undefined
  let server: ShopServer | undefined
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([shareChromium(), createShopServer({ fileCaching: 'max-age=600, immutable' })])
  })
  afterEach(async () => {
    if (browser) await clearPages(browser, server ? [server.origin] : [])
    server?.reset()
  })
  afterAll(async () => {
    await server?.close()
  })
  return {
    get server() {
      return running(server)
    },
    get browser() {
      return running(browser)
    },
    openFixture: (options) => openFixturePage(running(browser), running(server), options),
  }
}

function running<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('The shop runs only while its file\'s tests do.')
  return thing
}
