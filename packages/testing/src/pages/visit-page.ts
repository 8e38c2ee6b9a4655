import type { Page, Request } from 'playwright-core'
import { tillkitVersion } from '../server/index.ts'
import { waitForMount } from '../browser/index.ts'
import { followRanScripts, type RanScripts } from './ran-scripts.ts'
import type { SelectorSum } from './selector-calls.ts'

/** What a page has loaded of ours when nothing more comes, and how often it has asked the shop. */
export interface Loaded {
  /** Scripts of ours that have run, by name, in alphabetical order: all until then. */
  files: string[]
  /**
   * Those that have only come to a page that nobody has touched: fetched ahead of a touch that they wait for, behind all that the page
   * itself loads. None after a touch: what comes into view by it comes ahead sooner or later.
   */
  ahead: string[]
  /** Calls to the shop: those of the touch alone, where there is one. */
  requests: number
  /** How it has asked for elements by selectors, from its beginning on; absent where nobody counted. */
  selectors?: SelectorSum
}

/** A page that is visited, and what is done on it. */
export interface PageVisit {
  readonly address: string
  /** Done on another page before, as one of its steps: it ends when what it names is there. */
  readonly before?: { readonly address: string; readonly touch: string; readonly until: string }
  /**
   * What is done once all is at rest: `click`, `hover`, `fill`, `key` or `choose` (an option), then a selector, then a value where it
   * takes one; `press` for what has no size on the page. Several steps are joined by ` then `.
   */
  readonly touch?: string
  /** What will come, where that is known: it is waited for. Without it, a second is waited for what may come late. */
  readonly expected?: { readonly untouched?: Loaded | undefined; readonly touched?: Loaded | undefined }
  /** Is told what had been loaded and asked for before the touch. */
  readonly beforeTouch?: (loaded: Loaded) => void
}

/** How long a page may take to come to rest, in ms. */
const REST_TIMEOUT_MS = 30_000

/** What a page has loaded of ours, and asked of the shop, so far. */
interface Traffic {
  readonly scripts: RanScripts
  readonly files: Set<string>
  calls: number
  /** Requests that have begun, of whatever kind. */
  begun: number
  /** Requests that have neither an answer nor an end yet. */
  readonly inFlight: Set<Request>
}

/** Opens a page as a visitor, touches it where that is asked for, and tells what it has loaded and asked for. */
export async function visitPage(page: Page, visit: PageVisit): Promise<Loaded> {
  const { before } = visit
  if (before) {
    await page.goto(before.address)
    await act(page, before.touch)
    await page.locator(before.until).first().waitFor()
    // Its scripts are not to be taken for those of the page that follows.
    await page.goto('about:blank')
  }
  const scripts = await followRanScripts(page)
  try {
    return await look(page, visit, follow(page, scripts))
  } finally {
    await scripts.end()
  }
}

async function look(page: Page, { address, touch, expected, beforeTouch }: PageVisit, traffic: Traffic): Promise<Loaded> {
  // A browser on a busy machine takes its own line for a slow one, on which nothing is fetched ahead.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' }, configurable: true }))
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await settle(page, traffic, expected?.untouched)
  if (touch) {
    beforeTouch?.(await loadedIn(traffic))
    traffic.calls = 0
    for (const [index, step] of touch.split(' then ').entries()) {
      // What a step has set off is there for the next one: a pointer rests before it presses.
      if (index > 0) await comeToRest(page, traffic)
      await act(page, step)
    }
    await settle(page, traffic, expected?.touched)
    return { ...(await loadedIn(traffic)), ahead: [] }
  }
  return loadedIn(traffic)
}

async function loadedIn({ files, calls, scripts }: Traffic): Promise<Loaded> {
  const ran = new Set([...(await scripts.read())].map(oursIn))
  const all = [...files].filter((file) => file.endsWith('.js')).sort()
  return { files: all.filter((file) => ran.has(file)), ahead: all.filter((file) => !ran.has(file)), requests: calls }
}

