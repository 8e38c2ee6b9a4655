import type { BarFacts, Bundles } from './bar-facts.ts'
import { readFacts } from './bar-facts.ts'
import type { BarSettings, BarState } from './bar-settings.ts'
import { createBarView } from './bar-view.ts'

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
