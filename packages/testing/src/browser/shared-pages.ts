import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { EMPTY_HEADER, EMPTY_PATH } from '../server/index.ts'

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

/** A context with one page, which tests use one after the other: to make them, and a process for them, takes as long as two tests. */
interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
  /** For what Playwright has no name for. */
  readonly session: CDPSession
  /** Whether the running test has it. */
  isLent: boolean
  /** Whether a test has done something to it that cannot be undone. */
  isSpent: boolean
  /** Takes back what the running test has set. */
  readonly undo: Array<() => Promise<unknown>>
}

/** The visitors of one kind, with those that are still being made. */
type Kind = Set<Promise<Visitor>>

const WIDTH = 1280
const HEIGHT = 900
/** So many of a kind are kept for the next test. */
const KEPT = 2

/** What a test may listen to on a page. */
const EVENTS = [
  'close', 'console', 'crash', 'dialog', 'domcontentloaded', 'download', 'filechooser', 'frameattached', 'framedetached', 'framenavigated',
  'load', 'pageerror', 'popup', 'request', 'requestfailed', 'requestfinished', 'response', 'websocket', 'worker',
] as const

const kinds = new WeakMap<Browser, Map<boolean, Kind>>()

/**
 * Opens a page as a visitor who has not been here, but for files that may be kept: one that tests of this browser share,
 * see `clearPages`. A test's second page is another visitor's.
 */
export async function openSharedPage(browser: Browser, options: SharedPageOptions = {}): Promise<Page> {
  const { width = WIDTH, height = HEIGHT, touch = false, alone = false } = options
  const { page, session } = await lend(kindOf(browser, touch), () => makeVisitor(browser, touch))
  if (alone) await session.send('Network.clearBrowserCache')
  // The usual size is the context's own.
  if (width !== WIDTH || height !== HEIGHT) await page.setViewportSize({ width, height })
  return page
}

/**
 * Clears up after a test: closes the pages and contexts that it has made itself, and has shared pages forget what it left
 * behind: cookies, storage, history, permissions, routes, listeners, code for every page, a network that is switched off. One
 * that cannot forget is closed, and the next test has another.
 * @param origins of the servers whose pages may have stored something, each with an empty page (`serveEmptyPage`); the pages wait at
 *   the last one. Without any they are closed
 */
export async function clearPages(browser: Browser, origins: readonly string[]): Promise<void> {
  const found = [...(kinds.get(browser)?.values() ?? [])]
  const visitors = await Promise.all(found.flatMap((kind) => [...kind]))
  const own = new Set(visitors.map(({ context }) => context))
  const others = browser.contexts().filter((context) => !own.has(context))
  await Promise.all([
    ...others.map((context) => context.close()),
    ...found.flatMap((kind) => [...kind].map(async (made, index) => {
      const visitor = await made
      if (!visitor.isLent) return
      if (index >= KEPT || !(await hasForgotten(visitor, origins))) await visitor.context.close()
    })),
  ])
}

function kindOf(browser: Browser, touch: boolean): Kind {
  const own = kinds.get(browser) ?? new Map<boolean, Kind>()
  kinds.set(browser, own)
  const kind = own.get(touch) ?? new Set()
  own.set(touch, kind)
  return kind
}

/** A visitor that no test has; a new one where there is none. */
async function lend(kind: Kind, make: () => Promise<Visitor>): Promise<Visitor> {
  for (const made of kind) {
    const visitor = await made
    if (visitor.isLent) continue
    visitor.isLent = true
    return visitor
  }
  const made = make()
  kind.add(made)
  const gone = () => kind.delete(made)
  const visitor = await made.catch((cause: unknown) => {
    gone()
    throw cause
  })
  // One that somebody has closed is made again.
  visitor.context.once('close', gone)
  return visitor
}

function makeContext(browser: Browser, touch: boolean): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: WIDTH, height: HEIGHT }, hasTouch: touch, locale: 'en-GB' })
}

