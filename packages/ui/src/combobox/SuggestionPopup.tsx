import { useEffect, type RefObject } from 'react'
import { classNames } from '../support/class-names.ts'
import { Popup } from '../popup/Popup.tsx'
import type { ComboboxLabels, ComboboxOption } from './combobox.types.ts'
import type { Suggestions } from './use-suggestions.ts'

/** What lies open below the field. */
export interface SuggestionPopupProps {
  readonly id: string
  readonly anchor: RefObject<Element | null>
  readonly state: Suggestions
  readonly options: readonly ComboboxOption[]
  readonly active: number
  readonly labels: ComboboxLabels
  readonly choose: (option: ComboboxOption) => void
  readonly retry: () => void
}

/** The list of suggestions, or what there is to say instead of one. */
export function SuggestionPopup({ id, anchor, state, options, active, labels, choose, retry }: SuggestionPopupProps) {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [id, active])
  return (
    <Popup anchor={anchor} asWide className="tillkit-combobox__popup">
      {options.length > 0 && (
        <div id={`${id}-list`} role="listbox" aria-label={labels.list} aria-busy={state.status === 'loading'} className="tillkit-combobox__list">
          {options.map((option, at) => (
            <Suggestion key={option.value} id={`${id}-${at}`} option={option} isActive={at === active} choose={() => choose(option)} />
          ))}
        </div>
      )}
      {options.length === 0 && <Said state={state} labels={labels} retry={retry} />}
    </Popup>
  )
}

function Said({ state, labels, retry }: Pick<SuggestionPopupProps, 'state' | 'labels' | 'retry'>) {
  if (state.status === 'closed') return null
  const words = state.status === 'found' ? labels.none : labels[state.status]
  return (
    <div className={`tillkit-combobox__said tillkit-combobox__said--${state.status}`}>
      <span>{words}</span>
      {state.status === 'failed' && (
        <button type="button" className="tillkit-combobox__retry" onClick={retry}>
          {labels.retry}
        </button>
      )}
    </div>
  )
}

interface SuggestionProps {
  readonly id: string
  readonly option: ComboboxOption
  readonly isActive: boolean
  readonly choose: () => void
}

function Suggestion({ id, option: { label, detail, disabled, href }, isActive, choose }: SuggestionProps) {
  const shared = {
    id,
    role: 'option',
    className: classNames('tillkit-combobox__option', isActive && 'tillkit-combobox__option--active'),
    'aria-selected': isActive,
    'aria-disabled': disabled ? true : undefined,
    // The focus stays in the field.
    onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick: choose,
  }
  const content = (
    <>
      <span className="tillkit-combobox__text">{label}</span>
      {detail !== undefined && <span className="tillkit-combobox__detail">{detail}</span>}
    </>
  )
  return href === undefined ? (
    <div {...shared}>{content}</div>
  ) : (
    <a {...shared} href={href} tabIndex={-1}>
      {content}
    </a>
  )
}
