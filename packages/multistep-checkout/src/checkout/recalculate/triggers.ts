import { createDebounce, closestTo, invoke, nearest } from '@tillkit/dom'
import { onLegacy, type LegacyEvent } from '@tillkit/platform'
import { anatomy, GROUPS, triggers } from '../anatomy.ts'
import type { CheckoutHost } from '../context.ts'
import { suggestsAddresses } from '../params.schema.ts'
import { isHalfTyped } from './totals-fields.ts'

/** How long typing rests before totals are asked for, in ms. */
const TYPING = 1000

/** What asks for totals while the shopper fills in the form. */
export interface Triggers {
  /** Forgets that somebody was typing: totals are asked for, or the order is sent. */
  cancel(): void
  /** Whether somebody is typing. */
  readonly isWaiting: () => boolean
}

/** Follows what the shopper changes. `ask` hears of each change that totals depend on, with its field. */
export function followChanges(host: CheckoutHost, ask: (field: Element | undefined) => void): Triggers {
  const { element: form } = host
  let dirty: Element | undefined
  const typing = createDebounce(host)
  const askFor = (field: Element | undefined) => {
    typing.cancel()
    dirty = undefined
    ask(field)
  }
  const askForTyped = (field: Element) => {
    dirty = field
    if (!isHalfTyped(field)) askFor(field)
  }
  const hear = (type: string, listener: (event: LegacyEvent) => void) => onLegacy(form, type, host.guard(listener), host)
  hear('change', (event) => {
    const choice = closestTo(event, triggers.choice)
    if (choice) askFor(choice)
    const listed = closestTo(event, triggers.addressChoice)
    if (listed) askForTyped(listed)
    const typed = closestTo(event, triggers.typed)
    // Who has a browser fill in the form presses no key.
    if (typed && !isSuggested(typed) && (dirty ?? isFilledIn(typed))) askForTyped(typed)
  })
  hear('keydown input', (event) => {
    const typed = closestTo(event, triggers.typed)
    if (!typed || isTab(event) || isProvided(typed)) return
    // Who pastes with the mouse or dictates presses no key; what a script writes it says itself.
    if (event.type === 'input' && (typing.isPending() || !nativeOf(event).isTrusted)) return
    dirty = typed
    typing.schedule(TYPING, () => askForTyped(typed))
  })
  hear('focusout', (event) => {
    const suggested = closestTo(event, triggers.suggested)
    if (suggested && isProvided(suggested) && !isBeingFilled(suggested)) askForTyped(suggested)
  })
  hear('update', (event) => askFor(nearest(event.target, anatomy.row) ?? undefined))
  return { cancel: typing.cancel, isWaiting: typing.isPending }
}

const nativeOf = (event: LegacyEvent) => (event.originalEvent ?? event) as Partial<KeyboardEvent>

function isTab(event: LegacyEvent): boolean {
  return nativeOf(event).key === 'Tab' || Object(event).which === 9
}

/** Whether an address that is suggested is only asked for when its field is left. */
function isSuggested(field: Element): boolean {
  return isBeingFilled(field) || isProvided(field)
}

/** Whether a provider of suggestions is writing into a field at this moment. */
const isBeingFilled = (field: Element) => invoke(field, 'matches', triggers.suggested) && field.getAttribute(triggers.suggesting) === 'true'

function isProvided(field: Element): boolean {
  if (!invoke(field, 'matches', triggers.suggested)) return false
  const group = Object.entries(GROUPS).find(([, start]) => field.id.startsWith(start))
  return group !== undefined && suggestsAddresses(group[0])
}

/** Whether the browser has filled a field in by itself. */
function isFilledIn(field: Element): boolean {
  try {
    return invoke(field, 'matches', ':autofill')
  } catch {
    // A browser that does not know the word.
    return false
  }
}
