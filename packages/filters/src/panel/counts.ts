import { createDebounce, parseJson, toJson } from '@tillkit/dom'
import { adopt, derive } from '@tillkit/mount'
import { callShop, raise } from '@tillkit/platform'
import { createLatest, form } from '@tillkit/platform/requests'
import { REAL, ALL, isList, type Filter } from '../choices/filter.ts'
import { countsAddress, publicName, type Names, withChoices, withParameter } from '../address/listing-address.ts'
import { type Address, addressText } from '../address/address-query.ts'
import { ADD, anatomy, attributes, events } from '../filters.anatomy.ts'
import { optionElements, valueOf } from '../filters.read.ts'
import { pick, sameChoices } from '../choices/values.ts'
import type { OptionCounts, State } from '../listing/store/listing.state.ts'
import { fieldsFor, POST_ID, POST_TARGET } from './anatomy.ts'
import { all, type PanelHost } from './context.ts'

/**
 * What numbers of products depend on: while it is the same, there is nothing to ask. Order and page change none of them.
 * @param orders the names of the orders of the page's listings, as those say them
 */
export function countedBy(address: Address, names: Names, orders: readonly string[]): string {
  const apart = [publicName(REAL.order, names.aliases), ...orders]
  const isApart = (name: string) => apart.includes(name) || /^shop(Page|Order)\d*$/.test(name)
  return countsAddress({ ...address, parameters: address.parameters.filter(({ name }) => !isApart(name)) }, names)
}

/**
 * The numbers of an answer, in the order in which they were asked for; one that is missing is `undefined`.
 * @returns undefined where the answer is no list of that length
 */
export function readCounts(text: string, length: number): (number | undefined)[] | undefined {
  const list = parseJson(text)
  if (!Array.isArray(list) || list.length !== length) return undefined
  return list.map((item: unknown) => {
    const { count } = Object(item) as { count?: unknown }
    const number = typeof count === 'string' && count.trim() !== '' ? Number(count) : count
    return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : undefined
  })
}

/** How long choices that wait for Apply rest before the shop is asked what they would list, in ms. */
const PAUSE = 200

/** One number that the shop is asked for. */
interface Item {
  readonly filter: Filter
  readonly value: string
  readonly parent: string
}

/** Asks for the numbers of products of a panel's options, whenever what is listed has changed. */
export function bindCounts(host: PanelHost, filters: readonly Filter[]): void {
  const { store, config } = host
  const items = itemsOf(host)
  if (items.length === 0) return
  const latest = createLatest()
  host.onEnd(() => latest.cancel())
  let asked: { readonly url: string; readonly hasTotal: boolean } | undefined
  const ask = async (address: Address, free: Filter | undefined) => {
    const url = countsAddress(address, store.getState())
    // Choices that waited have been applied: their numbers are here, or on their way.
    if (asked?.url === url && (asked.hasTotal || !free)) return
    // Of copies of a panel, which show the same, one asks.
    if (document.getElementsByClassName(config.id)[0] !== host.element) return
    const mine = (asked = { url, hasTotal: free !== undefined })
    const total = free && { parent: '', filter: free.real, value: ALL }
    const body = form(fieldsFor(toJson([...items.map(wireOf), ...(total ? [total] : [])]), postId()))
    const answer = await latest.run((signal) => callShop(url, { body, signal, mutates: false }).catch(() => undefined))
    const numbers = answer && readCounts(answer.text, items.length + (total ? 1 : 0))
    if (!numbers && asked === mine) asked = undefined
    if (!numbers || host.signal.aborted) return
    const others = Object.entries(store.getState().totals).filter(([name]) => !name.startsWith(`${config.id} `))
    const own = total ? [[totalName(address), numbers[items.length]] as const] : []
    store.setCounts({ ...factsOf(store.getState(), items, numbers), totals: Object.fromEntries([...others, ...own]) })
    raise(host.element, events.counted, { panel: config.id })
  }
  /** A total belongs to what it was asked for: other choices have another, or none yet. */
  const totalName = (address: Address) => `${config.id} ${addressText(address)}`
  /** What the panel's choices would list: under a filter that chooses nothing, "all" is the total. */
  const wanted = derive(store, (state) => {
    const isWaiting = config.defers && isPending(state, config.id)
    // To ask for numbers is not to put anything into the cart.
    const address = withParameter(state.address, ADD, null)
    if (!isWaiting) return { isWaiting, address, free: undefined }
    const free = filters.find((filter) => isList(filter) && !state.chosen[filter.real])
    return { isWaiting, address: withChoices(address, filters, { choices: state.chosen, aliases: state.aliases }), free }
  })
  const pausing = createDebounce(host)
  const plan = (pause: number) => {
    pausing.cancel()
    const now = () => {
      const { address, free } = wanted.getState()
      void ask(address, free)
    }
    if (pause > 0) pausing.schedule(pause, now)
    else now()
  }
  for (const button of all(host.element, anatomy.applyButton)) {
    adopt(host, button, store, ({ totals }) => {
      const { isWaiting, address } = wanted.getState()
      const count = isWaiting ? totals[totalName(address)] : undefined
      return count === undefined ? {} : { text: host.t('show', { count }) }
    })
  }
  // Another panel that mounts later has names of its own in the address.
  const key = derive(store, (state) => `${countedBy(wanted.getState().address, state, ordersOf())} ${String(wanted.getState().isWaiting)}`)
  host.onEnd(key.subscribe(() => plan(wanted.getState().isWaiting ? PAUSE : 0)))
  // Once all panels of the page are known.
  queueMicrotask(() => host.signal.aborted || plan(0))
}

