import { attributionScript, type AttributionParams } from '@tillkit/fixtures/attribution'
import { earlyTag, fixturePage, type Shop } from '@tillkit/testing'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'

/** What a visitor's pages are like. */
export interface VisitorOptions {
  readonly params?: AttributionParams
  /** What the shop has set for the unit, and of consent. */
  readonly config?: object
  /** The markup of `main`. */
  readonly main?: string
  /** More for the head, before our tag. */
  readonly head?: string
  /** Script elements in place of the platform's global. */
  readonly globals?: string
  /** Whether the early script is there. Default true. */
  readonly hasEarly?: boolean
  /** What the page's clock says. Default: tomorrow at noon, in UTC, which the browser's own clock lets cookies live until. */
  readonly time?: Date
  readonly timeZone?: string
}

/** Somebody who visits the shop under its real name, with cookies of a real browser. */
export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** The modules of ours that its pages have asked for, without the script tag. */
  readonly modules: readonly string[]
  /** Goes to a page, as if by a link elsewhere, and waits until our code has come to rest. */
  go(address: string, referrer?: string): Promise<void>
  /** What was written into `document.cookie` on this page, in order. */
  written(): Promise<string[]>
  /** What the visitor's cookies hold, decoded; none of a name is undefined. */
  cookie(name: string): Promise<Readonly<Record<string, string>> | undefined>
  /** The cookies as the browser sends them. */
  raw(): Promise<Readonly<Record<string, string>>>
  setTime(time: Date): Promise<void>
  /** What a field of the page's form holds. */
  field(name: string): Promise<string | null>
}

/** Tomorrow at a time of day, in UTC. */
export function tomorrow(hours: number, minutes: number, seconds = 0): Date {
  const day = new Date(Date.now() + 24 * 3_600_000)
  day.setUTCHours(hours, minutes, seconds, 0)
  return day
}

/** The shop, under any name that a test gives it. */
const SHOP = /^https:\/\/(?:www\.)?shop\.(?:example|co\.uk)\//

/** Opens a browser of somebody's own. It closes after the test. */
export async function openVisitor(shop: Shop, options: VisitorOptions = {}): Promise<Visitor> {
  const context = await shop.browser.newContext(options.timeZone === undefined ? {} : { timezoneId: options.timeZone })
  const modules: string[] = []
  await context.route(SHOP, async (route) => {
    const { pathname } = new URL(route.request().url())
    const [, module = 'tillkit'] = /^\/tillkit\/[^/]+\/(.+)\.js$/.exec(pathname) ?? []
    if (module !== 'tillkit') modules.push(module)
    if (!pathname.startsWith('/tillkit/')) return route.fulfill({ contentType: 'text/html; charset=utf-8', body: pageOf(options) })
    const response = await fetch(shop.server.origin + pathname)
    return route.fulfill({ contentType: response.headers.get('content-type') ?? 'text/javascript', body: Buffer.from(await response.arrayBuffer()) })
  })
  await context.addInitScript(logCookies)
  const page = await context.newPage()
  await page.clock.setFixedTime(options.time ?? tomorrow(12, 0))
  const raw = () => page.evaluate(() => Object.fromEntries(document.cookie.split('; ').map((pair) => [pair.split('=')[0], pair.slice(pair.indexOf('=') + 1)])) as Record<string, string>)
  return {
    page,
    context,
    modules,
    async go(address, referrer) {
      await page.goto(address, referrer === undefined ? {} : { referer: referrer })
      await page.waitForFunction(() => 'getAttributionData' in (Reflect.get(window, 'wc_order_attribution') as object))
    },
    written: () => page.evaluate(() => Reflect.get(window, 'cookiesWritten') as string[]),
    async cookie(name) {
      const value = (await raw())[name]
      return value === undefined ? undefined : recordIn(value)
    },
    raw,
    setTime: (time) => page.clock.setFixedTime(time),
    field: (name) => page.evaluate((its) => document.querySelector<HTMLInputElement>(`input[name="wc_order_attribution_${its}"]`)?.value ?? null, name),
  }
}

function pageOf({ params, config, main = '<h1>Rolls</h1>', head = '', globals = attributionScript(params), hasEarly = true }: VisitorOptions): string {
  const early = hasEarly ? earlyTag('attribution') : ''
  const settings = config ? `<script type="application/json" id="tillkit-config">${JSON.stringify(config)}</script>` : ''
  return fixturePage({ main, globals: early + globals, head: settings + head, jquery: false })
}

/** Runs in the page, before all else. */
function logCookies(): void {
  const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {}
  const log: string[] = []
  Reflect.set(window, 'cookiesWritten', log)
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => get?.call(document) as string,
    set(cookie: string) {
      log.push(cookie)
      set?.call(document, cookie)
    },
  })
}

/** What a cookie says, read as the platform's library does. */
function recordIn(value: string): Record<string, string> {
  const plain = /^[A-Za-z\d+/]+$/.test(value) ? atob(value) : value
  return Object.fromEntries(decodeURIComponent(plain).split('|||').map((pair) => [pair.slice(0, pair.indexOf('=')), decodeURIComponent(pair.slice(pair.indexOf('=') + 1).replaceAll(/%(?![\dA-F]{2})/g, '%25'))]))
}

/** The source in a visitor's cookie: type, source, medium. */
export async function sourceIn(visitor: Visitor, name = 'sbjs_current'): Promise<string> {
  const { typ, src, mdm } = (await visitor.cookie(name)) ?? {}
  return [typ, src, mdm].join(' · ')
}

/** Pages of the session, and visits. */
export async function counts(visitor: Visitor): Promise<readonly [pages: string | undefined, visits: string | undefined]> {
  return [(await visitor.cookie('sbjs_session'))?.['pgs'], (await visitor.cookie('sbjs_udata'))?.['vst']]
}

/** What the browser keeps of the platform's library. */
export async function kept(visitor: Visitor): Promise<string[]> {
  return (await visitor.context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('sbjs_')).sort()
}

/** Expects the cookies of a first page, in their order. */
export function expectOrder(written: readonly string[]): void {
  expect(written.map((cookie) => cookie.split('=')[0])).toEqual(['sbjs_migrations', 'sbjs_current_add', 'sbjs_first_add', 'sbjs_current', 'sbjs_first', 'sbjs_udata', 'sbjs_session'])
}
