import { isLiveScript, within } from '@tillkit/dom'
import { ERROR_EVENT, INSTANCE, type HostInfo, type ReportedProblem } from '@tillkit/mount'
import { legacyScriptOf } from '@tillkit/platform'
import type { Seen } from './findings.ts'
import type { LoadedFile } from './weight.ts'

/** How long a page may take. */
const LIMIT = 30_000

/** How long nothing may change before a page counts as settled: units wait for idle moments. */
const CALM = 1_000

/** Browsers forget files past the 250th, which a page of a shop easily has. */
const FILES = 5_000

/** A page that was opened. */
export interface Opened {
  readonly kind: 'seen'
  readonly seen: Seen
  readonly files: readonly LoadedFile[]
  /** From the first byte to the end of the load event, in milliseconds. */
  readonly time: number
}

/** Why a page could not be opened. */
export type Unopened = { readonly kind: 'elsewhere'; readonly address: string } | { readonly kind: 'closed' | 'usual' | 'late' | 'lost' }

/** How to open a page. */
export interface OpenOptions {
  /** An argument of its address by which it is known that the page led nowhere else; the page prints it too. */
  readonly argument: string
  /** Whether to wait until nothing comes any more, rather than for its load alone. */
  readonly untilCalm: boolean
}

/** Opens a page of this shop in a frame as wide as a screen, and looks at what becomes of it. */
export async function openPage(address: string, { argument, untilCalm }: OpenOptions): Promise<Opened | Unopened> {
  const frame = createFrame(address)
  const problems: ReportedProblem[] = []
  document.body.append(frame)
  const listening = listen(frame, problems)
  try {
    const loaded = await within(LIMIT, once(frame, 'load'))
    if (!loaded) return { kind: 'late' }
    const page = frame.contentWindow
    // A page of another origin says nothing, not even where it is; what stands for a page that forbids frames is such.
    if (!page || !documentOf(frame)) return { kind: (await answers(address)) ? 'closed' : 'lost' }
    if (!new URL(page.location.href).searchParams.has(argument)) return { kind: 'elsewhere', address: page.location.href }
    // A cache that does not look at arguments, or a session that has ended, gives the page as it is for everybody.
    if (!page.document.querySelector(`meta[name="${argument}"]`)) return { kind: 'usual' }
    return await lookAt(page, { argument, untilCalm }, problems)
  } catch (cause) {
    // It has left for another origin while we looked.
    if (documentOf(frame)) throw cause
    return { kind: 'closed' }
  } finally {
    clearInterval(listening)
    frame.remove()
  }
}

/** What becomes of a page that has loaded, unless it leads elsewhere by itself meanwhile. */
async function lookAt(page: Window, { argument, untilCalm }: OpenOptions, problems: readonly ReportedProblem[]): Promise<Opened | Unopened> {
  if (untilCalm) await settled(page)
  const time = await timeOf(page)
  if (!new URL(page.location.href).searchParams.has(argument)) return { kind: 'elsewhere', address: page.location.href }
  return { kind: 'seen', seen: { hosts: hostsIn(page), tag: tagIn(page), problems, live: liveIn(page), companions: companionsIn(page), kept: keptIn(page), needed: neededIn(page) }, files: filesIn(page), time }
}

function createFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.className = 'tillkit-health-frame'
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  // Scripts of the shop's that break out of frames, open windows or ask questions would end the check.
  frame.setAttribute('sandbox', 'allow-same-origin allow-scripts allow-forms')
  frame.src = address
  return frame
}

/** Listens to a frame's page from its beginning: Tillkit starts when the page has been parsed. */
function listen(frame: HTMLIFrameElement, problems: ReportedProblem[]): ReturnType<typeof setInterval> {
  const heard = new WeakSet<Document>()
  return setInterval(() => {
    const page = documentOf(frame)
    if (!page || heard.has(page)) return
    heard.add(page)
    page.defaultView?.performance.setResourceTimingBufferSize(FILES)
    page.addEventListener(ERROR_EVENT, (event) => problems.push((event as CustomEvent<ReportedProblem>).detail))
  }, 10)
}

