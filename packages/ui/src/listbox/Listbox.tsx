import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { classNames } from '../support/class-names.ts'
import { useEvent } from '../support/use-event.ts'
import { findTyped, moveTo, type ListboxOption } from './option.ts'
import { useTypeahead } from './use-typeahead.ts'

/** What chooses one option. */
export interface SingleChoice {
  readonly multiple?: false
  /** The chosen option's value; null when none is. */
  readonly value: string | null
  readonly onChange: (value: string) => void
}

/** What chooses any number of options. */
export interface MultipleChoice {
  readonly multiple: true
  /** The chosen options' values. */
  readonly value: readonly string[]
  /** Is handed all that are chosen then, in the options' order. */
  readonly onChange: (value: readonly string[]) => void
}

/** What every list of options has. */
export interface ListboxBase {
  readonly options: readonly ListboxOption[]
  /** What the list is called. Either this or `labelledBy`. */
  readonly label?: string
  /** The id of what names it. */
  readonly labelledBy?: string
  /** What stands in its place while there are no options. Default nothing. */
  readonly empty?: ReactNode
  /** Default one of its own. */
  readonly id?: string
  readonly className?: string
}

/** A list's options. */
export type ListboxProps = ListboxBase & {
  /** Whether it takes the focus when it is drawn, as in something that opens. Default false. */
  readonly autoFocus?: boolean
  /** Hears of an option that was pressed, also of one that was chosen before: what opened the list may close it. */
  readonly onPress?: (value: string) => void
} & (SingleChoice | MultipleChoice)

/**
 * A list from which one or several options are chosen, by the listbox pattern: the list has the focus and says which option is
 * active; arrows, Home, End, Page Up and Page Down move, letters find, and a space among them, Space and Enter choose. In a list of
 * several, Shift with an arrow chooses on the way and Control with A all of them or none.
 */
export function Listbox(props: ListboxProps) {
  const { options, empty, className, label, labelledBy, autoFocus = false } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const list = useRef<HTMLDivElement>(null)
  const chosen = chosenOf(props)
  const first = options.findIndex(({ value, disabled }) => !disabled && chosen.includes(value))
  const [wanted, setWanted] = useState<string | null>(null)
  const at = options.findIndex(({ value }) => value === wanted)
  const active = at >= 0 ? at : Math.max(first, moveTo(options, -1, 'Home') ?? -1)
  useScrolledInto(list, `${id}-${active}`)
  useEffect(() => {
    if (autoFocus) list.current?.focus({ preventScroll: true })
  }, [autoFocus])
  const choose = useEvent((values: readonly string[], pressed?: string) => {
    if (props.multiple) props.onChange(options.flatMap(({ value }) => (values.includes(value) ? [value] : [])))
    else if (pressed !== undefined && pressed !== props.value) props.onChange(pressed)
    if (pressed !== undefined) props.onPress?.(pressed)
  })
  const press = (option: ListboxOption | undefined) => {
    if (!option || option.disabled) return
    setWanted(option.value)
    choose(toggled(chosen, option.value), option.value)
  }
  const keydown = useListKeys({ props, active, chosen, press, choose, go: (next) => setWanted(options[next]?.value ?? null) })
  if (options.length === 0) return empty === undefined ? null : <p className="tillkit-listbox__empty">{empty}</p>
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={0}
      className={classNames('tillkit-listbox', className)}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-multiselectable={props.multiple ? true : undefined}
      aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
      onKeyDown={keydown}
    >
      {options.map((option, place) => (
        <Option
          key={option.value}
          id={`${id}-${place}`}
          option={option}
          isChosen={chosen.includes(option.value)}
          isActive={place === active}
          press={() => press(option)}
        />
      ))}
    </div>
  )
}

interface OptionProps {
  readonly id: string
  readonly option: ListboxOption
  readonly isChosen: boolean
  readonly isActive: boolean
  readonly press: () => void
}

function Option({ id, option: { label, detail, disabled }, isChosen, isActive, press }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      className={classNames('tillkit-listbox__option', isActive && 'tillkit-listbox__option--active')}
      aria-selected={isChosen}
      aria-disabled={disabled ? true : undefined}
      onClick={press}
    >
      <span className="tillkit-listbox__mark" aria-hidden="true" />
      <span className="tillkit-listbox__label">{label}</span>
      {detail !== undefined && <span className="tillkit-listbox__detail">{detail}</span>}
    </div>
  )
}

const chosenOf = (props: SingleChoice | MultipleChoice): readonly string[] =>
  props.multiple ? props.value : props.value === null ? [] : [props.value]

const toggled = (chosen: readonly string[], value: string): readonly string[] =>
  chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]

/** All that can be chosen, or none of it where all are. What cannot be changed stays as it is. */
function allOrNone(options: readonly ListboxOption[], chosen: readonly string[]): readonly string[] {
  const isFree = ({ value, disabled }: ListboxOption) => !disabled || chosen.includes(value)
  const open = options.filter(({ disabled }) => !disabled)
  const hasAll = open.every(({ value }) => chosen.includes(value))
  return options.filter((option) => isFree(option) && !(hasAll && open.includes(option))).map(({ value }) => value)
}

interface ListKeys {
  readonly props: ListboxProps
  readonly active: number
  readonly chosen: readonly string[]
  readonly press: (option: ListboxOption | undefined) => void
  readonly choose: (values: readonly string[]) => void
  readonly go: (to: number) => void
}

function useListKeys({ props, active, chosen, press, choose, go }: ListKeys): (event: KeyboardEvent) => void {
  const { options, multiple } = props
  const { typed, end } = useTypeahead()
  return (event) => {
    const { key, shiftKey, ctrlKey, metaKey } = event
    const to = moveTo(options, active, key)
    const name = typed(event)
    const next = to ?? (name === undefined ? undefined : findTyped(options, active, name))
    if (to !== undefined || key === 'Enter') end()
    if (next !== undefined) {
      go(next)
      const reached = options[next]?.value
      if (multiple && shiftKey && to !== undefined && next !== active && reached !== undefined) choose(toggled(chosen, reached))
    } else if (name === undefined && (key === ' ' || key === 'Enter')) press(options[active])
    else if (multiple && key.toLowerCase() === 'a' && (ctrlKey || metaKey)) choose(allOrNone(options, chosen))
    // A space in a name that nothing has neither chooses nor scrolls.
    else if (key !== ' ') return
    event.preventDefault()
  }
}

function useScrolledInto(list: RefObject<HTMLElement | null>, id: string): void {
  useEffect(() => {
    const option = document.getElementById(id)
    if (list.current && option) scrollWithin(list.current, option)
  }, [list, id])
}

/** Scrolls the list, and nothing around it, so that an option shows. */
function scrollWithin(list: HTMLElement, { offsetTop, offsetHeight }: HTMLElement): void {
  if (offsetTop < list.scrollTop) list.scrollTop = offsetTop
  else if (offsetTop + offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = offsetTop + offsetHeight - list.clientHeight
}
