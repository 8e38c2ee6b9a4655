import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Handler, ShopServer } from '../server/index.ts'
import type { FixtureOptions } from './fixture-page.ts'
import { fixturePage } from './fixture-page.ts'
import { bringUntouched, recordTillkitEvents, waitForMount } from './runtime.ts'
import { openSharedPage, type SharedPageOptions } from './shared-pages.ts'

/** How a page is opened, whatever it holds. */
export interface VisitOptions extends SharedPageOptions {
  /** Default `/product/roll/`. */
  path?: string
  /** Query with its question mark. Default none. */
  search?: string
  /** Wait until Tillkit has mounted. Default true. */
  waitForMount?: boolean
  /** Leave units whose code waits for a touch untouched. Default false: it is brought. */
  untouched?: boolean
  /** Runs before the page is opened, for init scripts and routes. */
  before?: (page: Page) => Promise<unknown>
}

/** How a fixture page is opened. */
export type OpenOptions = FixtureOptions & VisitOptions

/** An open page with what went wrong on it. */
export interface OpenPage {
  page: Page
  context: BrowserContext
  /** Uncaught exceptions and unhandled rejections. */
  pageErrors: string[]
  /** Lines that were written with console.error, failed loads included. */
  consoleErrors: string[]
  /** Lines that were written with console.warn. */
  consoleWarnings: string[]
}

/** Serves a fixture page and opens it. */
export function openFixturePage(browser: Browser, server: ShopServer, options: OpenOptions): Promise<OpenPage> {
  return openHtml(browser, server, { ...options, html: fixturePage(options) })
}

/** Serves a whole page, fixed or made for each request, and opens it. */
export async function openHtml(
  browser: Browser,
  server: ShopServer,
  options: VisitOptions & { html: string | Handler },
): Promise<OpenPage> {
  const { path = '/product/roll/', search = '' } = options
  server.page(path, options.html)
  const page = await openSharedPage(browser, options)
  const open: OpenPage = { page, context: page.context(), pageErrors: [], consoleErrors: [], consoleWarnings: [] }
  page.on('pageerror', (error) => open.pageErrors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') open.consoleErrors.push(message.text())
    if (message.type() === 'warning') open.consoleWarnings.push(message.text())
  })
  await page.addInitScript(recordTillkitEvents)
  await options.before?.(page)
  await page.goto(`${server.origin}${path}${search}`)
  if (options.waitForMount === false) return open
  await waitForMount(page)
  if (!options.untouched) await bringUntouched(page)
  return open
}

/**
 * Has a page believe that its line is a slow one, on which nothing is fetched ahead of a touch: what comes is what something runs by.
 * @param before what else is done before the page is opened
 */
export function onSlowLine(before?: (page: Page) => Promise<unknown>): (page: Page) => Promise<void> {
  return async (page) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }))
    await before?.(page)
  }
}
