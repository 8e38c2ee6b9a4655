import type { Page } from 'playwright-core'
import { readUnits } from '../project/units.mjs'
import { tillkitVersion } from '../server/index.ts'

/** A mounted, waiting or refused host, as the running Tillkit reports it. */
export interface HostReport {
  unit: string
  state: string
  /** The host's tag, id and classes, for messages. */
  element: string
}

/** A `tillkit:error` event as the page saw it. */
export interface ErrorReport {
  unit: string
  field: string
  message: string
  /** Whether the event could be cancelled, as it must. */
  cancelable: boolean
  /** The event's target: tag, id and classes. */
  element: string
}

/** What the page's own recorder collects, kept on `window.__fixture`. */
export interface FixtureLog {
  errors: ErrorReport[]
  mounted: string[]
}

interface FixtureWindow {
  __fixture?: FixtureLog
}

interface RunningHost {
  unit: string
  state: string
  element: Element
  isUntouched?: boolean
}

/** Runs in the page before anything else: keeps Tillkit's events. */
export function recordTillkitEvents(): void {
  const log: FixtureLog = { errors: [], mounted: [] }
  ;(window as unknown as FixtureWindow).__fixture = log
  const name = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return String(target)
    // A form's fields and neighbours may hide what an element says of itself.
    const asked = (property: 'localName' | 'id' | 'classList') => Reflect.get(Element.prototype, property, target) as unknown
    const id = String(asked('id'))
    return [asked('localName'), id && `#${id}`, ...[...(asked('classList') as DOMTokenList)].map((each) => `.${each}`)].join('')
  }
  document.addEventListener('tillkit:mounted', (event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
    log.mounted.push(String(Object(detail).unit))
  })
  document.addEventListener('tillkit:error', (event) => {
    const detail = Object(event instanceof CustomEvent ? event.detail : undefined)
    log.errors.push({
      unit: String(detail.unit),
      field: String(detail.field),
      message: String(detail.message ?? detail.cause),
      cancelable: event.cancelable,
      element: name(event.target),
    })
  })
}

/** The hosts that Tillkit knows on the page; undefined while it has not started. */
export function hostsOn(page: Page, unit?: string): Promise<HostReport[] | undefined> {
  return page.evaluate((wanted) => {
    const running: unknown = Reflect.get(window, Symbol.for('tillkit'))
    if (typeof running !== 'object' || running === null) return undefined
    const hosts = Reflect.get(running, 'hosts') as (name?: string) => RunningHost[]
    return hosts.call(running, wanted).map(({ unit, state, element }) => ({
      unit,
      state,
      // A form's fields may hide its `classList`, and neighbours anything.
      element: [Reflect.get(Element.prototype, 'localName', element), ...(Reflect.get(Element.prototype, 'classList', element) as DOMTokenList)].join('.'),
    }))
  }, unit)
}

/** How often a page is asked whether its units have mounted, in ms. */
const INTERVAL = 15

/**
 * Waits until Tillkit has a host and none is waiting, but for a touch; the message of a timeout says what there was. Playwright's
 * own waiting for a function would put a large script into every page.
 */
export async function waitForMount(page: Page, timeout = 15_000): Promise<void> {
  for (const end = Date.now() + timeout; !(await haveMounted(page)); await new Promise((resolve) => setTimeout(resolve, INTERVAL))) {
    if (Date.now() < end) continue
    const hosts = await hostsOn(page)
    throw new Error(`Tillkit did not mount on ${page.url()}: ${hosts ? JSON.stringify(hosts) : 'it never started'}`)
  }
}

function haveMounted(page: Page): Promise<boolean> {
  const asked = page.evaluate(() => {
    const running: unknown = Reflect.get(window, Symbol.for('tillkit'))
    if (typeof running !== 'object' || running === null) return false
    const hosts = (Reflect.get(running, 'hosts') as () => RunningHost[]).call(running)
    return hosts.length > 0 && hosts.every(({ state, isUntouched }) => state !== 'waiting' || isUntouched)
  })
  // A page that is left is asked no more: the next one is.
  return asked.catch((cause: unknown) => {
    if (String(cause).includes('context was destroyed')) return false
    throw cause
  })
}

/** Brings the units whose code waits for a touch, and waits until they have mounted: for tests of what they do then. */
export async function bringUntouched(page: Page): Promise<void> {
  const waiting = (await hostsOn(page))?.filter(({ state }) => state === 'waiting') ?? []
  if (waiting.length === 0) return
  const files = [...new Set(waiting.map(({ unit }) => new URL(`/tillkit/${tillkitVersion()}/${unit}.js`, page.url()).href))]
  // As the script tag does, where the page has them not.
  const sheets = readUnits().units.flatMap(({ name, manifest }) => (waiting.some(({ unit }) => unit === name) ? (manifest.styles ?? []) : []))
  for (const sheet of new Set(['tillkit', ...sheets])) {
    if ((await page.locator(`link[href*="/${sheet}.css"]`).count()) === 0) await page.addStyleTag({ url: `/tillkit/${tillkitVersion()}/${sheet}.css` })
  }
  // As text: what runs the tests would have an import of its own.
  await page.evaluate(`Promise.all(${JSON.stringify(files)}.map((file) => import(file)))`)
  await page.waitForFunction(() => {
    const running: unknown = Object(Reflect.get(window, Symbol.for('tillkit')))
    return (Reflect.get(running as object, 'hosts') as () => RunningHost[]).call(running).every(({ state }) => state !== 'waiting')
  })
}

/** Unmounts everything (of one unit), as a page that gives Tillkit up would. */
export function stopTillkit(page: Page, unit?: string): Promise<void> {
  return page.evaluate((wanted) => {
    const running = Object(Reflect.get(window, Symbol.for('tillkit')))
    ;(Reflect.get(running, 'stop') as (name?: string) => void).call(running, wanted)
  }, unit)
}

/** The `tillkit:error` events so far. */
export function tillkitErrors(page: Page): Promise<ErrorReport[]> {
  return page.evaluate(() => (window as unknown as FixtureWindow).__fixture?.errors ?? [])
}
