import type { Server } from 'node:http'
import { clearPages, openSharedPage, shareChromium, waitForMount } from '@tillkit/testing'
import { serveEmptyPage } from '@tillkit/testing/server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createThirdParty, type ThirdParty } from './consent/third-party.ts'
import { listen } from './listen.ts'
import type { ShopOptions } from './server.ts'
import { createShop } from './server.ts'

/** An open shop for a test. */
export interface OpenShop {
  address: string
  /** A page's status and text. */
  get(path: string, headers?: Record<string, string>): Promise<{ status: number; type: string; text: string }>
  /** Asks for a variation's tiers from a page with this query. */
  tiers(
    variationId: number,
    pageQuery?: string,
    signal?: AbortSignal,
  ): Promise<{ status: number; text: string }>
  close(): Promise<void>
}

/** Opens a shop on any free port, whose files browsers keep: the next test of a file finds them. */
export async function openShop(options: ShopOptions = {}): Promise<OpenShop> {
  const server: Server = createShop({ fileCaching: 'max-age=600, immutable', ...options })
  serveEmptyPage(server)
  const { address } = await listen(server, 0)
  return {
    address,
    async get(path, headers = {}) {
      const answer = await fetch(address + path, { headers })
      return {
        status: answer.status,
        type: answer.headers.get('content-type') ?? '',
        text: await answer.text(),
      }
    },
    async tiers(variationId, pageQuery = '', signal) {
      const page = '/product/till-rolls-in-every-size/'
      const answer = await fetch(`${address}${page}?wc-ajax=get_pricing_table`, {
        method: 'POST',
        headers: { Referer: address + page + pageQuery },
        body: new URLSearchParams({
          variation_id: String(variationId),
          nonce: 'x',
          display_context: 'product-page',
        }),
        ...(signal ? { signal } : {}),
      })
      return { status: answer.status, text: await answer.text() }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A shop for all tests of a file, and the browser that all files share; each test's pages are closed behind it. */
export function useOpenShop(): { readonly shop: OpenShop; readonly browser: Browser } {
  const opened = {} as { shop: OpenShop; browser: Browser }
  beforeAll(async () => {
    ;[opened.shop, opened.browser] = await Promise.all([openShop(), shareChromium()])
  })
  afterEach(async () => {
    await clearPages(opened.browser, [opened.shop.address])
  })
  afterAll(async () => {
    await opened.shop.close()
  })
  return opened
}

/** The same for a shop that asks for consent, with the third party that its pages name. */
export function useAskingShop(): { readonly shop: OpenShop; readonly browser: Browser; readonly third: ThirdParty } {
  const opened = {} as { shop: OpenShop; browser: Browser; third: ThirdParty }
  beforeAll(async () => {
    opened.third = createThirdParty()
    const { address } = await listen(opened.third.server, 0)
    ;[opened.shop, opened.browser] = await Promise.all([openShop({ thirdParty: { address, log: opened.third.log } }), shareChromium()])
  })
  afterEach(async () => {
    await clearPages(opened.browser, [opened.shop.address])
  })
  afterAll(async () => {
    await opened.shop.close()
    opened.third.server.close()
    opened.third.server.closeAllConnections()
  })
  return opened
}

/** Who orders in tests: what the checkout asks for, by the fields' names. */
export const DETAILS = { first_name: 'Ann', last_name: 'Shopper', address_1: '2 Low Road', city: 'Leeds', postcode: 'LS2 2BB', phone: '0113 000 0000', email: 'ann@example.test' }

/** A page that is visited, and what has gone wrong on it so far. */
interface VisitedPage {
  readonly page: Page
  readonly faults: string[]
}

/** Opens a page of the shop, and waits until Tillkit has mounted on it. Options as of `openPage`. */
export async function visitPage(...options: Parameters<typeof openPage>): Promise<VisitedPage> {
  const visited = await openPage(...options)
  await waitForMount(visited.page)
  return visited
}

/**
 * Opens a page of the shop, and tells what goes wrong on it.
 * @param meant what the console may say, such as that an answer failed which is meant to. Default nothing
 */
export async function openPage(open: { readonly shop: OpenShop; readonly browser: Browser }, path: string, meant?: RegExp): Promise<VisitedPage> {
  const page = await openSharedPage(open.browser)
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (line) => line.type() === 'error' && !meant?.test(line.text()) && faults.push(line.text()))
  await page.goto(open.shop.address + path)
  return { page, faults }
}

/** A promise that the test settles itself. */
export function gate(): { open: () => void; opened: Promise<void> } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}