/** The names of the orders of the page's listings: aliases may not tell them all. */
function ordersOf(): string[] {
  return all(document, `[${attributes.orderName}]`).map((listing) => listing.getAttribute(attributes.orderName) ?? '')
}

function postId(): string {
  return document.querySelector(POST_TARGET)?.getAttribute(POST_ID) ?? ''
}

function itemsOf({ element, config }: PanelHost): Item[] {
  const sections = all(element, anatomy.section)
  return config.sections.flatMap((filter, at) => {
    const section = sections[at]
    if (!filter || !section || !isList(filter) || filter.counts === 'none') return []
    return optionElements(section, filter.type).map((option) => ({
      filter,
      value: valueOf(option),
      parent: filter.type === 'dropdown_single_select' ? `#${option.id}` : `label[for="${option.id}"]`,
    }))
  })
}

const wireOf = ({ filter, value, parent }: Item) => ({ parent, filter: filter.real, value })

/** What the numbers say of the sections that they were asked for. */
function factsOf({ counts, empty }: State, items: readonly Item[], numbers: readonly (number | undefined)[]): Pick<State, 'counts' | 'empty'> {
  const bySection = new Map<Filter, Map<string, number>>()
  items.forEach(({ filter, value }, at) => {
    const number = numbers[at]
    const found = bySection.get(filter) ?? new Map<string, number>()
    if (number !== undefined) found.set(value, number)
    bySection.set(filter, found)
  })
  const gone = [...bySection].filter(([{ condition }, found]) => condition.kind === 'notempty' && isWithout(found))
  const others = [...empty].filter((id) => ![...bySection.keys()].some((filter) => filter.id === id))
  const counted = [...bySection].map(([{ id }, found]) => [id, found] as const)
  return { counts: { ...counts, ...Object.fromEntries(counted) }, empty: new Set([...others, ...gone.map(([{ id }]) => id)]) }
}

function isWithout(found: OptionCounts): boolean {
  const each = [...found.values()]
  return each.length > 0 && each.every((number) => number === 0)
}

/** Whether a panel has choices that are not applied. */
function isPending({ pending, applied, filters }: State, panel: string): boolean {
  const own = filters.filter((filter) => filter.panel === panel)
  return !sameChoices(pick({ ...applied, ...pending }, own), pick(applied, own))
}
