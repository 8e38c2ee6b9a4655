import type { StoreApi } from 'zustand/vanilla'
import { createLife, listen, type Life } from '@tillkit/dom'
import { problemOf, report, savesData } from '@tillkit/mount'
import { joinCart } from '@tillkit/platform/cart'
import { type MiniCartState, withDraft, withLines } from '../mini-cart.state.ts'
import { parseWhole } from '../mini-cart.model.ts'
import type { Config } from '../mini-cart.read.ts'
import type { WorkContext, Exchange, LineWork, PanelWork, WorkDeps } from './context.ts'
import { followAdds } from './pending-adds.ts'
import { createLoadedExchange } from './loaded-exchange.ts'
import { createModuleCopies, type ModuleCopies } from './module-copies.ts'
import { followCartEvents } from './follow-events.ts'
import { createReading } from './html-reader.ts'

/** Makes what counts the requests in flight: as long as there is one, the state says that a module is busy. */
export function createBusy(store: StoreApi<MiniCartState>): WorkContext['busy'] {
  let running = 0
  const count = (more: number) => {
    running += more
    store.setState({ isBusy: running > 0 })
  }
  return async (run) => {
    count(1)
    try {
      return await run()
    } finally {
      count(-1)
    }
  }
}

const loadExchange = () => import('./exchange.late.ts')

/** What is done with a module's cart, whichever of its copies it is done in. */
export interface Work extends LineWork, PanelWork {
  readonly copies: ModuleCopies
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

/** Creates all requests of the mini cart. They go on until `end`. */
export function createWork(store: StoreApi<MiniCartState>, first: Config, deps: Partial<WorkDeps>): Work {
  const life = createLife((cause) => report(problemOf('mini-cart', copies.first()?.element ?? null, cause)))
  let config = first
  const cart = (deps.join ?? joinCart)(life)
  const copies = createModuleCopies()
  const busy = createBusy(store)
  const ask: WorkContext['ask'] = async (its, action) => {
    const { createUpdate } = await exchange.code()
    return createUpdate()({ config, sideCartId: copies.first()?.sideCartId() ?? config.sideCartId ?? '', action, signal: its })
  }
  const { reader, show, askIfOutdated } = createReading({
    store, cart, life,
    load: (its) => busy(() => ask(its)),
    answered: () => adds.answered(),
  })
  const look = () => {
    if (!savesData()) exchange.prepare()
    askIfOutdated()
  }
  const unheard = followCartEvents({ cart, copies, reader, life })
  const context: WorkContext = { store, cart, ask, show, copies, reader, life, busy, unheard }
  const adds = followAdds(store, { life, begun: look })
  const exchange = createLoadedExchange(context, deps.load ?? loadExchange)
  // Before the page's queue does the same with what it has by then.
  listen(life, window, 'pagehide', () => exchange.flush(), { capture: true })
  listen(life, window, 'online', look)
  return {
    copies,
    ...exchange,
    renew: (next) => {
      config = next
    },
    setLines: (lines) => store.setState(withLines(store.getState(), lines)),
    refresh: () => reader.ask(),
    look,
    typed: (key, text) => store.setState(withDraft(store.getState(), key, { text, quantity: parseWhole(text) })),
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
