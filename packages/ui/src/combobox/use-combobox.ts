import { isComposed, isOurs, listen } from '@tillkit/dom'
import { useEffect, useId, useRef, useState, type MouseEvent, type RefObject } from 'react'
import { moveTo } from '../listbox/option.ts'
import { fillField } from '../support/fill-field.ts'
import { startLife } from '../support/start-life.ts'
import { useAdopted } from '../support/use-adopted.ts'
import { useDismiss, type Leaving } from '../support/use-dismiss.ts'
import { useEvent } from '../support/use-event.ts'
import type { ComboboxOption, Suggest } from './combobox.types.ts'
import { useSuggestions, type Suggestions, type SuggestionsControl } from './use-suggestions.ts'

/** A text field that suggests: how it behaves, whatever its list looks like. */
export interface ComboboxOptions {
  /** The field; it may be the server's. It stays uncontrolled, and is given back at the end. */
  readonly field: HTMLInputElement | null
  /** What holds the list. It is drawn all the time, empty while nothing is suggested. */
  readonly within: RefObject<HTMLElement | null>
  readonly suggest: Suggest
  /** Hears of what was chosen, before the field is filled or the link followed. */
  readonly onChoose?: ((option: ComboboxOption) => void) | undefined
  /** How long typing rests before it is asked, in ms. Default 200. */
  readonly pause?: number | undefined
  /** From how many letters on. Default 1. */
  readonly least?: number | undefined
  /** Whether coming back to the field asks for what stands in it. Default false. */
  readonly asksOnFocus?: boolean | undefined
  /** Whether a press on the field asks for what stands in it. Default false. */
  readonly asksOnPress?: boolean | undefined
  /** Whether the field may be filled at this moment: what may not asks nothing. Default always. */
  readonly canAsk?: (() => boolean) | undefined
  /** Whether the field's text is asked for as soon as this is drawn: what was typed before its code was there. Default no. */
  readonly asksAtFirst?: (() => boolean) | undefined
  /** Whether the list's place says that it is loading, empty or failed: then it is open also without suggestions. Default false. */
  readonly saysState?: boolean | undefined
  /** Whether field and list stand in a popup that is to be seen as long as this is drawn: Escape closes it, whatever is suggested. Default false. */
  readonly isPopup?: boolean | undefined
  /** Whether the Tab key goes through the suggestions. Default false: it closes them. */
  readonly isTabbable?: boolean | undefined
  /** The value that is meant at first, where it is suggested. Default none. */
  readonly meant?: string | undefined
  /**
   * The value near which the list begins while nothing is meant, by what stands in the field: it is scrolled there, and Down and Up lead
   * there. Default none.
   */
  readonly near?: ((text: string) => string | undefined) | undefined
  /** Whether the first suggestion is meant while none is. Default false: Enter chooses nothing then. */
  readonly meansFirst?: boolean | undefined
  /** Whether what is chosen fills the field. Default true; false where the field only searches. */
  readonly fills?: boolean | undefined
  /** Whether the list stays open once something is chosen: more may be chosen then. Default false. */
  readonly staysOpen?: boolean | undefined
  /** What opens the list, where that is not the field: a press on it does not leave the list. */
  readonly opener?: Element | undefined
  /** Hears that the list was closed, whatever closed it, and how it was left where nothing was chosen. */
  readonly onClose?: ((how?: Leaving) => void) | undefined
}

/** What a list of suggestions is drawn with. */
export interface ComboboxControl {
  readonly id: string
  readonly state: Suggestions
  readonly options: readonly ComboboxOption[]
  /** The place of the suggestion that Enter chooses; -1 where there is none. */
  readonly active: number
  /** The place that is to be seen while none is active; -1 where it is the first. */
  readonly near: number
  readonly listProps: { readonly id: string; readonly role: 'listbox'; readonly 'aria-busy': boolean }
  readonly optionProps: (at: number) => OptionProps
  /** Asks again at once. */
  readonly retry: () => void
}

