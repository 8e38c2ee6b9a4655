import { createGet } from '@tillkit/platform'
import { createReader, joinCart, onCart, unwrapped, type ChangedDetail, type RefreshDetail } from '@tillkit/platform/cart'
import type { StoreApi } from 'zustand/vanilla'
import { DEBOUNCE } from '../mini-cart.anatomy.ts'
import { createUpdate, type Answer } from '../mini-cart.api.ts'
import type { Lines } from '../mini-cart.model.ts'
import type { Config } from '../mini-cart.read.ts'
import type { MiniCartState } from '../mini-cart.store.ts'
import type { WorkContext, WorkDeps } from './context.ts'
import { createDelays } from './delays.ts'
import { createLineWork, type LineWork } from './lines.ts'
import { showAnswer } from './outcomes.ts'
import { createVoices, type Voices } from './voices.ts'

export type { WorkDeps } from './context.ts'

/** How long a refresh waits for other events that want one too, in ms. */
const MERGE = 80

/** What is done with a module's basket, whichever of its copies it is done in. */
export interface Work extends LineWork {
  readonly voices: Voices
  /** Takes in what a copy that was printed later says. */
  renew(config: Config): void
  /** Notes the lines of the HTML that stands there now. */
  setLines(lines: Lines): void
  /** Asks the server for the HTML. */
  refresh(): void
  /** For what comes later and works on it too. */
  readonly context: WorkContext
  /** Whether a change is waiting or on its way. */
  isPending(): boolean
  /** Sends at once what waits, and resolves when all has been answered. */
  settled(): Promise<void>
  end(): void
}

/** Makes it. It works until `end`. */
export function createWork(store: StoreApi<MiniCartState>, first: Config, deps: Partial<WorkDeps>): Work {
  const life = new AbortController()
  const { signal } = life
  let config = first
  let running = 0
  let isRaising = false
  const cart = (deps.join ?? joinCart)(signal)
  const voices = createVoices()
  const idle = new Set<() => void>()
  const delays = createDelays(DEBOUNCE, signal)
  const update = deps.update ?? createUpdate()

  const ask: WorkContext['ask'] = (its, action) =>
    update({ config, sideCartId: voices.first()?.sideCartId() ?? config.sideCartId ?? '', action, signal: its })
  const busy = async <T>(run: () => Promise<T>): Promise<T> => {
    running += 1
    store.setState({ isBusy: true })
    try {
      return await run()
    } finally {
      running -= 1
      store.setState({ isBusy: running > 0 })
      if (running === 0) for (const done of idle) done()
    }
  }
  const reader = createReader({
    queue: cart.queue,
    load: (its) => busy(() => ask(its)),
    use: (answer: Answer) => {
      // A signature that is too old: the page goes on showing what it shows. Loading it anew could go on for ever.
      if (answer.kind === 'html') showAnswer(context, answer.html)
    },
    // Nobody asked by hand: what is typed elsewhere on the page is worth more than a fresh number.
    failed: () => undefined,
    pause: MERGE,
    signal,
  })
  const context: WorkContext = {
    store, cart, ask, voices, reader, signal, busy,
    get: deps.get ?? createGet(),
    unheard(raise) {
      isRaising = true
      try {
        raise()
      } finally {
        isRaising = false
      }
    },
  }
  const hear = (detail: ChangedDetail | RefreshDetail) => {
    const skipped = 'args' in detail ? Object(detail.args?.[0])._dswcp_skip : undefined
    if (!isRaising && !voices.has(unwrapped(skipped))) reader.ask()
  }
  for (const name of ['added', 'removed', 'updated', 'emptied', 'refresh'] as const) onCart(name, hear, signal)
  // Before the page's queue does the same with what it has by then.
  window.addEventListener('pagehide', () => delays.flush(), { signal, capture: true })
  // The page was printed before that change.
  if (cart.queue.revision > 0) reader.ask()

  return {
    voices,
    ...createLineWork(context, delays),
    renew: (next) => {
      config = next
    },
    setLines(lines) {
      const drafts = Object.entries(store.getState().drafts).filter(([key]) => lines[key])
      store.setState({ lines, drafts: Object.fromEntries(drafts) })
    },
    refresh: () => reader.ask(),
    context,
    isPending: () => !delays.isEmpty || running > 0,
    settled() {
      delays.flush()
      if (running === 0) return Promise.resolve()
      return new Promise((resolve) => {
        const done = () => {
          idle.delete(done)
          resolve()
        }
        idle.add(done)
      })
    },
    end: () => life.abort(),
  }
}
