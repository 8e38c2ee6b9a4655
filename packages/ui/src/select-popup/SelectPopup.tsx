import { dispatchChange } from '@tillkit/dom'
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState, type RefObject } from 'react'
import { useCombobox, type ComboboxControl } from '../combobox/use-combobox.ts'
import type { ListboxOption } from '../listbox/option.ts'
import { Popup } from '../popup/Popup.tsx'
import { classNames } from '../support/class-names.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { matching } from './matching.ts'

/** The popup's words. */
export interface SelectPopupLabels {
  /** What the search field is called, with the name of the list. */
  readonly search: string
  readonly none: string
  /** How many were found, for those who do not see the list. */
  readonly found: (count: number) => string
}

/** What a list of the server's is opened as. */
export interface SelectPopupProps {
  /** The list. It keeps its place, its name and its value, and hears `input` and `change` of what is chosen. One that takes several stays open. */
  readonly select: HTMLSelectElement
  /** What the list is called. */
  readonly name: string
  readonly labels: SelectPopupLabels
  /** What has opened it: the focus goes back to it. Default the list. */
  readonly opener?: HTMLElement
  /** What it stands by: a press there does not leave it. Default what has opened it. */
  readonly beside?: Element
  /** What is offered. Default the list's own options. */
  readonly options?: readonly ListboxOption[]
  /** Whether what is typed is searched for; a short list has no field to see. Default true. */
  readonly isSearched?: boolean
  /** Further classes of the popup and of each option, for themes that know them. Default none. */
  readonly className?: string
  readonly optionClass?: string
  /** Hears that it has closed; whoever draws it takes it away then. */
  readonly onClose: () => void
}

/**
 * A `select` of the server's, opened as a list with a search field: what is typed is found anywhere in a label, accents or not.
 * Closed, the `select` is the browser's own again. The focus goes back to it.
 */
export function SelectPopup(props: SelectPopupProps) {
  const { select, name, labels, opener = select, isSearched = true } = props
  const root = useRef<HTMLDivElement>(null)
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const { combobox, options } = useSelectCombobox(props, { root, field })
  const [isFinger, setFinger] = useState(() => matchMedia('(pointer: coarse)').matches)
  const anchor = useMemo(() => ({ current: props.beside ?? opener }), [props.beside, opener])
  useLayoutEffect(() => field?.focus(), [field])
  return (
    <div ref={root} className="tillkit-select-popup" dir={getComputedStyle(opener).direction}>
      <Popup anchor={anchor} asWide className={classNames('tillkit-select-popup__popup', props.className)}>
        <input
          ref={setField}
          type="text"
          className={classNames('tillkit-select-popup__field', !isSearched && 'tillkit-select-popup__field--unseen')}
          aria-label={isSearched ? labels.search : name}
          spellCheck={false}
          readOnly={!isSearched}
          // Under a finger the keyboard would cover the list: it comes once the field is wanted.
          inputMode={isFinger ? 'none' : undefined}
          onPointerDown={() => setFinger(false)}
          onKeyDown={(event) => {
            // Where nothing is typed, a space chooses.
            if (isSearched || event.key !== ' ') return
            event.preventDefault()
            document.getElementById(`${combobox.id}-${combobox.active}`)?.click()
          }}
        />
        <VisuallyHidden>
          <span role="status">{combobox.state.status === 'found' ? wordsOf(combobox, labels) : ''}</span>
        </VisuallyHidden>
        <List {...props} combobox={combobox} options={options} />
        {combobox.state.status === 'found' && combobox.options.length === 0 && <p className="tillkit-select-popup__none">{labels.none}</p>}
      </Popup>
    </div>
  )
}

const wordsOf = ({ options }: ComboboxControl, labels: SelectPopupLabels) => (options.length > 0 ? labels.found(options.length) : labels.none)

/** Where the combobox stands. */
interface Place {
  readonly root: RefObject<HTMLDivElement | null>
  readonly field: HTMLInputElement | null
}

function useSelectCombobox({ select, opener = select, beside = opener, options: given, onClose }: SelectPopupProps, { root, field }: Place) {
  const isLeft = useRef(false)
  const own = useMemo(() => optionsOf(select), [select])
  const options = given ?? own
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const combobox = useCombobox({
    ...{ field, within: root, opener: beside, suggest: (typed) => matching(options, typed), staysOpen: select.multiple },
    ...{ pause: 0, least: 0, asksAtFirst: () => true, meant: select.value, meansFirst: true, fills: false, isPopup: true },
    onChoose: ({ value }) => {
      choose(select, options.find((option) => option.value === value))
      redraw()
    },
    onClose: (how) => {
      // The focus that goes back leaves the popup, too.
      if (isLeft.current) return
      isLeft.current = true
      const { activeElement } = document
      // On its way to another field it is nowhere, and goes on to that.
      if (how !== 'elsewhere' && (activeElement === document.body || root.current?.contains(activeElement))) opener.focus()
      onClose()
    },
  })
  useNewOptions(options, combobox.retry)
  return { combobox, options }
}

/** Asks again where others have put other options into the list. */
function useNewOptions(options: readonly ListboxOption[], ask: () => void): void {
  const offered = options.map(({ value, label }) => `${value}\n${label}`).join('\n')
  const before = useRef(offered)
  useEffect(() => {
    if (before.current === offered) return
    before.current = offered
    ask()
  })
}

function List({ combobox, name, select, options: now = [], optionClass }: SelectPopupProps & { readonly combobox: ComboboxControl }) {
  const { id, options, active, listProps, optionProps } = combobox
  useLayoutEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [id, active, options])
  const isOff = (value: string) => now.find((option) => option.value === value)?.disabled
  return (
    <div {...listProps} aria-label={name} aria-multiselectable={select.multiple || undefined} className="tillkit-select-popup__list">
      {options.map(({ value, label }, at) => (
        <div
          key={value}
          {...optionProps(at)}
          {...(select.multiple ? { 'aria-selected': isChosen(select, value) } : {})}
          aria-disabled={isOff(value) || undefined}
          className={classNames('tillkit-select-popup__option', at === active && 'tillkit-select-popup__option--active', optionClass)}
        >
          {select.multiple && <span className="tillkit-select-popup__mark" aria-hidden="true" />}
          {label}
        </div>
      ))}
    </div>
  )
}

const isChosen = ({ options }: HTMLSelectElement, value: string): boolean => [...options].some((option) => option.value === value && option.selected)

/** What the list offers. Of options with one value the first counts, as it does in the list. */
function optionsOf({ options }: HTMLSelectElement): readonly ListboxOption[] {
  const isDisabled = (option: HTMLOptionElement) => option.disabled || option.matches('optgroup[disabled] > *')
  const shown = [...options].filter(({ hidden }) => !hidden)
  const offered = shown.map((option) => ({ value: option.value, label: option.text, disabled: isDisabled(option) }))
  return [...new Map(offered.reverse().map((option) => [option.value, option])).values()].reverse()
}

/** What may be chosen may have changed since it was drawn. */
function choose(select: HTMLSelectElement, chosen: ListboxOption | undefined): void {
  if (!chosen || chosen.disabled) return
  const { value } = chosen
  if (!select.multiple) {
    if (select.value === value) return
    select.value = value
  } else for (const option of select.options) if (option.value === value && !option.disabled) option.selected = !option.selected
  dispatchChange(select)
}
