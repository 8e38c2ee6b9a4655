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

/** How often a page is asked for its hosts, in ms. */
const INTERVAL = 15

/** Waits until Tillkit has a host and none is waiting, but for a touch; the message of a timeout says what there was. */
export function waitForMount(page: Page, timeout = 15_000): Promise<void> {
  return waitForHosts(page, 'some but for a touch', timeout)
}

/** Playwright's own waiting for a function would put a large script into every page. */
async function waitForHosts(page: Page, which: 'some but for a touch' | 'all', timeout: number): Promise<void> {
  for (const end = Date.now() + timeout; !(await haveMounted(page, which === 'all')); await new Promise((resolve) => setTimeout(resolve, INTERVAL))) {
    if (Date.now() < end) continue
    const hosts = await hostsOn(page)
    throw new Error(`Tillkit did not mount on ${page.url()}: ${hosts ? JSON.stringify(hosts) : 'it never started'}`)
  }
}

function haveMounted(page: Page, all: boolean): Promise<boolean> {
  const asked = page.evaluate((untouchedToo) => {
    const running: unknown = Reflect.get(window, Symbol.for('tillkit'))
    if (typeof running !== 'object' || running === null) return false
    const hosts = (Reflect.get(running, 'hosts') as () => RunningHost[]).call(running)
    return (untouchedToo || hosts.length > 0) && hosts.every(({ state, isUntouched }) => state !== 'waiting' || (isUntouched && !untouchedToo))
  }, all)
  // A page that is left is asked no more: the next one is.
  return asked.catch((cause: unknown) => {
    if (String(cause).includes('context was destroyed')) return false
    throw cause
  })
}

/** Brings the units whose code waits for a touch, and waits until they have mounted: for tests of what they do then. */
export async function bringUntouched(page: Page): Promise<void> {
  const waiting = await waitingUnits(page)
  if (waiting.length === 0) return
  // All else comes by itself, and a member of a family has a file of another name.
  const untouched = waiting.filter(({ isUntouched }) => isUntouched).map(({ unit }) => unit)
  const files = [...new Set(untouched)].map((unit) => new URL(`/tillkit/${tillkitVersion()}/${unit}.js`, page.url()).href)
  // As the script tag does, where the page has them not.
  const sheets = readUnits().units.flatMap(({ name, manifest }) => (untouched.includes(name) ? (manifest.styles ?? []) : []))
  await page.evaluate(linkSheets, { folder: `/tillkit/${tillkitVersion()}/`, sheets: [...new Set(['tillkit', ...sheets])] })
  // As text: what runs the tests would have an import of its own.
  await page.evaluate(`Promise.all(${JSON.stringify(files)}.map((file) => import(file)))`)
  await waitForHosts(page, 'all', 30_000)
}

/** The units of the hosts that wait, each with what it waits for. */
function waitingUnits(page: Page): Promise<Array<{ unit: string; isUntouched: boolean }>> {
  return page.evaluate(() => {
    const running = Object(Reflect.get(window, Symbol.for('tillkit')))
    const hosts = (running.hosts as (() => RunningHost[]) | undefined)?.call(running) ?? []
    return hosts.filter(({ state }) => state === 'waiting').map(({ unit, isUntouched = false }) => ({ unit, isUntouched }))
  })
}

/** Runs in the page: brings the sheets that it has not. */
async function linkSheets({ folder, sheets }: { readonly folder: string; readonly sheets: readonly string[] }): Promise<void> {
  const missing = sheets.filter((sheet) => !document.querySelector(`link[href*="/${sheet}.css"]`))
  await Promise.all(missing.map((sheet) => new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.setAttribute('rel', 'stylesheet')
    link.setAttribute('href', `${folder}${sheet}.css`)
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => reject(new Error(`${sheet}.css did not come.`)))
    document.head.append(link)
  })))
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
