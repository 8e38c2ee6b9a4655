import { createStore } from 'zustand/vanilla'
import type { Choices, Filter } from '../model/filter.ts'
import { listsTheSame, pageName, withChoices, withOrder, withPage, type ListedShop } from '../model/listing.ts'
import { addressText, type Address } from '../model/query.ts'
import { withValues } from '../model/values.ts'
import { createLoading } from './loading.ts'
import { firstState, stateOf, type Facts, type State } from './state.ts'
import type { Listing, ListingDeps, Moment, Panel, Reason, ShopPort } from './types.ts'

/** How long a panel waits for more of what is typed, or slid, in ms (contract, section 5). */
const PAUSE: Readonly<Record<Exclude<Moment, 'now'>, number>> = { typed: 200, slid: 500 }

/** Makes the page's one listing. */
export function createListing(deps: ListingDeps): Listing {
  const store = createStore<State>(() => firstState(deps.browser.address(), deps.aliases))
  const panels = new Map<string, Panel>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const get = store.getState
  const paths = new Set([get().address.path])
  /** What the server printed the page's shops for, until the shopper goes on: they mount one after the other. */
  let opened: Address | undefined = get().address
  const set = (facts: Partial<Facts>) => store.setState(stateOf({ ...get(), ...facts }))
  const loading = createLoading({
    deps,
    names: get,
    address: () => get().address,
    setPhase: (shop, phase) => set({ shops: { ...get().shops, [shop]: phase } }),
  })

  const isTarget = (port: ShopPort) => port.listed().isTarget
  const stopWaiting = (panel: string) => {
    clearTimeout(timers.get(panel))
    timers.delete(panel)
  }
  /** Goes to an address: a new entry only for a real change; shops that it concerns load it. */
  const go = (to: Address, reason: Reason, facts: Partial<Facts> = {}, how: 'push' | 'replace' = 'push') => {
    const text = addressText(to)
    if (how === 'push') opened = undefined
    paths.add(to.path)
    if (text !== addressText(get().address)) deps.browser.write(how, text)
    set({ ...facts, address: to })
    loading.loadFor(to, reason)
  }
  /** Applies sections, with what has changed just now: the address first, because what shows of it costs a layout. */
  const settle = (own: readonly Filter[], news: Partial<Facts> = {}, how: 'push' | 'replace' = 'push') => {
    const { address, chosen, pending, aliases } = stateOf({ ...get(), ...news })
    const names = new Set(own.map(({ real }) => real))
    const left = Object.fromEntries(Object.entries(pending).filter(([real]) => !names.has(real)))
    const to = withChoices(address, own, chosen, aliases)
    const facts = { ...news, pending: left }
    if (!listsTheSame(address, to, get())) return go(to, 'filter', facts, how)
    set(facts)
    // A listing that could not be loaded before is tried again.
    loading.loadFor(address, 'filter', isTarget)
  }
  const apply = (id: string, news?: Partial<Facts>) => {
    stopWaiting(id)
    settle(panels.get(id)?.filters ?? [], news)
  }
  const listed = (shop: string): ListedShop | undefined => loading.port(shop)?.listed()
  /** A section that was hidden while the address chooses something in it: applied once, without an entry of its own. */
  const clearHidden = () => {
    const { applied, chosen, pending, filters, hidden } = get()
    const lost = filters.filter(({ id, real }) => hidden.has(id) && applied[real] && !chosen[real] && !pending[real])
    if (lost.length > 0) settle(lost, {}, 'replace')
  }

  return {
    ...store,
    addPanel(panel) {
      panels.set(panel.id, panel)
      set({ filters: [...panels.values()].flatMap(({ filters }) => filters) })
      queueMicrotask(clearHidden)
      return () => {
        stopWaiting(panel.id)
        if (panels.get(panel.id) !== panel) return
        panels.delete(panel.id)
        set({ filters: [...panels.values()].flatMap(({ filters }) => filters) })
      }
    },
    addShop(port) {
      const { address, shops } = get()
      const leave = loading.add(port, opened ?? address)
      set({ shops: { ...shops, [port.name]: 'ready' } })
      loading.loadFor(address, 'filter', (one) => one === port)
      return leave
    },
    setAliases: (aliases) => set({ aliases: { ...get().aliases, ...aliases } }),
    choose(filter, values, moment = 'now') {
      const { chosen, pending } = get()
      const next = withValues(filter, chosen[filter.real] ?? [], values)
      const news = { pending: { ...pending, [filter.real]: next }, undo: null }
      const panel = panels.get(filter.panel)
      if (panel?.defers === false && moment === 'now') return apply(panel.id, news)
      set(news)
      if (!panel || panel.defers || moment === 'now') return
      stopWaiting(panel.id)
      timers.set(panel.id, setTimeout(() => apply(panel.id), PAUSE[moment]))
    },
    apply: (id) => apply(id),
    clear(id, filterId) {
      stopWaiting(id)
      const panel = panels.get(id)
      const { chosen, pending } = get()
      const own = (panel?.filters ?? []).filter((filter) => filterId === undefined || filter.id === filterId)
      const before = pick(chosen, own)
      settle(own, {
        pending: { ...pending, ...Object.fromEntries(own.map(({ real }) => [real, []])) },
        undo: filterId === undefined && Object.keys(before).length > 0 ? { panel: id, choices: before } : null,
      })
    },
    undo() {
      const { undo, pending } = get()
      if (!undo) return
      apply(undo.panel, { pending: { ...pending, ...undo.choices }, undo: null })
    },
    order(shop, value) {
      const { position = 1, order = '' } = listed(shop) ?? {}
      go(withOrder(get().address, { order, page: pageName(position) }, value), 'order')
    },
    turn(shop, page) {
      go(withPage(get().address, pageName(listed(shop)?.position ?? 1), page), 'page')
    },
    follow: (address) => go(address, 'link', { pending: {} }),
    keptTop: deps.browser.top,
    retry: (shop) => loading.retry(shop),
    returned() {
      const { pending, filters } = get()
      for (const id of [...timers.keys()]) stopWaiting(id)
      const deferred = new Set(filters.filter(({ panel }) => panels.get(panel)?.defers).map(({ real }) => real))
      const kept = Object.fromEntries(Object.entries(pending).filter(([real]) => deferred.has(real)))
      const address = deps.browser.address()
      // Another script's entry, such as that of a quick view: nothing that a listing here could show.
      if (!paths.has(address.path)) return
      opened = undefined
      set({ address, pending: kept, undo: null })
      loading.loadFor(address, 'return')
    },
    add: (shop, addition) => loading.send(shop, addition),
    retarget: () => loading.loadFor(get().address, 'filter', isTarget),
    prefetch: (shop, page) => void loading.prefetch(shop, page),
    forget: () => loading.forget(),
    setPrices: (prices) => set({ prices }),
    setCounts(counts) {
      set(counts)
      clearHidden()
    },
    end() {
      for (const id of [...timers.keys()]) stopWaiting(id)
      loading.end()
    },
  }
}

/** The choices of some sections. */
export function pick(choices: Choices, own: readonly Filter[]): Choices {
  const names = new Set(own.map(({ real }) => real))
  return Object.fromEntries(Object.entries(choices).filter(([real]) => names.has(real)))
}
