import type { Browser, BrowserContext, Page } from 'playwright-core'

/** How a page of the shared contexts is opened. */
export interface SharedPageOptions {
  /** Viewport width in px; 390 is a phone. Default 1280. */
  width?: number
  /** Viewport height in px. Default 900. */
  height?: number
  /** A touch screen. Default false. */
  touch?: boolean
  /** A visitor to whom nothing has come yet: for tests of what comes over the network, and what from a cache. Default false. */
  alone?: boolean
}

interface SharedContext {
  readonly context: BrowserContext
  /** Whether the running test has a page of it already. */
  isLent: boolean
  /** Whether a test has done something to it that cannot be undone. */
  isSpent: boolean
  /** Stays open between tests: with the last page the browser would end the context's process, and start another for the next. */
  readonly keeper: Page
}

const WIDTH = 1280
const HEIGHT = 900

/** The contexts that tests share, by kind: to make one, and a process for it, takes as long as the test itself. */
const contexts = new WeakMap<Browser, Map<boolean, Promise<SharedContext>>>()

/**
 * Opens a page in the context that all tests of this browser share, as a visitor who has not been here: see `clearPages`. A
 * test's second page is another visitor's.
 */
export async function openSharedPage(browser: Browser, options: SharedPageOptions = {}): Promise<Page> {
  const { width = WIDTH, height = HEIGHT, touch = false, alone = false } = options
  const kinds = contexts.get(browser) ?? new Map<boolean, Promise<SharedContext>>()
  contexts.set(browser, kinds)
  // One that a test has closed is made again.
  const found = kinds.get(touch) ?? share(browser, touch, () => kinds.delete(touch))
  kinds.set(touch, found)
  const shared = await found
  const isOwn = alone || shared.isLent
  const context = isOwn ? await makeContext(browser, touch) : shared.context
  shared.isLent ||= !isOwn
  const page = await context.newPage()
  // The usual size is the context's own.
  if (width !== WIDTH || height !== HEIGHT) await page.setViewportSize({ width, height })
  return page
}

/**
 * Clears up after a test: closes its pages and the contexts that it has made itself, and takes out of the shared ones what
 * it left behind: cookies, storage, permissions, routes and a network that is switched off. A context that cannot be
 * cleared is closed, and the next test has another.
 * @param origins of the servers whose pages may have stored something
 */
export async function clearPages(browser: Browser, origins: readonly string[]): Promise<void> {
  const shared = await Promise.all(contexts.get(browser)?.values() ?? [])
  const own = new Set(shared.map(({ context }) => context))
  const others = browser.contexts().filter((context) => !own.has(context))
  await Promise.all([...others.map((context) => context.close()), ...shared.map((one) => clear(one, origins))])
}

async function share(browser: Browser, touch: boolean, closed: () => void): Promise<SharedContext> {
  const context = await makeContext(browser, touch)
  context.once('close', closed)
  const shared: SharedContext = { context, keeper: await context.newPage(), isLent: false, isSpent: false }
  for (const name of ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const) spends(shared, context.clock, name)
  for (const name of ['addInitScript', 'exposeBinding', 'exposeFunction'] as const) spends(shared, context, name)
  return shared
}

/** A clock of the test's own, and code that is put into every page, stay in a context for good: no other test gets it. */
function spends<Name extends string>(shared: SharedContext, target: Record<Name, (...args: never[]) => unknown>, name: Name): void {
  const native = target[name]
  target[name] = (...args) => {
    shared.isSpent = true
    return native.apply(target, args)
  }
}

function makeContext(browser: Browser, touch: boolean): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: WIDTH, height: HEIGHT }, hasTouch: touch, locale: 'en-GB' })
}

async function clear(shared: SharedContext, origins: readonly string[]): Promise<void> {
  const { context, keeper } = shared
  if (!shared.isLent) return
  shared.isLent = false
  if (shared.isSpent) return context.close()
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
