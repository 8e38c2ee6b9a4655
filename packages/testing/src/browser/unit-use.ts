import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Answer, LoggedRequest, ShopServer } from '../server/index.ts'

/**
 * A unit as the neighbours suite knows it: what the server prints for it, what the shop answers it, and what a shopper does
 * with it. A unit's package keeps its own in `test/NAME.use.ts`, from where the suite takes it.
 */
export interface UnitUse {
  /** The units that are used; each has to mount on this markup. */
  readonly units: readonly string[]
  /** The markup of `main`. */
  readonly main: string
  /** The page's script elements with globals. */
  readonly globals?: string
  /** What the theme prints of it among its settings, which are one list for all units: `et_pb_custom`. */
  readonly themeSettings?: Readonly<Record<string, unknown>>
  /** More markup for the head. */
  readonly head?: string
  /** Script elements that need jQuery; they stand behind it, and are left out where it does not work. */
  readonly jqueryScripts?: string
  /** The elements that a unit mounts on, as selectors, for neighbours that move and copy them. */
  readonly roots: readonly string[]
  /** What waits to be touched before it mounts, as selectors. */
  readonly waiting?: readonly string[]
  /** Of `units`: those that wait until `use` touches them, which sees to what they do untouched before it does. */
  readonly untouched?: readonly string[]
  /** Has the shop answer what the unit asks. */
  readonly answer?: (server: ShopServer) => void
  /** What the page's own address answers to a request that is not for the page; undefined: it is another unit's to answer. */
  readonly post?: (request: LoggedRequest) => Answer | undefined
  /** Does what a shopper does, once each, and rejects when the page does not answer as it should. */
  readonly use: (hands: Hands) => Promise<void>
}

/**
 * How a page with neighbours is touched and read: as scripts do. Playwright's own way asks forms for what their fields may
 * hide, and waits for elements to stand still.
 */
export interface Hands {
  readonly page: Page
  readonly server: ShopServer
  /** Whether jQuery works here, without which the platform's own scripts do nothing. */
  readonly hasJQuery: boolean
  /** Gives a field a value, and tells so. Waits for the field. */
  change(selector: string, value: string): Promise<void>
  /** Waits for the element. */
  click(selector: string): Promise<void>
  /** An attribute of the first that matches; null without one. */
  read(selector: string, attribute: string): Promise<string | null>
  /** The text of the first that matches, trimmed; null without one. */
  text(selector: string): Promise<string | null>
  /** How many match. */
  count(selector: string): Promise<number>
  /** Waits until nothing is asked of the shop any more: what one answer changes may be what the next step touches. */
  settled(): Promise<void>
}

/** How long a page is waited for, in ms: what holds comes at once, but the machine may be busy with other tests. */
const PAGE_TIMEOUT_MS = 10_000

/** How often a page is asked, in ms: each time costs a browser that all cores are busy with a millisecond or two. */
const INTERVAL = 40

/** An expectation that may take a moment to come true. */
export function eventually<T>(read: () => T) {
  return expect.poll(read, { timeout: PAGE_TIMEOUT_MS, interval: INTERVAL })
}

/** The hands for a page. */
export function handsFor(page: Page, server: ShopServer, hasJQuery: boolean): Hands {
  return {
    page,
    server,
    hasJQuery,
    change: (selector, value) => act(selector, () => page.evaluate(setField, [selector, value] as const)),
    click: (selector) => act(selector, () => page.evaluate(clickElement, selector)),
    read: (selector, attribute) =>
      page.evaluate(([place, name]) => {
        const found = document.querySelector(place)
        return found && Element.prototype.getAttribute.call(found, name)
      }, [selector, attribute] as const),
    text: (selector) => page.evaluate((place) => document.querySelector(place)?.textContent?.trim() ?? null, selector),
    count: (selector) => page.evaluate((place) => document.querySelectorAll(place).length, selector),
    settled: settling(page, server),
  }
}

/** What an answer leads to begins in the tasks after it. */
function settling(page: Page, server: ShopServer): () => Promise<void> {
  const tasks = () => page.evaluate(async () => {
    for (let left = 3; left > 0; left -= 1) await new Promise((resolve) => setTimeout(resolve))
  })
  // Frames and pictures load anew whenever a neighbour moves or copies them: no requests of a unit's.
  const sent = () => server.requests.filter(({ headers }) => !['iframe', 'image'].includes(String(headers['sec-fetch-dest']))).length
  return async () => {
    let quiet = 0
    const look = async () => {
      const before = sent()
      if (server.unanswered === 0) await tasks()
      quiet = server.unanswered === 0 && sent() === before ? quiet + 1 : 0
      return quiet
    }
    // An answer that has left the server may still be on its way.
    await expect.poll(look, { timeout: PAGE_TIMEOUT_MS, interval: 10, message: 'requests are on their way' }).toBeGreaterThan(3)
  }
}

/** Tries until the element is there: a neighbour may have taken it away for a moment. */
async function act(selector: string, attempt: () => Promise<boolean>): Promise<void> {
  await expect.poll(attempt, { timeout: PAGE_TIMEOUT_MS, interval: INTERVAL, message: `${selector} is not there` }).toBe(true)
}

function setField([selector, value]: readonly [string, string]): boolean {
  const field = document.querySelector<HTMLInputElement>(selector)
  if (!field) return false
  field.value = value
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}

function clickElement(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector)
  if (element) HTMLElement.prototype.click.call(element)
  return element !== null
}

/** What one unit mounts on, among the pages of a real shop that were captured. A package keeps its own in `test/captured-mounts.ts`. */
export interface UnitMounts {
  /** Words in a page's text that stand there only where the unit has something to do. Not its selector: another reading. */
  readonly sign?: RegExp
  /** The pages, each with how many elements it mounts on there. */
  readonly mounts: Readonly<Record<string, number>> | 'once on every page'
  /** Pages on which it leaves something to the shop's own script, with what it reports of that. Default none. */
  readonly leaves?: Readonly<Record<string, string>>
}

/** By unit. */
export type CapturedMounts = Readonly<Record<string, UnitMounts>>