/** Whether there is an answer at an address, whatever it is. */
function answers(address: string): Promise<boolean> {
  return fetch(address, { redirect: 'manual' }).then(() => true, () => false)
}

/** How long a page took to load. Its load event ends after we have heard of it. */
async function timeOf(page: Window): Promise<number> {
  const [entry] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  while (entry && entry.loadEventEnd === 0) await after(5)
  return entry ? entry.loadEventEnd - entry.responseStart : NaN
}

function filesIn(page: Window): PerformanceResourceTiming[] {
  return page.performance.getEntriesByType('resource') as PerformanceResourceTiming[]
}

function documentOf(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument
  } catch {
    return null
  }
}

/** Waits until nothing has come for a page and its hosts have not changed for a while. */
async function settled(page: Window): Promise<void> {
  const end = Date.now() + LIMIT
  let before = ''
  let since = Date.now()
  while (Date.now() < end && Date.now() - since < CALM) {
    await after(50)
    const hosts = (hostsIn(page) ?? []).map(({ unit, state }) => `${unit} ${state}`)
    const now = [...hosts, filesIn(page).length].join()
    if (now === before) continue
    before = now
    since = Date.now()
  }
}

function hostsIn(page: Window): readonly Pick<HostInfo, 'unit' | 'state'>[] | undefined {
  const running = Reflect.get(page, INSTANCE) as { readonly hosts: () => HostInfo[] } | undefined
  return running?.hosts().map(({ unit, state }) => ({ unit, state }))
}

function tagIn(page: Window): string | undefined {
  return page.document.querySelector<HTMLScriptElement>('script[src*="/tillkit.js"]')?.src
}

const liveScriptsIn = (page: Window) => [...page.document.querySelectorAll('script')].filter((script) => isLiveScript(script))

function liveIn(page: Window): string[] {
  return liveScriptsIn(page).flatMap((script) => legacyScriptOf(script, __TILLKIT_LEGACY__)?.handle ?? [])
}

function companionsIn(page: Window): Seen['companions'] {
  return liveScriptsIn(page).flatMap((script) => legacyScriptOf(script, __TILLKIT_COMPANIONS__) ?? [])
}

/** What a page says of who keeps a script: the plugin writes it on its tag. */
const keptScriptsIn = (page: Window) => [...page.document.querySelectorAll<HTMLScriptElement>('script[data-tillkit-kept]')]
const keepersOf = (script: Element) => script.getAttribute('data-tillkit-kept')?.split(' ') ?? []
const handleOf = (script: Element) => script.id.replace(/-js$/, '')

function keptIn(page: Window): Record<string, readonly string[]> {
  const scripts = keptScriptsIn(page).filter((script) => legacyScriptOf(script, __TILLKIT_LEGACY__))
  return Object.fromEntries(scripts.map((script) => [handleOf(script), keepersOf(script)]))
}

function neededIn(page: Window): Seen['needed'] {
  const sizes = new Map(filesIn(page).map(({ name, encodedBodySize }) => [name, encodedBodySize]))
  const fileOf = (handle: string) => page.document.querySelector<HTMLScriptElement>(`script[id="${CSS.escape(handle)}-js"]`)?.src ?? ''
  return keptScriptsIn(page).filter((script) => !legacyScriptOf(script, __TILLKIT_LEGACY__)).map((script) => ({
    handle: handleOf(script),
    bytes: sizes.get(script.src) ?? 0,
    keepers: keepersOf(script).map((name) => ({ name, file: fileOf(name) })),
  }))
}

function once(target: EventTarget, type: string): Promise<true> {
  return new Promise((resolve) => target.addEventListener(type, () => resolve(true), { once: true }))
}

function after(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time))
}