async function makeVisitor(browser: Browser, touch: boolean): Promise<Visitor> {
  const context = await makeContext(browser, touch)
  const page = await context.newPage()
  const visitor: Visitor = { context, page, session: await context.newCDPSession(page), isLent: true, isSpent: false, undo: [] }
  watch(visitor)
  return visitor
}

/** Notes what a test sets, with its undoing. */
function watch(visitor: Visitor): void {
  const { context, page } = visitor
  const spends = () => void (visitor.isSpent = true)
  const undoneBy = (undo: (made: unknown, args: readonly unknown[]) => Promise<unknown>) => (made: unknown, args: readonly unknown[]) =>
    void visitor.undo.push(() => undo(made, args))
  // A clock of the test's own and functions of its own stay for good.
  for (const name of ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const) after(context.clock, name, spends)
  for (const name of ['addInitScript', 'exposeBinding', 'exposeFunction'] as const) after(context, name, spends)
  for (const name of ['exposeBinding', 'exposeFunction'] as const) after(page, name, spends)
  after(page, 'addInitScript', undoneBy((made) => (made as { dispose(): Promise<void> }).dispose()))
  after(page, 'setViewportSize', undoneBy(() => page.setViewportSize({ width: WIDTH, height: HEIGHT })))
  after(page, 'emulateMedia', undoneBy(() => page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null })))
  after(page, 'setExtraHTTPHeaders', undoneBy(() => page.setExtraHTTPHeaders({})))
  after(page.mouse, 'down', undoneBy(() => page.mouse.up()))
  after(page.keyboard, 'down', undoneBy((_made, [key]) => page.keyboard.up(String(key))))
  after(context, 'newCDPSession', undoneBy((made) => (made as CDPSession).detach()))
}

/** Has `then` run with the outcome whenever a method was called. */
function after<Name extends string>(target: Record<Name, (...args: never[]) => unknown>, name: Name, then: (made: unknown, args: readonly unknown[]) => void): void {
  const native = target[name]
  target[name] = async (...args) => {
    const made = await native.apply(target, args)
    then(made, args)
    return made
  }
}

/** Puts back what the test has changed; false where that cannot be. */
async function hasForgotten(visitor: Visitor, origins: readonly string[]): Promise<boolean> {
  const { context, page } = visitor
  visitor.isLent = false
  if (visitor.isSpent || page.isClosed() || origins.length === 0) return false
  for (const event of EVENTS) page.removeAllListeners(event)
  context.removeAllListeners('page')
  try {
    await Promise.all([
      ...context.pages().filter((each) => each !== page).map((each) => each.close()),
      context.setOffline(false),
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
    ])
    for (const undo of visitor.undo.splice(0).reverse()) await undo()
    await leave(visitor, origins)
    visitor.undo.length = 0
    return true
  } catch {
    return false
  }
}

/** How long an empty page is waited for, in ms: it does not come where requests without an answer take all of the page's connections. */
const PAGE_TIMEOUT_MS = 10_000

/**
 * Leaves the last page for an empty one, and forgets that it was there. What a server has to say otherwise of an address that it does
 * not know may be a whole page with scripts, which would ask for things when the next test listens already.
 * @throws {Error} where a server has no empty page
 */
async function leave({ context, page, session }: Visitor, origins: readonly string[]): Promise<void> {
  for (const origin of origins) {
    const answer = await page.goto(origin + EMPTY_PATH, { timeout: PAGE_TIMEOUT_MS })
    if (answer?.headers()[EMPTY_HEADER] === undefined) throw new Error(`${origin} has no empty page.`)
  }
  await Promise.all([
    page.mouse.move(-1, -1),
    context.clearCookies(),
    context.clearPermissions(),
    session.send('Page.resetNavigationHistory'),
    ...origins.map((origin) => session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })),
  ])
}
