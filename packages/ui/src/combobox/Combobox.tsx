import { useEffect, useMemo, useRef, useState } from 'react'
import { classNames } from '../support/class-names.ts'
import { useEvent } from '../support/use-event.ts'
import type { ComboboxLabels, ComboboxOption, Suggest } from './combobox.types.ts'
import { SuggestionPopup } from './SuggestionPopup.tsx'
import { useCombobox } from './use-combobox.ts'
import type { Suggestions } from './use-suggestions.ts'

interface Common {
  readonly suggest: Suggest
  readonly labels: ComboboxLabels
  /** Hears of what was chosen, before the field is filled or the link followed. */
  readonly onChoose?: (option: ComboboxOption) => void
  /** How long typing rests before it is asked, in ms. Default 200. */
  readonly pause?: number
  /** From how many letters on. Default 1. */
  readonly least?: number
  /** Whether a press on the field asks for what stands in it. Default false. */
  readonly asksOnPress?: boolean
  /** Whether the field may be filled at this moment. Default always. */
  readonly canAsk?: () => boolean
  /** Whether the field's text is asked for as soon as this is drawn. Default no. */
  readonly asksAtFirst?: () => boolean
  /**
   * The value near which the list begins, by what stands in the field: it is scrolled there, and Down and Up lead there. Default none: it
   * begins with its first.
   */
  readonly near?: (text: string) => string | undefined
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

/** A text field that suggests what may be meant, with its list in the browser's top layer; it behaves as `useCombobox` says. */
export function Combobox(props: ComboboxProps) {
  const { suggest, onChoose, pause, least, asksOnPress, canAsk, asksAtFirst, near, labels, className } = props
  const root = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState<HTMLInputElement | null>(null)
  const field = props.input ?? own
  const anchor = useMemo(() => ({ current: field }), [field])
  const combobox = useCombobox({ field, within: root, suggest, onChoose, pause, least, asksOnPress, canAsk, asksAtFirst, near, saysState: true })
  return (
    <div ref={root} className={classNames('tillkit-combobox', className)}>
      {props.input === undefined && (
        <>
          <label className="tillkit-combobox__label" htmlFor={`${combobox.id}-field`}>
            {props.label}
          </label>
          <input
            ref={setOwn}
            id={`${combobox.id}-field`}
            type="text"
            className="tillkit-combobox__field"
            name={props.name}
            placeholder={props.placeholder}
            defaultValue={props.defaultValue}
          />
        </>
      )}
      <Spoken words={wordsOf(combobox.state, labels)} announce={props.announce} />
      {combobox.state.status !== 'closed' && <SuggestionPopup combobox={combobox} anchor={anchor} labels={labels} />}
    </div>
  )
}

function wordsOf(state: Suggestions, labels: ComboboxLabels): string {
  if (state.status === 'closed') return ''
  if (state.status !== 'found') return labels[state.status]
  return state.options.length > 0 ? labels.found(state.options.length) : labels.none
}

function Spoken({ words, announce }: { readonly words: string; readonly announce: ((words: string) => void) | undefined }) {
  const speak = useEvent((text: string) => announce?.(text))
  useEffect(() => {
    if (words !== '') speak(words)
  }, [words, speak])
  if (announce) return null
  return (
    <span role="status" className="tillkit-combobox__spoken">
      {words}
    </span>
  )
}
