import type { Browser, BrowserContext, Page } from 'playwright-core'

/** How a page of the shared contexts is opened. */
export interface SharedPageOptions {
  /** Viewport width in px; 390 is a phone. Default 1280. */
  width?: number
  /** Viewport height in px. Default 900. */
  height?: number
  /** A touch screen. Default false. */
  touch?: boolean
}

interface SharedContext {
  readonly context: BrowserContext
  /** Stays open between tests: with the last page the browser would end the context's process, and start another for the next. */
  readonly keeper: Page
}

/** The contexts that tests share, by kind: to make one, and a process for it, takes as long as the test itself. */
const contexts = new WeakMap<Browser, Map<boolean, Promise<SharedContext>>>()

/** Opens a page in the context that all tests of this browser share. It is a fresh one for the test: see `clearPages`. */
export async function openSharedPage(browser: Browser, options: SharedPageOptions = {}): Promise<Page> {
  const { width = 1280, height = 900, touch = false } = options
  const kinds = contexts.get(browser) ?? new Map<boolean, Promise<SharedContext>>()
  contexts.set(browser, kinds)
  // One that a test has closed is made again.
  const shared = kinds.get(touch) ?? share(browser, touch, () => kinds.delete(touch))
  kinds.set(touch, shared)
  const page = await (await shared).context.newPage()
  await page.setViewportSize({ width, height })
  return page
}

/**
 * Clears up after a test: closes its pages and the contexts that it has made itself, and takes out of the shared ones what
 * it left behind: cookies, storage, permissions, routes and a network that is switched off.
 * @param origins of the servers whose pages may have stored something
 */
export async function clearPages(browser: Browser, origins: readonly string[]): Promise<void> {
  const shared = await Promise.all(contexts.get(browser)?.values() ?? [])
  const own = new Set(shared.map(({ context }) => context))
  const others = browser.contexts().filter((context) => !own.has(context))
  await Promise.all([...others.map((context) => context.close()), ...shared.map((one) => clear(one, origins))])
}

async function share(browser: Browser, touch: boolean, closed: () => void): Promise<SharedContext> {
  const context = await browser.newContext({ hasTouch: touch, locale: 'en-GB' })
  context.once('close', closed)
  return { context, keeper: await context.newPage() }
}

async function clear({ context, keeper }: SharedContext, origins: readonly string[]): Promise<void> {
  await Promise.all(context.pages().filter((page) => page !== keeper).map((page) => page.close()))
  const session = await context.newCDPSession(keeper)
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    context.setOffline(false),
    context.unrouteAll(),
    ...origins.map((origin) => session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })),
  ])
  await session.detach()
}
