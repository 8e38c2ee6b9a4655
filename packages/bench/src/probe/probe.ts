/**
 * Runs in a measured page before everything else. Bundled by `bundle.ts` into one classic script; what it keeps is
 * described in `types.ts`.
 */
import { nextFrame, timed, until } from './timed.ts'
import type { Probe, ScriptSeen, ShiftSeen, Span } from './types.ts'

/** Entries of the browser's performance log that TypeScript's library does not know. */
type Logged = PerformanceEntry & {
  value?: number
  sources?: readonly { node: Node | null }[]
  scripts?: readonly (Span & { startTime: number; sourceURL: string })[]
}

const OURS = /\/tillkit\//
/** After so many idle moments, one after the other, a page is at rest. */
const IDLE_MOMENTS = 3

const shifts: ShiftSeen[] = []
const longTasks: Span[] = []
const scripts: ScriptSeen[] = []
const mounted: number[] = []

watch('layout-shift', ({ value = 0, startTime, sources = [] }) => {
  shifts.push({ value, start: startTime, elements: sources.map(({ node }) => nameOf(node)) })
})
watch('longtask', ({ startTime, duration }) => longTasks.push({ start: startTime, duration }))
watch('long-animation-frame', (frame) => {
  for (const { startTime, duration, sourceURL } of frame.scripts ?? []) {
    scripts.push({ start: startTime, duration, file: sourceURL })
  }
})
document.addEventListener('tillkit:mounted', () => mounted.push(performance.now()))

const probe: Probe = {
  shifts,
  longTasks,
  scripts,
  mounted,
  firstIdle: undefined,
  ourFiles(before = Infinity) {
    const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < before)
    return files.map(({ name }) => name).filter((name) => OURS.test(name))
  },
  timed,
  nextFrame,
  async rest() {
    for (let files = -1; files !== probe.ourFiles().length;) {
      files = probe.ourFiles().length
      for (let idle = 0; idle < IDLE_MOMENTS; idle += 1) await new Promise((resolve) => requestIdleCallback(resolve))
    }
  },
  until,
}
window.__bench = probe
// The runner's transpiler gives names to functions by this helper; in the page there would be none.
Reflect.set(window, '__name', (named: unknown) => named)

// Asked for as soon as the HTML is parsed, before deferred scripts run: ours ask later, so this is no later than theirs.
document.addEventListener('readystatechange', () => {
  if (document.readyState !== 'interactive') return
  requestIdleCallback(() => {
    probe.firstIdle ??= performance.now()
  })
})

function watch(type: string, seen: (entry: Logged) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  new PerformanceObserver((list) => list.getEntries().forEach(seen)).observe({ type, buffered: true })
}

function nameOf(node: Node | null): string {
  const element = node instanceof Element ? node : node?.parentElement
  if (!element) return 'a node that is gone'
  return [element.localName, ...[...element.classList].map((name) => `.${name}`)].join('')
}
