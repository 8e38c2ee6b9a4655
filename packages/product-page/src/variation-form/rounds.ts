import type { LegacyEvent } from '@tillkit/platform'
import { events } from './anatomy.ts'
import { choiceKey, type Chosen } from './choice.model.ts'
import { readList, type VariationList } from './config.ts'
import type { FormHost } from './context.ts'
import { bindActions, sendChange, type Send } from './form-events.ts'
import { attributeNameOf, choiceIn, selectsIn, wordsOf } from './form-parts.ts'
import { isChosenNow, raiseFound, showNothing } from './found.ts'
import { createLookup, type LookupUse } from './lookup.ts'
import { optionState } from './match.model.ts'
import type { Notices } from './notices.ts'
import { actionsOf, sendIdChange } from './round-actions.ts'
import type { RoundContext, RoundParts, RoundState } from './round.context.ts'

/** The rounds of one form: what is chosen is looked at, found or not, and shown. */
export interface Rounds {
  readonly send: Send
  /** The form's list as it was read last. */
  list(): VariationList
  /** Looks at what is chosen for the first time, which says nothing to the shopper. */
  begin(): void
  /** An option was chosen. */
  optionChanged(event: LegacyEvent): void
  /** Takes the whole choice back, as the reset link does. */
  clearChoice(): void
  /** Looks again where the browser has brought another choice back. */
  lookAgain(isRestored: boolean): void
  /** Whether the shop is being asked for what is chosen. */
  isAsking(): boolean
  /** Asks once more where the shop could not be asked for what is chosen, and says whether it does. */
  askAgain(): boolean
}

/** Binds the rounds of a form to the platform's events. Each step is an event of its own, which others raise as well. */
export function bindRounds(parts: RoundParts): Rounds {
  const { host } = parts
  const { element: form } = host
  const now: RoundState = { list: readList(form), round: 0, isFirst: true, seen: '', failed: '', pending: undefined, isOurs: false }
  const lookup = createLookup(host, answersFor(() => context))
  const send = bindActions(host, actionsOf(() => context))
  const context: RoundContext = { ...parts, now, lookup, send }
  return {
    send,
    list: () => now.list,
    begin() {
      try {
        send(events.check)
      } finally {
        // By request the first round ends with its answer.
        now.isFirst = lookup.isAsking(choiceIn(form).data)
      }
    },
    optionChanged: (event) => takeChange(context, event),
    clearChoice() {
      const selects = selectsIn(form)
      for (const select of selects) select.value = ''
      selects.forEach(sendChange)
      for (const type of [events.announceReset, events.reset, events.focusReset]) send(type)
    },
    lookAgain(isRestored) {
      const wasAsking = host.store.getState().isBusy
      if (isRestored) lookup.cancel()
      if (choiceKey(choiceIn(form).data) !== now.seen || (isRestored && wasAsking)) send(events.check)
    },
    isAsking: () => lookup.isAsking(choiceIn(form).data),
    askAgain() {
      if (now.failed === '' || now.failed !== choiceKey(choiceIn(form).data)) return false
      parts.notices.clear()
      send(events.check)
      return true
    },
  }
}

/** What is done with the shop's answers. */
function answersFor(context: () => RoundContext): LookupUse {
  return {
    answered(chosen: Chosen, variation) {
      const { host, now } = context()
      if (!isChosenNow(host.element, chosen)) return
      if (variation) raiseFound(context(), variation)
      else showNothing(context(), chosen)
      now.isFirst = false
    },
    failed(chosen, cause) {
      const { host, now, notices, send } = context()
      now.isFirst = false
      if (!isChosenNow(host.element, chosen)) return
      now.failed = choiceKey(chosen)
      send(events.reset)
      notices.failed(() => send(events.check))
      console.warn('[tillkit] variation-form: the shop could not be asked for a variation. The form offers to try again.', cause)
    },
  }
}

/** Takes a changed option: what was found before is nothing any more, and a round follows. */
function takeChange({ host, now, notices, send }: RoundContext, { target }: LegacyEvent): void {
  now.round += 1
  now.isFirst = false
  now.pending = undefined
  notices.clear()
  if (host.options.keepsOptions) makeRoomFor(host, target, notices)
  host.store.setState({ id: '' })
  sendIdChange(host.element)
  send(events.clearReset)
  if (now.list.variations) send(events.selected)
  send(events.check)
  send(events.changed)
}

/** Empties what cannot be combined with an option that was kept in its list and is chosen now. */
function makeRoomFor({ element, store, t }: FormHost, changed: EventTarget | null, notices: Notices): void {
  if (!(changed instanceof HTMLSelectElement) || changed.value === '') return
  const own = store.getState().offered?.get(attributeNameOf(changed))
  if (!own || optionState(own, changed.value) !== 'gone') return
  const others = selectsIn(element).filter((select) => select !== changed && select.value !== '')
  const emptied = others.map((select) => wordsOf(select, select.value)).join(', ')
  for (const select of others) select.value = ''
  notices.emptied(t('emptied', { value: emptied, others: wordsOf(changed, changed.value) }))
}
