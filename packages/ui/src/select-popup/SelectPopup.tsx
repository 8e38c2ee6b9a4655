import { dispatchChange } from '@tillkit/dom'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useCombobox, type ComboboxControl } from '../combobox/use-combobox.ts'
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
  /** The list. It keeps its place, its name and its value, and hears `input` and `change` of what is chosen. */
  readonly select: HTMLSelectElement
  /** What the list is called. */
  readonly name: string
  readonly labels: SelectPopupLabels
  /** Hears that it has closed; whoever draws it takes it away then. */
  readonly onClose: () => void
}

/**
 * A long `select` of the server's, opened as a list with a search field: what is typed is found anywhere in a label, accents or not.
 * Closed, the `select` is the browser's own again. The focus goes back to it.
 */
export function SelectPopup({ select, name, labels, onClose }: SelectPopupProps) {
  const root = useRef<HTMLDivElement>(null)
  const isLeft = useRef(false)
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const anchor = useMemo(() => ({ current: select }), [select])
  const options = useMemo(() => optionsOf(select), [select])
  const combobox = useCombobox({
    ...{ field, within: root, opener: select, suggest: (typed) => matching(options, typed) },
    ...{ pause: 0, least: 0, asksAtFirst: () => true, meant: select.value, meansFirst: true, fills: false, isPopup: true },
    onChoose: ({ value }) => choose(select, value),
    onClose: () => {
      // The focus that goes back leaves the popup, too.
      if (isLeft.current) return
      isLeft.current = true
      const { activeElement } = document
      if (activeElement === document.body || root.current?.contains(activeElement)) select.focus()
      onClose()
    },
  })
  useLayoutEffect(() => field?.focus(), [field])
  return (
    <div ref={root} className="tillkit-select-popup" dir={getComputedStyle(select).direction}>
      <Popup anchor={anchor} asWide className="tillkit-select-popup__popup">
        <input ref={setField} type="text" className="tillkit-select-popup__field" aria-label={labels.search} spellCheck={false} />
        <VisuallyHidden>
          <span role="status">{combobox.state.status === 'found' ? wordsOf(combobox, labels) : ''}</span>
        </VisuallyHidden>
        <List combobox={combobox} name={name} />
        {combobox.state.status === 'found' && combobox.options.length === 0 && <p className="tillkit-select-popup__none">{labels.none}</p>}
      </Popup>
    </div>
  )
}

const wordsOf = ({ options }: ComboboxControl, labels: SelectPopupLabels) => (options.length > 0 ? labels.found(options.length) : labels.none)

function List({ combobox, name }: { readonly combobox: ComboboxControl; readonly name: string }) {
  const { id, options, active, listProps, optionProps } = combobox
  useLayoutEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [id, active, options])
  return (
    <div {...listProps} aria-label={name} className="tillkit-select-popup__list">
      {options.map(({ value, label }, at) => (
        <div
          key={value}
          {...optionProps(at)}
          className={classNames('tillkit-select-popup__option', at === active && 'tillkit-select-popup__option--active')}
        >
          {label}
        </div>
      ))}
    </div>
  )
}

/** What the list offers. Of options with one value the first counts, as it does in the list. */
function optionsOf({ options }: HTMLSelectElement) {
  const isDisabled = (option: HTMLOptionElement) => option.disabled || option.matches('optgroup[disabled] > *')
  const shown = [...options].filter(({ hidden }) => !hidden)
  const offered = shown.map((option) => ({ value: option.value, label: option.text, disabled: isDisabled(option) }))
  return [...new Map(offered.reverse().map((option) => [option.value, option])).values()].reverse()
}

function choose(select: HTMLSelectElement, value: string): void {
  if (select.value === value) return
  select.value = value
  dispatchChange(select)
}
