import { launchChromium } from '@tillkit/testing'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { IndexEntry } from './story-index.ts'
import { STORYBOOK_FOLDER } from './story-index.ts'
import { serveStorybook } from './storybook-server.ts'

/** What one visit of a story, a docs page or the whole Storybook brought to light. */
export interface Visit {
  readonly page: Page
  /** Uncaught exceptions, unhandled rejections and lines of console.error. */
  readonly errors: readonly string[]
  /** Addresses of requests that were not for this Storybook's own files. */
  readonly strangers: readonly string[]
}

/** How a story is shown. */
export interface VisitOptions {
  /** The toolbar's switches: `theme:bare;motion:reduced`. Default: as Storybook starts. */
  readonly globals?: string
  /** Viewport width in px. Default 1280. */
  readonly width?: number
  /** What the visitor's system asks for, by the browser's real modes. */
  readonly system?: Pick<BrowserContextOptions, 'forcedColors' | 'reducedMotion'>
}

/** The static Storybook in a browser. */
export interface StoryPages {
  /** Opens an address, lets the visitor look, and closes it. */
  visit(path: string, options: VisitOptions, look: (visit: Visit) => Promise<void>): Promise<void>
  close(): Promise<void>
}

/** Serves the static Storybook and starts one browser for all of its pages. */
export async function openStorybook(): Promise<StoryPages> {
  const [browser, server] = await Promise.all([launchChromium(), serveStorybook(STORYBOOK_FOLDER)])
  const contexts = new Contexts(browser)
  return {
    async visit(path, { width = 1280, system = {} }, look) {
      const context = await contexts.get(system)
      const page = await context.newPage()
      try {
        await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
        const visit = record(page, server.origin)
        await page.goto(server.origin + path)
        await look(visit)
      } finally {
        await page.close()
      }
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}

/** A context for each system's wishes: its pages share what the browser has loaded and compiled. */
class Contexts {
  readonly #made = new Map<string, ReturnType<Browser['newContext']>>()
  constructor(readonly browser: Browser) {}
  get(system: BrowserContextOptions): ReturnType<Browser['newContext']> {
    const key = JSON.stringify(system)
    const context = this.#made.get(key) ?? this.browser.newContext({ locale: 'en-GB', ...system })
    this.#made.set(key, context)
    return context
  }
}

function record(page: Page, origin: string): Visit {
  const errors: string[] = []
  const strangers: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url)) strangers.push(url)
  })
  return { page, errors, strangers }
}

/** The address of an entry's own page, without Storybook around it. */
export function pathOf({ id, type }: IndexEntry, globals = ''): string {
  return `/iframe.html?id=${id}&viewMode=${type}${globals ? `&globals=${globals}` : ''}`
}

/** How a story ended, as Storybook reports it. */
export interface StoryResult {
  readonly status: string
  /** What its play function or its page threw. */
  readonly thrown: readonly string[]
  /** What the accessibility add-on found, a line a rule; `undefined` when it did not look. */
  readonly violations: readonly string[] | undefined
  /** The states of the unit's hosts. */
  readonly hosts: readonly string[]
}

/** Waits for a story to have been drawn, played and checked. */
export async function resultOf(page: Page): Promise<StoryResult> {
  const channel = '__STORYBOOK_ADDONS_CHANNEL__'
  await page.waitForFunction((name) => Reflect.get(window, name)?.last('storyFinished'), channel, { timeout: 20_000 })
  return page.evaluate((name): StoryResult => {
    interface Node { html: string, any: { message: string }[] }
    interface Report { type: string, result?: { violations?: { id: string, nodes: Node[] }[] } }
    const { last } = Reflect.get(window, name)
    const lastOf = (event: string) => last.call(Reflect.get(window, name), event)?.[0]
    const finished = lastOf('storyFinished') as { status: string, reporters: Report[] }
    const report = finished.reporters.find(({ type }) => type === 'a11y')?.result
    const thrown = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'unhandledErrorsWhilePlaying']
    const running = Reflect.get(window, Symbol.for('tillkit')) as { hosts(): { state: string }[] } | undefined
    return {
      status: finished.status,
      thrown: thrown.map(lastOf).filter(Boolean).map((error) => String(error.message ?? error[0]?.message ?? error)),
      violations: report?.violations?.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 140)} ${any[0]?.message ?? ''}`).join(' | ')}`,
      ),
      hosts: running?.hosts().map(({ state }) => state) ?? [],
    }
  }, channel)
}
