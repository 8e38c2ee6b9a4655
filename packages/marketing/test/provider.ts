import { providerFrameHtml, reviewsScript, type ProviderFrame } from '@tillkit/fixtures/marketing'
import { createShopServer, type OpenOptions, type OpenPage, type Shop, type ShopServer } from '@tillkit/testing'
import type { Frame, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { configHtml } from './capture-page.ts'

/** The reviews provider, on a port of its own: what it is asked, and what it answers. */
export interface Provider {
  readonly server: ShopServer
  /** The addresses that it was asked for, without its host. */
  readonly asked: string[]
  /** Serves widgets that speak like this, and structured data. */
  serve(frame?: ProviderFrame, structured?: unknown): void
}

/** Runs a provider for the tests of a file. */
export function useProvider(): Provider {
  let server: ShopServer | undefined
  const running = () => {
    if (!server) throw new Error('The provider runs only while its file\'s tests do.')
    return server
  }
  beforeAll(async () => {
    server = await createShopServer()
  })
  afterEach(() => server?.reset())
  afterAll(() => server?.close())
  return {
    get server() {
      return running()
    },
    get asked() {
      return running().requests.map(({ url }) => url)
    },
    serve(frame, structured) {
      running().page('/trustboxes/*', providerFrameHtml(frame))
      const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
      if (structured !== undefined) running().page('/data/jsonld/*', () => ({ status: 200, body: typeof structured === 'string' ? structured : JSON.stringify(structured), headers }))
    },
  }
}

/** Opens a page with widgets of a provider. */
export function openReviews(shop: Shop, provider: Provider, { main = '', head = '', config, ...options }: Partial<OpenOptions> & { readonly config?: object }): Promise<OpenPage> {
  const sheet = '<link rel="stylesheet" href="/tillkit/0.1.0/tillkit.css">'
  return shop.openFixture({
    path: '/product/roll/',
    jquery: false,
    waitForMount: false,
    ...options,
    main,
    globals: reviewsScript(provider.server.origin),
    head: sheet + head + (config ? configHtml(config) : ''),
  })
}

/** The provider's frame in the page's widget, once it has loaded. */
export async function frameIn(page: Page, at = 0): Promise<Frame> {
  const element = await page.locator('.trustpilot-widget iframe').nth(at).elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('The widget has no frame.')
  return frame
}

/** What a widget's frame has been told, by its commands. */
export const heardBy = (frame: Frame): Promise<unknown[]> =>
  frame.evaluate(() => ((Reflect.get(window, 'heard') ?? []) as { command?: string }[]).map((message) => message.command ?? message))