interface OptionProps {
  readonly id: string
  readonly role: 'option'
  readonly 'aria-selected': boolean
  readonly 'aria-disabled': true | undefined
  readonly tabIndex: -1 | undefined
  readonly onMouseDown: (event: MouseEvent) => void
  readonly onClick: () => void
}

/**
 * The combobox pattern without its look: the focus stays in the field, Up and Down go through the list, Enter chooses, Escape
 * closes, and Down on an answer that failed asks again. For lists that a theme styles by a markup of their own.
 */
export function useCombobox(settings: ComboboxOptions): ComboboxControl {
  const { field, within, suggest, pause = 200, least = 1, saysState = false, isPopup = false } = settings
  const id = useId()
  const suggestions = useSuggestions({ suggest, pause, least })
  const { state } = suggestions
  const ask: SuggestionsControl['ask'] = (text, when) => (settings.canAsk?.() === false ? undefined : suggestions.ask(text, when))
  const options = 'options' in state ? state.options : []
  const [wanted, setWanted] = useState<string | null>(settings.meant ?? null)
  const close = (how?: Leaving) => {
    early.current = false
    // The list may come back with the same suggestions: none of them is meant then.
    setWanted(null)
    suggestions.close()
    settings.onClose?.(how)
  }
  const active = placeOf(options, wanted, settings.meansFirst)
  const near = placeOf(options, settings.near?.(field?.value ?? '') ?? null)
  const isOpen = options.length > 0 || (saysState && state.status !== 'closed')
  useAdopted(field, attributesOf(id, options.length > 0, active))
  const leave = (how: Leaving) => {
    const { activeElement } = document
    // First the focus, which may have it ask: what goes must not take it along.
    if (how === 'escape' && (activeElement === document.body || within.current?.contains(activeElement))) field?.focus()
    close(how)
  }
  // What is still to come is given up too, so leaving counts also while nothing is to be seen.
  useDismiss({ isOpen: true, escapes: isOpen || isPopup, within, beside: field, opener: settings.opener, isLenient: true, close: leave })
  const choose = (option: ComboboxOption) => {
    if (option.disabled) return
    settings.onChoose?.(option)
    if (settings.staysOpen) return setWanted(option.value)
    close()
    if (option.href === undefined && field && settings.fills !== false) fillAndGo(field, option.label)
  }
  const early = useEarlyEnter(suggestions, () => (options[active] ? press(id, active) : close()))
  const list: OpenList = { id, options, active, near, go: (at) => setWanted(options[at]?.value ?? null) }
  useFieldEvents(field, {
    key: (event) => {
      // The first is meant of what is found for the text as it stands by now.
      const isEarly = event.key === 'Enter' && settings.meansFirst && suggestions.isAsking()
      if (!isEarly) return pressed(event, { list, suggestions: { ...suggestions, ask, close }, settings })
      event.preventDefault()
      early.current = true
    },
    typed: (text) => {
      early.current = false
      setWanted(null)
      ask(text, 'resting')
    },
    changed: () => close(),
    entered: (text) => settings.asksOnFocus && ask(text, 'resting'),
    clicked: (text) => settings.asksOnPress && state.status === 'closed' && ask(text, 'now'),
    drawn: (text) => settings.asksAtFirst?.() && ask(text, 'resting'),
  })
  return {
    ...{ id, state, options, active, near },
    listProps: { id: `${id}-list`, role: 'listbox', 'aria-busy': state.status === 'loading' },
    optionProps: (at) => optionProps(list, at, { isTabbable: settings.isTabbable, choose }),
    retry: () => {
      field?.focus()
      if (field) ask(field.value, 'now')
    },
  }
}

/** Whether Enter was pressed while the answer to what is typed was still to come. It is done once that is there. */
function useEarlyEnter({ state, isAsking }: SuggestionsControl, enter: () => void): RefObject<boolean> {
  const early = useRef(false)
  const answered = useEvent(() => {
    if (isAsking()) return
    if (early.current && state.status === 'found') enter()
    early.current = false
  })
  useEffect(answered, [state, answered])
  return early
}

