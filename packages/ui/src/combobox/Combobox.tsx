import { isOurs, listen } from '@tillkit/dom'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { moveTo } from '../listbox/option.ts'
import { classNames } from '../support/class-names.ts'
import { fillField } from '../support/fill-field.ts'
import { startLife } from '../support/start-life.ts'
import { useAdopted } from '../support/use-adopted.ts'
import { useDismiss } from '../support/use-dismiss.ts'
import { useEvent } from '../support/use-event.ts'
import type { ComboboxLabels, ComboboxOption, Suggest } from './combobox.types.ts'
import { SuggestionPopup } from './SuggestionPopup.tsx'
import { useSuggestions, type Suggestions } from './use-suggestions.ts'

interface Common {
  readonly suggest: Suggest
  readonly labels: ComboboxLabels
  /** Hears of what was chosen, before the field is filled or the link followed. */
  readonly onChoose?: (option: ComboboxOption) => void
  /** How long typing rests before it is asked, in ms. Default 200. */
  readonly pause?: number
  /** From how many letters on. Default 1. */
  readonly least?: number
  /** Says things to those who do not see; default a live region of its own. A unit passes its host's. */
  readonly announce?: (words: string) => void
  readonly className?: string
}

/** A combobox's options: the field is the server's, or one of its own with a name. */
export type ComboboxProps = Common &
  (
    | {
        /** A text field that the server printed. It stays where it is, uncontrolled, and is given back at the end. */
        readonly input: HTMLInputElement
      }
    | {
        readonly input?: undefined
        /** The label above its own field. */
        readonly label: string
        readonly name?: string
        readonly placeholder?: string
        readonly defaultValue?: string
      }
  )

/**
 * A text field that suggests what may be meant, by the combobox pattern: the focus stays in the field, Up and Down go through the
 * list, Enter chooses, Escape closes, and Down on an answer that failed asks again.
 */
export function Combobox(props: ComboboxProps) {
  const { suggest, labels, pause = 200, least = 1, className } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState<HTMLInputElement | null>(null)
  const field = props.input ?? own
  const { state, ask, close } = useSuggestions({ suggest, pause, least })
  const options = 'options' in state ? state.options : []
  const [wanted, setWanted] = useState<string | null>(null)
  const active = options.findIndex(({ value }) => value === wanted)
  const anchor = useMemo(() => ({ current: field }), [field])
  const isOpen = state.status !== 'closed'
  useAdopted(field, {
    attributes: {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': String(options.length > 0),
      'aria-controls': options.length > 0 ? `${id}-list` : null,
      'aria-activedescendant': active >= 0 ? `${id}-${active}` : null,
    },
  })
  useDismiss({ isOpen, within: root, beside: props.input, close })
  const choose = useEvent((option: ComboboxOption) => {
    if (option.disabled) return
    props.onChoose?.(option)
    close()
    if (option.href !== undefined || !field) return
    fillField(field, option.label)
    field.focus()
    field.setSelectionRange(option.label.length, option.label.length)
  })
  const retry = useEvent(() => {
    field?.focus()
    if (field) ask(field.value, 'now')
  })
  useFieldEvents(field, {
    typed: (text) => {
      setWanted(null)
      ask(text, 'resting')
    },
    key: (event) => {
      const to = moveTo(options, active, event.key === 'ArrowUp' && active <= 0 ? 'End' : event.key)
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        if (to !== undefined) setWanted(options[to]?.value ?? null)
        else if (field && (state.status === 'closed' || state.status === 'failed')) ask(field.value, 'now')
      } else if (event.key === 'Enter' && options[active]) {
        event.preventDefault()
        // A link is followed as one, whatever the page does with its clicks.
        document.getElementById(`${id}-${active}`)?.click()
      } else if (event.key === 'Enter') close()
    },
  })
  return (
    <div ref={root} className={classNames('tillkit-combobox', className)}>
      {props.input === undefined && (
        <>
          <label className="tillkit-combobox__label" htmlFor={`${id}-field`}>
            {props.label}
          </label>
          <input
            ref={setOwn}
            id={`${id}-field`}
            type="text"
            className="tillkit-combobox__field"
            name={props.name}
            placeholder={props.placeholder}
            defaultValue={props.defaultValue}
          />
        </>
      )}
      <Spoken words={wordsOf(state, labels)} announce={props.announce} />
      {isOpen && <SuggestionPopup {...{ id, anchor, state, options, active, labels, choose, retry }} />}
    </div>
  )
}

function wordsOf(state: Suggestions, labels: ComboboxLabels): string {
  if (state.status === 'closed') return ''
  if (state.status !== 'found') return labels[state.status]
  return state.options.length > 0 ? labels.found(state.options.length) : labels.none
}

function Spoken({ words, announce }: { readonly words: string; readonly announce: ((words: string) => void) | undefined }) {
  const say = useEvent((text: string) => announce?.(text))
  useEffect(() => {
    if (words !== '') say(words)
  }, [words, say])
  if (announce) return null
  return (
    <span role="status" className="tillkit-combobox__spoken">
      {words}
    </span>
  )
}

interface FieldEvents {
  readonly typed: (text: string) => void
  readonly key: (event: KeyboardEvent) => void
}

/** Natively: the field may be the server's, and others may keep the event from going up to React. */
function useFieldEvents(field: HTMLInputElement | null, events: FieldEvents): void {
  const typed = useEvent(events.typed)
  const key = useEvent(events.key)
  useEffect(() => {
    if (!field) return
    const life = startLife()
    listen(life, field, 'input', (event) => !isOurs(event) && typed(field.value))
    listen<KeyboardEvent>(life, field, 'keydown', (event) => !event.isComposing && key(event))
    return () => life.end()
  }, [field, typed, key])
}
