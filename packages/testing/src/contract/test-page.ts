import {
  ERROR_EVENT,
  INSTANCE,
  MOUNTED_EVENT,
  pageInstance,
  settle,
  startUnit,
  type HostInfo,
  type Problem,
  type Unit,
} from '@tillkit/mount'
import { vi } from 'vitest'
import { countLeaks, type LeakCount } from './leaks.ts'
import { isReactAtWork } from './react-tasks.ts'

/** What a test's page consists of. */
export interface TestPageOptions {
  /** The body's content. */
  readonly html: string
  /** Page globals by name; `undefined` leaves one out. */
  readonly globals?: Readonly<Record<string, unknown>> | undefined
  /** Whether jQuery is on the page. Default false. */
  readonly jquery?: boolean | undefined
}

/** A simulated page with a Tillkit of its own: nothing of an earlier test's is left in it. */
export interface TestPage {
  readonly unit: Unit
  /** The problems raised as `tillkit:error` so far, with the event's target. */
  readonly errors: readonly { readonly problem: Problem; readonly target: EventTarget | null }[]
  /** The elements on which the unit said that it has mounted, in order; twice where it mounted twice. */
  readonly mounted: readonly Element[]
  readonly leaks: LeakCount
  /** Starts the unit and lets the page come to rest. */
  start(): Promise<void>
  /** Works off what has changed, loads what was asked for, touches the page and lets its timers run. */
  rest(): Promise<void>
  /** The hosts as the page's Tillkit reports them. */
  hosts(): HostInfo[]
  /** The elements that the unit selects. */
  elements(): HTMLElement[]
  stop(): void
  /** Puts everything back: page, globals, timers. */
  close(): void
}

/** The real clock's, whatever clock a test has. */
const immediate = setImmediate

/** Lets React draw what it has been told, until it has nothing left to do: what it has drawn may tell it more. */
async function drawn(): Promise<void> {
  for (let idle = 0; idle < 4; idle = isReactAtWork() ? 0 : idle + 1) await new Promise((resolve) => immediate(resolve))
}

/** Longer than any of the first moments that units wait for, and than a store outlives its hosts, in ms. */
const REST = 2000

/**
 * Opens a page for one test, with timers of the test's own.
 * @param load imports the unit: `async () => (await import('./mini-cart.ts')).miniCart`
 */
export async function openTestPage(load: () => Promise<Unit>, options: TestPageOptions): Promise<TestPage> {
  cutOff()
  const forgetGlobals = rememberGlobals()
  vi.stubGlobal('IntersectionObserver', SeesEverything)
  const leaks = countLeaks()
  for (const [name, value] of Object.entries(options.globals ?? {})) {
    if (value !== undefined) Reflect.set(window, name, value)
  }
  if (options.jquery) Reflect.set(window, 'jQuery', (await import('jquery')).default)
  document.body.innerHTML = options.html
  const unit = followed(await load(), leaks)
  vi.useFakeTimers()
  const log = recordEvents(unit.name)
  const stop = () => pageInstance()?.stop()
  const rest = async () => {
    settle()
    await vi.dynamicImportSettled()
    for (const element of selected(unit)) element.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    vi.advanceTimersByTime(REST)
    await vi.dynamicImportSettled()
    await drawn()
  }
  return {
    unit,
    errors: log.errors,
    mounted: log.mounted,
    leaks,
    rest,
    stop,
    async start() {
      startUnit(unit)
      await rest()
    },
    hosts: () => pageInstance()?.hosts(unit.name) ?? [],
    elements: () => selected(unit),
    close() {
      stop()
      // A page that is left behind takes its Tillkit along.
      Reflect.deleteProperty(window, INSTANCE)
      vi.advanceTimersByTime(REST)
      log.end()
      leaks.restore()
      vi.useRealTimers()
      vi.unstubAllGlobals()
      document.head.replaceChildren()
      document.body.replaceChildren()
      forgetGlobals()
    },
  }
}

/**
 * A test's page has no network, and stays without one when it is closed: a change that waits in a queue is sent after
 * the unit has ended. Tests put their own `fetch` over this one.
 */
function cutOff(): void {
  window.fetch = () => Promise.reject(new TypeError('A test page has no network.'))
}

/** The unit, with its stores counted. */
function followed(unit: Unit, leaks: LeakCount): Unit {
  return {
    ...unit,
    store(config) {
      const store = unit.store(config)
      leaks.follow(store)
      return store
    },
  }
}

function selected({ selector }: Unit): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
}

function recordEvents(name: string) {
  const errors: { problem: Problem; target: EventTarget | null }[] = []
  const mounted: Element[] = []
  const ended = new AbortController()
  const { signal } = ended
  window.addEventListener(ERROR_EVENT, (event) => {
    // The console stays for what nobody expected.
    event.preventDefault()
    errors.push({ problem: (event as CustomEvent<Problem>).detail, target: event.target })
  }, { signal })
  window.addEventListener(MOUNTED_EVENT, ({ target, detail }: CustomEventInit & { target?: unknown }) => {
    if (target instanceof Element && (detail as { unit: string }).unit === name) mounted.push(target)
  }, { signal })
  return { errors, mounted, end: () => ended.abort() }
}

/** Remembers the root's classes and which globals there are, and gives what removes all later ones. */
function rememberGlobals(): () => void {
  const scopes = [globalThis, document].map((scope) => ({ scope, names: new Set(Reflect.ownKeys(scope)) }))
  const root = document.documentElement
  const { className } = root
  return () => {
    root.className = className
    for (const { scope, names } of scopes) {
      for (const name of Reflect.ownKeys(scope)) if (!names.has(name)) Reflect.deleteProperty(scope, name)
    }
  }
}

/** The simulated browser has no layout, so its own observer never sees anything. */
class SeesEverything {
  #seen: IntersectionObserverCallback | undefined
  constructor(seen: IntersectionObserverCallback) {
    this.#seen = seen
  }
  observe(target: Element): void {
    const entry = { target, isIntersecting: true, intersectionRatio: 1 } as IntersectionObserverEntry
    queueMicrotask(() => this.#seen?.([entry], this as unknown as IntersectionObserver))
  }
  unobserve(): void {
    // It has seen what it was to see.
  }
  disconnect(): void {
    this.#seen = undefined
  }
}

/** Longer than a test's page rests, and shorter than two rests, in ms. */
const LATE = 3000

/**
 * A shop that is slow, and then not reached at all: what a unit shows while it waits is what it has to take back. A
 * change that was asked for is not given up with the unit, so the end comes after the stop.
 */
export function silence(): void {
  let isOver = false
  const end = new Promise<never>((_resolve, reject) => setTimeout(() => {
    isOver = true
    reject(new TypeError('not reached'))
  }, LATE))
  end.catch(() => undefined)
  vi.stubGlobal('fetch', () => (isOver ? Promise.reject(new TypeError('not reached')) : end))
}
