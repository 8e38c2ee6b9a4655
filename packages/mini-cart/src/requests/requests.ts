import { createLife, listen, type Life } from '@tillkit/dom'
import { problemOf, report, savesData } from '@tillkit/mount'
import { joinCart, onCart, unwrapped, type ChangedDetail, type RefreshDetail } from '@tillkit/platform/cart'
import { createReader } from '@tillkit/platform/requests'
import type { StoreApi } from 'zustand/vanilla'
import type { Answer } from './mini-cart.api.late.ts'
import { parseWhole } from '../mini-cart.model.ts'
import type { Config } from '../mini-cart.read.ts'
import type { MiniCartState } from '../mini-cart.state.ts'
import { followAdds } from './adds.ts'
import { bringExchange } from './bring-exchange.ts'
import type { Exchange, LineWork, PanelWork, WorkContext, WorkDeps } from './context.ts'
import { createVoices, type Voices } from './copies.ts'

/** How long a refresh waits for other events that want one too, in ms. */
const MERGE = 80

const loadExchange = () => import('./exchange.late.ts')

/** What is done with a module's basket, whichever of its copies it is done in. */
export interface Work extends LineWork, PanelWork {
  readonly voices: Voices
  /** Takes in what a copy that was printed later says. */
  renew(config: Config): void
  /** Asks the server for the HTML. */
  refresh(): void
  /** Somebody looks: brings the code that speaks with the server, and asks again where the last question had no answer. */
  look(): void
  /** Notes what is being typed: shown at once, and sent when it is committed. */
  typed(key: string, text: string): void
  /** Binds something with that code, once it is there. */
  bind(life: Life, use: (exchange: Exchange) => void): void
  /** Whether a change is waiting or on its way, of this module's or another's. */
  isPending(): boolean
  /** Sends at once what waits, and resolves when all has been answered. */
  settled(): Promise<void>
  end(): void
}

/** Makes it. It works until `end`. */
export function createWork(store: StoreApi<MiniCartState>, first: Config, deps: Partial<WorkDeps>): Work {
  const life = createLife((cause) => report(problemOf('mini-cart', voices.first()?.element ?? null, cause)))
  let config = first
  let running = 0
  let isRaising = false
  let isOutdated = false
  const cart = (deps.join ?? joinCart)(life)
  const voices = createVoices()

  const ask: WorkContext['ask'] = async (its, action) => {
    const { createUpdate } = await exchange.code()
    return createUpdate()({ config, sideCartId: voices.first()?.sideCartId() ?? config.sideCartId ?? '', action, signal: its })
  }
  const show = (html: string) => {
    isOutdated = false
    adds.answered()
    store.setState({ answer: { html } })
    cart.noteShown()
  }
  const busy = async <T>(run: () => Promise<T>): Promise<T> => {
    running += 1
    store.setState({ isBusy: true })
    try {
      return await run()
    } finally {
      running -= 1
      store.setState({ isBusy: running > 0 })
    }
  }
  const reader = createReader({
    queue: cart.queue,
    load: (its) => busy(() => ask(its)),
    use: (answer: Answer) => {
      // A signature that is too old: the page goes on showing what it shows. Loading it anew could go on for ever.
      if (answer.kind === 'html') show(answer.html)
    },
    // Nobody asked by hand: what is typed elsewhere on the page is worth more than a fresh number.
    failed() {
      isOutdated = true
    },
    pause: MERGE,
    life,
  })
  const look = () => {
    if (!savesData()) exchange.prepare()
    if (!isOutdated) return
    // Once: who looks again while the answer is on its way has it soon.
    isOutdated = false
    reader.ask()
  }
  const context: WorkContext = {
    store, cart, ask, show, voices, reader, life, busy,
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
  const adds = followAdds(store, { life, begun: look })
  const exchange = bringExchange(context, deps.load ?? loadExchange)
  for (const name of NEWS) onCart(name, hear, life)
  // Before the page's queue does the same with what it has by then.
  listen(life, window, 'pagehide', () => exchange.flush(), { capture: true })
  listen(life, window, 'online', look)
  // The page was printed before that change, or comes as it was kept when it was left.
  if (cart.news(NEWS) || cart.queue.revision > 0 || isComeBack()) reader.ask()

  return {
    voices,
    ...exchange,
    renew: (next) => {
      config = next
    },
    setLines(lines) {
      const drafts = Object.entries(store.getState().drafts).filter(([key]) => lines[key])
      store.setState({ lines, drafts: Object.fromEntries(drafts) })
    },
    refresh: () => reader.ask(),
    look,
    typed(key, text) {
      store.setState(({ drafts }) => ({ drafts: { ...drafts, [key]: { text, quantity: parseWhole(text) } }, note: '' }))
    },
    isPending: () => exchange.isWaiting() || cart.queue.isBusy,
    async settled() {
      await exchange.flush()
      if (cart.queue.isBusy) await drained(context)
    },
    end() {
      void exchange.flush()
      life.end()
    },
  }
}

/** What makes the cart that is shown out of date. */
const NEWS = ['added', 'removed', 'updated', 'emptied', 'refresh'] as const

/** Whether the shopper came by Back or Forward: browsers show such a page as they have kept it, however old it is. */
function isComeBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'back_forward'
}

/** Resolves when the page's changes have been answered and what they answered is shown. */
function drained({ cart, life }: WorkContext): Promise<void> {
  return new Promise((resolve) => {
    const heard = life.branch()
    cart.queue.onDrain(() => {
      heard.end()
      setTimeout(resolve)
    }, heard)
  })
}
