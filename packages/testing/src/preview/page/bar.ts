import type { BarFacts, Bundles } from './bar-facts.ts'
import { readFacts } from './bar-facts.ts'
import { createBarView } from './bar-view.ts'

/** What the bar is told by its script tag. */
export interface BarSettings {
  /** The shop's host, or the name of the folder. */
  readonly shop: string
  readonly units: readonly string[]
  /** The page is shown without Tillkit. */
  readonly off: boolean
  /** Orders can be placed. */
  readonly orders: boolean
  /** Tracking leaves the preview. */
  readonly tracking: boolean
  readonly legacy: ReadonlyArray<{ readonly handle: string; readonly units: readonly string[]; readonly markers: readonly string[] }>
  /** Legacy scripts that stay, and the units that would have to be chosen too. */
  readonly kept: ReadonlyArray<{ readonly handle: string; readonly missing: readonly string[] }>
  /** Where the preview tells what it has noticed; `''` for saved pages. */
  readonly notes: string
  /** Saved pages: no shop stands behind them. */
  readonly saved: boolean
  /** The list of saved pages; `''` for a shop. */
  readonly index: string
}

/** How much of the bar is shown. */
export type BarState = 'line' | 'open' | 'hidden'

const STATE_KEY = 'tillkit-preview-bar'
const STATES: readonly BarState[] = ['line', 'open', 'hidden']

/** Puts the bar on the page and keeps it true while Tillkit starts. */
export function startBar(settings: BarSettings): void {
  const view = createBarView(settings, {
    state: readState(),
    onState: (state) => keepState(state),
  })
  document.body.append(view.element)
  let bundles: Bundles = {}
  const update = () => view.show(readFacts(settings, bundles))
  update()
  for (const event of ['tillkit:mounted', 'tillkit:error']) document.addEventListener(event, () => queueMicrotask(update))
  addEventListener('load', () => {
    update()
    if (settings.notes === '') return
    askNotes(settings.notes)
      .then((found) => {
        bundles = found
        update()
      })
      .catch((cause: unknown) => console.info('[tillkit preview] The preview’s notes could not be read.', cause))
  })
  watchUntilSettled(settings, update)
}

/** Units are brought when the page is idle or touched: their state is read until none waits any more. */
function watchUntilSettled(settings: BarSettings, update: () => void): void {
  let checks = 0
  const timer = setInterval(() => {
    checks += 1
    update()
    const waiting = (facts: BarFacts) => facts.hosts.some(({ state }) => state === 'waiting')
    if (checks > 40 || (checks > 6 && !waiting(readFacts(settings, {})))) clearInterval(timer)
  }, 500)
}

async function askNotes(address: string): Promise<Bundles> {
  const notes: unknown = await (await fetch(address)).json()
  return Object(Object(notes).bundles)
}

/** Some pages forbid storage: the bar then begins as a line. */
function readState(): BarState {
  try {
    const kept = sessionStorage.getItem(STATE_KEY)
    return STATES.find((state) => state === kept) ?? 'line'
  } catch {
    return 'line'
  }
}

function keepState(state: BarState): void {
  try {
    sessionStorage.setItem(STATE_KEY, state)
  } catch {
    console.info('[tillkit preview] This page keeps no state: the bar is shown again on the next one.')
  }
}
