import type { Life } from '@tillkit/dom'
import { toggled } from '../mini-cart.model.ts'
import type { Changing, Exchange, LineWork, WorkContext } from './context.ts'

/** What speaks with the server, whether or not its code is there yet. */
export interface LoadedExchange extends LineWork {
  /** Brings the code, ahead of the first touch. */
  prepare(): void
  /** The code. Rejects when it cannot be loaded; whoever asks next has it asked for again. */
  code(): Promise<Exchange>
  /** Binds something with the code: at once where it is there, else when it comes, unless the life has ended by then. */
  bind(life: Life, use: (exchange: Exchange) => void): void
  undo(): void
  /** Sends at once what waits; resolves when it is in the page's line of changes. */
  flush(): Promise<void>
  isWaiting(): boolean
}

/** Brings the code that speaks with the server once it is wanted. What is done before shows at once and is made up for. */
export function createLoadedExchange(context: WorkContext, load: () => Promise<Exchange>): LoadedExchange {
  const { store, copies } = context
  let there: { readonly exchange: Exchange; readonly changing: Changing } | undefined
  let coming: Promise<Exchange> | undefined
  const bindings = new Set<(exchange: Exchange) => void>()
  /** What was done before the code came, in its order. */
  let waiting: ((changing: Changing) => void)[] = []

  const fetchCode = async () => {
    try {
      const exchange = await load()
      there = { exchange, changing: exchange.createChanging(context) }
      for (const use of bindings) use(exchange)
      bindings.clear()
      for (const make of waiting) make(there.changing)
      return exchange
    } catch (cause) {
      coming = undefined
      if (waiting.length > 0 && !context.life.signal.aborted) giveUp(cause)
      throw cause
    } finally {
      waiting = []
    }
  }
  const code = () => (coming ??= fetchCode())
  // Whoever waits for an outcome is told of a failure by `giveUp`.
  const prepare = () => void code().catch(() => undefined)
  const make = (change: (changing: Changing) => void) => {
    if (there) return change(there.changing)
    waiting.push(change)
    prepare()
  }
  /** What was shown is taken back. */
  const giveUp = (cause: unknown) => {
    const copy = copies.first()
    const note = copy?.t('failed') ?? ''
    store.setState({ drafts: {}, leaving: new Set(), note })
    copy?.announce(note)
    copy?.report(cause)
  }

  return {
    prepare,
    code,
    bind(life, use) {
      if (there) return life.guard(use)(there.exchange)
      const guarded = life.guard(use)
      bindings.add(guarded)
      life.onEnd(() => bindings.delete(guarded))
    },
    commit: (key) => make((changing) => changing.commit(key)),
    remove(key, place) {
      if (store.getState().leaving.has(key)) return
      store.setState(({ leaving }) => ({ leaving: toggled(leaving, key, true) }))
      make((changing) => changing.remove(key, place))
    },
    undo: () => make((changing) => void changing.undo()),
    async flush() {
      if (waiting.length > 0) await coming?.catch(() => undefined)
      there?.changing.flush()
    },
    isWaiting: () => waiting.length > 0 || there?.changing.isWaiting === true,
  }
}
