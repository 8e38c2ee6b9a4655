import { useEffect, type RefObject } from 'react'
import { classNames } from '../support/class-names.ts'
import { Popup } from '../popup/Popup.tsx'
import type { ComboboxLabels } from './combobox.types.ts'
import type { ComboboxControl } from './use-combobox.ts'

/** What lies open below the field. */
export interface SuggestionPopupProps {
  readonly combobox: ComboboxControl
  readonly anchor: RefObject<Element | null>
  readonly labels: ComboboxLabels
}

/** The list of suggestions, or what there is to say instead of one. */
export function SuggestionPopup({ combobox, anchor, labels }: SuggestionPopupProps) {
  const { id, options, active, near, listProps } = combobox
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' })
    else if (near >= 0) showAtTop(document.getElementById(`${id}-${near}`))
  }, [id, active, near])
  return (
    <Popup anchor={anchor} asWide className={classNames('tillkit-combobox__popup', near >= 0 && 'tillkit-combobox__popup--long')}>
      {options.length > 0 && (
        <div {...listProps} aria-label={labels.list} className="tillkit-combobox__list">
          {options.map(({ value }, at) => (
            <Suggestion key={value} combobox={combobox} at={at} />
          ))}
        </div>
      )}
      {options.length === 0 && <Said combobox={combobox} labels={labels} />}
    </Popup>
  )
}

/** Scrolls the list alone: the page stays where it is. */
function showAtTop(option: HTMLElement | null): void {
  const list = option?.parentElement
  if (option && list) list.scrollTop = option.offsetTop - list.offsetTop
}

function Said({ combobox: { state, retry }, labels }: Pick<SuggestionPopupProps, 'combobox' | 'labels'>) {
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

function Suggestion({ combobox: { options, optionProps, active }, at }: { readonly combobox: ComboboxControl; readonly at: number }) {
  const option = options[at]
  if (!option) return null
  const shared = { ...optionProps(at), className: classNames('tillkit-combobox__option', at === active && 'tillkit-combobox__option--active') }
  const content = (
    <>
      <span className="tillkit-combobox__text">{option.label}</span>
      {option.detail !== undefined && <span className="tillkit-combobox__detail">{option.detail}</span>}
    </>
  )
  return option.href === undefined ? (
    <div {...shared} tabIndex={undefined}>
      {content}
    </div>
  ) : (
    <a {...shared} href={option.href}>
      {content}
    </a>
  )
}