/** What a file of ours is called; nothing of an address that is not one's. */
const oursIn = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).pathname.split(`/tillkit/${tillkitVersion()}/`)[1] : undefined)

function follow(page: Page, scripts: RanScripts): Traffic {
  const traffic: Traffic = { scripts, files: new Set(), calls: 0, begun: 0, inFlight: new Set() }
  page.on('request', (request) => {
    // Pictures may come as late as they like: they bring nothing of ours.
    if (['image', 'font', 'media'].includes(request.resourceType())) return
    traffic.begun += 1
    traffic.inFlight.add(request)
    const ours = oursIn(request.url())
    if (ours) traffic.files.add(ours)
    else if (['fetch', 'xhr', 'ping'].includes(request.resourceType())) traffic.calls += 1
  })
  page.on('requestfinished', (request) => traffic.inFlight.delete(request))
  page.on('requestfailed', (request) => traffic.inFlight.delete(request))
  return traffic
}

/** Waits until what is expected has come; then until nothing is on its way, and idle moments have brought nothing more. */
async function settle(page: Page, traffic: Traffic, expected: Loaded | undefined): Promise<void> {
  // Another build's units may wait for what is never seen: then what has come counts.
  await waitForMount(page).catch((cause: unknown) => {
    if (expected) throw cause
  })
  // What is fetched ahead waits for the page to have loaded, its pictures too.
  await page.waitForLoadState('load', { timeout: REST_TIMEOUT_MS })
  // What does not come at all is told by the comparison that follows.
  for (const end = Date.now() + REST_TIMEOUT_MS; expected && !hasCome(await loadedIn(traffic), expected) && Date.now() < end;) await page.waitForTimeout(50)
  // Without a table to compare with, what comes a little later has to come before we write.
  await comeToRest(page, traffic, expected ? 0 : 1000)
}

/** Whether at least what is expected has been asked for, and what is to have run has run. */
function hasCome(loaded: Loaded, expected: Loaded): boolean {
  return loaded.requests >= expected.requests && isPart(expected.files, loaded.files) && isPart(expected.ahead, [...loaded.files, ...loaded.ahead])
}

const isPart = (some: readonly string[], all: readonly string[]) => some.every((one) => all.includes(one))

/** Waits until nothing is on its way, and idle moments have brought nothing more; with a pause (ms) for what comes late. */
async function comeToRest(page: Page, traffic: Traffic, pause = 0): Promise<void> {
  let before = -1
  const end = Date.now() + REST_TIMEOUT_MS
  while (before !== traffic.begun || traffic.inFlight.size > 0) {
    if (Date.now() > end) throw new Error(`It does not come to rest: ${[...traffic.inFlight].map((request) => request.url()).join(', ') || 'requests keep coming'}.`)
    before = traffic.begun
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve, { timeout: 1000 }), { timeout: 1000 })))
    if (pause > 0) await page.waitForTimeout(pause)
  }
}

async function act(page: Page, step: string): Promise<void> {
  const [, action = '', rest = ''] = /^(\w+) (.+)$/.exec(step) ?? []
  const [, selector = rest, value = ''] = ['fill', 'choose', 'key'].includes(action) ? (/^(.+) (\S+)$/.exec(rest) ?? []) : []
  const place = page.locator(selector).first()
  switch (action) {
    case 'fill':
      return place.fill(value)
    case 'choose':
      return void (await place.selectOption(value))
    case 'key':
      return place.press(value)
    case 'hover':
      return place.hover()
    case 'click':
      await place.click()
      // What comes to stand there is touched by nobody.
      return page.mouse.move(0, 0)
    case 'press':
      await place.dispatchEvent('pointerover')
      return place.evaluate((element: HTMLElement) => element.click())
    default:
      throw new Error(`"${step}" is no step: it begins with click, hover, fill, key, choose or press.`)
  }
}