/** Chooses an option. A link is followed as one, whatever the page does with its clicks. */
const press = (id: string, at: number): void => document.getElementById(`${id}-${at}`)?.click()

/** The place of what is meant: -1 where nothing is. */
function placeOf(options: readonly ComboboxOption[], wanted: string | null, meansFirst = false): number {
  const at = options.findIndex(({ value }) => value === wanted)
  return at < 0 && meansFirst ? options.findIndex(({ disabled }) => !disabled) : at
}

/** The list as keys and presses find it. */
interface OpenList extends Pick<ComboboxControl, 'id' | 'options' | 'active' | 'near'> {
  readonly go: (at: number) => void
}

interface Pressed {
  readonly list: OpenList
  readonly suggestions: SuggestionsControl
  readonly settings: ComboboxOptions
}

function pressed(event: KeyboardEvent, { list, suggestions, settings: { field, isTabbable } }: Pressed): void {
  const { key } = event
  const { id, options, active, near, go } = list
  const { state, ask, close } = suggestions
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault()
    const begins = active < 0 && near >= 0
    const to = begins ? moveTo(options, key === 'ArrowUp' ? near + 1 : near - 1, key) : moveTo(options, active, key === 'ArrowUp' && active <= 0 ? 'End' : key)
    if (to !== undefined) go(to)
    else if (field && (state.status === 'closed' || state.status === 'failed')) ask(field.value, 'now')
  } else if (key === 'Enter' && options[active]) {
    event.preventDefault()
    press(id, active)
  } else if (key === 'Enter' || (key === 'Tab' && !isTabbable)) close()
}

interface OptionBehaviour extends Pick<ComboboxOptions, 'isTabbable'> {
  readonly choose: (option: ComboboxOption) => void
}

function optionProps({ id, options, active }: OpenList, at: number, { isTabbable, choose }: OptionBehaviour): OptionProps {
  const option = options[at]
  return {
    id: `${id}-${at}`,
    role: 'option',
    'aria-selected': at === active,
    'aria-disabled': option?.disabled ? true : undefined,
    tabIndex: isTabbable ? undefined : -1,
    // The focus stays in the field.
    onMouseDown: (event) => event.preventDefault(),
    onClick: () => option && choose(option),
  }
}

function attributesOf(id: string, isExpanded: boolean, active: number) {
  return {
    attributes: {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isExpanded),
      'aria-controls': isExpanded ? `${id}-list` : null,
      'aria-activedescendant': active >= 0 ? `${id}-${active}` : null,
    },
  }
}

function fillAndGo(field: HTMLInputElement, text: string): void {
  fillField(field, text)
  field.focus()
  // A field for addresses of mail has no caret, and throws.
  if (field.selectionStart !== null) field.setSelectionRange(text.length, text.length)
}

interface FieldEvents {
  readonly typed: (text: string) => void
  /** Something of ours has written into it. */
  readonly changed: () => void
  readonly entered: (text: string) => unknown
  readonly clicked: (text: string) => unknown
  /** It is listened at from now on. */
  readonly drawn: (text: string) => unknown
  readonly key: (event: KeyboardEvent) => void
}

/** Natively: the field may be the server's, and others may keep the event from going up to React. */
function useFieldEvents(field: HTMLInputElement | null, events: FieldEvents): void {
  const typed = useEvent(events.typed)
  const changed = useEvent(events.changed)
  const entered = useEvent(events.entered)
  const clicked = useEvent(events.clicked)
  const drawn = useEvent(events.drawn)
  const key = useEvent(events.key)
  useEffect(() => {
    if (!field) return
    const life = startLife()
    listen(life, field, 'input', (event) => (isOurs(event) ? changed() : typed(field.value)))
    listen(life, field, 'focus', () => entered(field.value))
    listen(life, field, 'click', () => clicked(field.value))
    // Before those who listen at the field for an Enter that sends what is typed.
    listen<KeyboardEvent>(life, field, 'keydown', (event) => !isComposed(event) && key(event), { capture: true })
    drawn(field.value)
    return () => life.end()
  }, [field, typed, changed, entered, clicked, drawn, key])
}
