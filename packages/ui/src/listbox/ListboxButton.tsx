import { useId, useRef, useState, type ReactNode } from 'react'
import { classNames } from '../support/class-names.ts'
import { Popup } from '../popup/Popup.tsx'
import { useDismiss } from '../support/use-dismiss.ts'
import { Listbox, type ListboxBase, type MultipleChoice, type SingleChoice } from './Listbox.tsx'

/** The options of a button that opens a list. */
export type ListboxButtonProps = Omit<ListboxBase, 'labelledBy' | 'label'> & {
  /** What is chosen here: it names the button and the list. */
  readonly label: string
  /** What the button shows: what is chosen, or what asks for a choice. */
  readonly children: ReactNode
  /** Default false. */
  readonly disabled?: boolean
} & (SingleChoice | MultipleChoice)

/**
 * A button that opens a list of options below it, in the browser's top layer. One choice closes the list, several keep it open;
 * Escape, Tab and a press beside it close it too. By keyboard the focus comes back to the button.
 */
export function ListboxButton({ className, children, disabled, id, ...list }: ListboxButtonProps) {
  const listId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }
  useDismiss({ isOpen, within: root, close: (how) => (how === 'escape' ? close() : setOpen(false)) })
  return (
    <div ref={root} className={classNames('tillkit-listbox-button', className)}>
      <button
        ref={button}
        id={id}
        type="button"
        className="tillkit-listbox-button__button"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        disabled={disabled}
        // Some browsers give a pressed button no focus: the list would close by that, and the click would open it again.
        onMouseDown={(event) => isOpen && event.preventDefault()}
        onClick={() => (isOpen ? close() : setOpen(true))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <span className="tillkit-listbox-button__label">{list.label}</span> <span className="tillkit-listbox-button__value">{children}</span>
        <span className="tillkit-listbox-button__arrow" aria-hidden="true" />
      </button>
      {isOpen && (
        <Popup anchor={button} asWide className="tillkit-listbox-button__popup">
          <Listbox {...list} id={listId} autoFocus onPress={() => !list.multiple && close()} />
        </Popup>
      )}
    </div>
  )
}
