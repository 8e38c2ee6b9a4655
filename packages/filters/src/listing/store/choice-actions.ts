import { listsTheSame, withChoices } from '../../address/listing-address.ts'
import { addressText } from '../../address/address-query.ts'
import type { Filter } from '../../choices/filter.ts'
import { editedChoices, isOver, withEdits } from '../../choices/pending-edits.ts'
import { pick, withValues } from '../../choices/values.ts'
import type { Facts } from './listing.state.ts'
import type { Listing, Moment } from '../listing.ts'
import type { Fields } from '../listing.types.ts'
import type { ListingContext, Navigation } from './listing-navigation.ts'
import { seenBy } from './page-panels.ts'

/** How long a panel waits for more of what is typed, or slid, in ms. */
const PAUSE: Partial<Record<Moment, number>> = { typed: 200, slid: 500 }

/** What shoppers do in the page's panels. */
export type ChoiceActions = Pick<Listing, 'choose' | 'apply' | 'clear' | 'undo'>

/** Applies the pending edits of some of the panels' sections, with what else changes, and what else is sent. */
type Apply = (own: readonly Filter[], update?: Partial<Facts>, fields?: Fields) => void

/** Makes what applies choices: the address first, because what shows of it costs a layout. */
function createApply({ get, set, scheduler }: ListingContext, { go, isKnown }: Navigation): Apply {
  return (own, update, fields) => {
    const facts = { ...get(), ...update }
    const { address, applied, filters, aliases } = facts
    const edits = facts.edits.filter((one) => own.some(({ panel, real }) => panel === one.panel && real === one.real))
    const changes = editedChoices(applied, edits, filters)
    // What a panel that is still to come will understand stays as it is.
    const written = isKnown() ? own : own.filter(({ real }) => changes[real])
    const to = withChoices(address, written, { choices: { ...applied, ...changes }, aliases })
    // What is applied is the last word, whichever panel had another.
    const left = { ...update, edits: facts.edits.filter((one) => !isOver(one, edits)) }
    if (update?.address || !listsTheSame(address, to, facts)) return go(to, 'filter', { facts: left, fields })
    set(left)
    // A listing that could not be loaded before is tried again.
    scheduler.loadFor(address, 'filter', { which: (port) => port.listed().isTarget, fields })
  }
}

/** Creates the actions by which values are chosen and applied. */
export function createChoiceActions(context: ListingContext, navigation: Navigation): ChoiceActions {
  const { get, set, panels } = context
  const applyTo = createApply(context, navigation)
  const apply = (id: string, update?: Partial<Facts>, fields?: Fields) => {
    panels.stop(id)
    applyTo(panels.get(id)?.filters ?? [], update, fields)
  }
  /** Takes in what other scripts have made of the address. */
  const catchUp = () => {
    const address = navigation.here()
    if (addressText(address) !== addressText(get().address)) set({ address })
  }
  /** What the panel of a section has chosen under its name. */
  const chosenIn = ({ panel, real }: Filter) => seenBy(get(), panel).chosen[real] ?? []
  const editsFor = (own: readonly Filter[], valuesOf: (filter: Filter, before: readonly string[]) => readonly string[]) =>
    own.reduce((edits, filter) => {
      const before = chosenIn(filter)
      return withEdits(edits, filter, { before, after: valuesOf(filter, before) })
    }, get().edits)
  return {
    choose(filter, values, moment = 'now') {
      catchUp()
      const update = { edits: editsFor([filter], (_, before) => withValues(filter, before, values)), undo: null }
      const panel = panels.get(filter.panel)
      if (panel?.defers === false && moment === 'now') return apply(panel.id, update)
      set(update)
      const pause = PAUSE[moment]
      if (panel && !panel.defers && pause !== undefined) panels.debounce(panel.id, pause, () => apply(panel.id))
    },
    apply(id, from, fields) {
      catchUp()
      apply(id, from && { address: from }, fields)
    },
    clear(id, filterId) {
      catchUp()
      const { defers = false, filters = [] } = panels.get(id) ?? {}
      const own = filters.filter((filter) => filterId === undefined || filter.id === filterId)
      const before = pick(get().applied, own)
      const update = {
        // One section takes its own choices alone: others of its name have theirs.
        edits: editsFor(own, (filter, before) => (filterId === undefined ? [] : withValues(filter, before, []))),
        undo: filterId === undefined && Object.keys(before).length > 0 ? { panel: id, choices: before } : null,
      }
      // Where nothing waits for a button, what is being typed or slid elsewhere in the panel is not to wait for ever.
      if (defers) applyTo(own, update)
      else apply(id, update)
    },
    undo() {
      catchUp()
      const { undo } = get()
      if (!undo) return
      const own = panels.get(undo.panel)?.filters ?? []
      apply(undo.panel, { edits: editsFor(own, ({ real }, before) => undo.choices[real] ?? before), undo: null })
    },
  }
}
