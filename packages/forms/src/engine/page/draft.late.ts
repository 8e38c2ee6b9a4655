import { browserStorage, dispatchChange, draftName, isAsPrinted, isSecret, type Life, listen, readStored, refusesAutofill, type StoredValues, tabStorage, writeStored } from '@tillkit/dom'
import { isRecord } from '@tillkit/platform'
import { takesPart } from '../field.ts'
import type { FormFields } from '../form-fields.ts'
import { isEmpty, isSameValue, type Value } from '../value.ts'
import type { Control } from './control.ts'
import { giveValue } from './give-value.ts'

/** How a draft is kept. */
export interface DraftOptions {
  /** What it is known by on this shop: the page's path and the form, say. */
  readonly key: string
  /** Those that there are when something is kept: the list may change meanwhile. */
  readonly controls: readonly Control[]
  /** Where it is kept: `session`, for this tab; `local`, for this browser. Default `session`. */
  readonly place?: 'session' | 'local'
  /** How long it is kept, in ms. Default a day. */
  readonly maxAge?: number
  /** How long typing has to rest before it is kept, in ms. Default 500. */
  readonly debounce?: number
  /** Fields that are not kept, besides passwords, cards, files and what shoppers do not see: those that are there for bots. Default none. */
  readonly leavesOut?: (control: Control) => boolean
  /** Fields that are kept though nobody sees them, as something else stands for them that shoppers fill in. Default none. */
  readonly keepsUnseen?: (control: Control) => boolean
  /** Told how many fields have got back what was typed in them. */
  readonly restored?: (count: number) => void
}

const DAY = 24 * 60 * 60 * 1000

/**
 * Keeps what a shopper types until it has been sent, and gives it back: to fields that hold what the server printed, and not to the
 * one that the shopper is in. Storage that is full or forbidden keeps nothing, and is no error.
 */
export function keepDraft(life: Life, form: FormFields, options: DraftOptions): void {
  const { controls, leavesOut = () => false, keepsUnseen = () => false, debounce = 500, restored } = options
  const kept = () => controls.filter((control) => !isPrivate(control) && (keepsUnseen(control) || !isUnseen(control)) && !leavesOut(control))
  const stored = storedOf(options)
  const found = readStored(stored)
  let last = isRecord(found) ? found : {}
  const count = restore(form, kept(), last)
  if (count > 0) restored?.(count)
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = life.guard(() => {
    clearTimeout(timer)
    timer = undefined
    const typed = typedIn(form, kept(), last)
    last = typed
    writeStored(stored, typed)
  })
  let { fields } = form.store.getState()
  life.onEnd(form.store.subscribe(() => {
    const now = form.store.getState()
    if (now.submission.status === 'sent') {
      clearTimeout(timer)
      timer = undefined
      return writeStored(stored, {})
    }
    if (now.fields === fields) return
    fields = now.fields
    clearTimeout(timer)
    timer = setTimeout(save, debounce)
  }))
  // What was typed last, before the page is left or the form goes.
  const flush = () => timer && save()
  listen(life, window, 'pagehide', () => {
    if (form.store.getState().submission.status === 'sent') return
    form.look()
    flush()
  })
  life.onEnd(flush)
}

const isPrivate = ({ elements }: Control): boolean => elements.length === 0 || elements.some((element) => isSecret(element) || refusesAutofill(element))

const isUnseen = ({ elements }: Control): boolean => elements.some((element) => element.tabIndex < 0 || element.closest('[aria-hidden="true"]') !== null)

/** What a shopper has typed and sees, and what she typed before that the server has printed for her since. */
function typedIn(form: FormFields, controls: readonly Control[], last: Readonly<Record<string, unknown>>): Record<string, Value> {
  const { fields } = form.store.getState()
  return Object.fromEntries(controls.flatMap(({ id, elements }) => {
    const state = fields[id]
    if (!takesPart(state)) return []
    const before = Object.hasOwn(last, id) ? last[id] : undefined
    const isTyped = elements.some((element) => !isAsPrinted(element)) || (isValue(before) && isSameValue(before, state.value))
    return isTyped ? [[id, state.value] as const] : []
  }))
}

/** Gives it back, all of it before the conditions are asked, and others hear of it afterwards. @returns how many fields have got something */
function restore(form: FormFields, controls: readonly Control[], values: Readonly<Record<string, unknown>>): number {
  const given = controls.filter((control) => {
    const value = Object.hasOwn(values, control.id) ? values[control.id] : undefined
    return isValue(value) && !isEmpty(value) && giveValue(control, value)
  })
  form.look()
  for (const { elements } of given) for (const element of elements) if (!isAsPrinted(element)) dispatchChange(element)
  return given.length
}

const isValue = (value: unknown): value is Value => typeof value === 'string' || (Array.isArray(value) && value.every((part) => typeof part === 'string'))

/** Where a draft is stored, and for how long. */
function storedOf({ key, place = 'session', maxAge = DAY }: DraftOptions): StoredValues {
  return {
    storage: place === 'local' ? browserStorage : tabStorage,
    name: draftName(key),
    stamp: () => ({ at: Date.now() }),
    isValid: ({ at }) => typeof at === 'number' && Date.now() - at < maxAge,
  }
}
