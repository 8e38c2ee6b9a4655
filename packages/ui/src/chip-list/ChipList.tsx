import { useRef, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { classNames } from '../support/class-names.ts'
import { CloseIcon } from '../support/icons.tsx'
import { useRemovalFocus } from '../support/use-removal-focus.ts'

/** One choice that is in force. */
export interface Chip {
  readonly id: string
  /** What it is called; the name of what removes it is made of this. */
  readonly label: string
  /** What the chip shows, where that is more than its label: stars, a colour. Default the label. */
  readonly content?: ReactNode
  /** Whether it is on its way out: it stays until it is gone from `chips`. Default false. */
  readonly busy?: boolean
}

/** A list of chips' words. */
export interface ChipListLabels {
  /** What the list is called. */
  readonly list: string
  /** The name of the button that removes one. */
  readonly remove: (label: string) => string
  /** The button that removes all. */
  readonly clear?: string
}

/** A list of chips' options. */
export interface ChipListProps {
  readonly chips: readonly Chip[]
  readonly labels: ChipListLabels
  /** Default: none can be removed, and they have no buttons. */
  readonly onRemove?: ((id: string) => void) | undefined
  /** Removes all; without it, or without `labels.clear`, there is no such button. */
  readonly onClear?: () => void
  /** From how many chips on "clear all" is worth a button. Default 2. */
  readonly clearFrom?: number
  /** What takes the focus when the last chip has gone. Default nothing: the unit knows where the shopper goes on. */
  readonly focusAfter?: () => HTMLElement | null | undefined
  readonly className?: string
  /** A further class of each chip, for themes that know it. Default none. */
  readonly chipClass?: string
}

/**
 * Chips that say what is chosen, each with a button that takes it back. The focus goes to the next chip, also where the list changes
 * only when the shop has answered. Nothing is drawn while there is no chip.
 */
export function ChipList({ chips, labels, onRemove, onClear, clearFrom = 2, focusAfter, className, chipClass }: ChipListProps) {
  const list = useRef<HTMLDivElement>(null)
  const leaves = useRemovalFocus({
    list,
    ids: chips.map(({ id }) => id),
    buttonOf: (root, id) => root.querySelector<HTMLElement>(`[data-chip="${CSS.escape(id)}"] button`),
    otherwise: () => focusAfter?.(),
  })
  const hasClear = onClear && labels.clear !== undefined && chips.length >= clearFrom
  return (
    <div ref={list} className={classNames('tillkit-chips', className)} hidden={chips.length === 0}>
      {chips.length > 0 && (
        <ul className="tillkit-chips__list" aria-label={labels.list} role="list">
          {chips.map(({ id, label, content, busy }) => (
            <li key={id} className={classNames('tillkit-chips__chip', chipClass)} data-chip={id} aria-busy={busy ? true : undefined}>
              <span className="tillkit-chips__label">{content ?? label}</span>
              {onRemove && (
                <IconButton
                  className="tillkit-chips__remove"
                  label={labels.remove(label)}
                  icon={<CloseIcon />}
                  aria-disabled={busy ? true : undefined}
                  onClick={() => {
                    if (busy) return
                    leaves(id)
                    onRemove(id)
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {hasClear && (
        <Button
          look="plain"
          className="tillkit-chips__clear"
          onClick={() => {
            if (chips[0]) leaves(chips[0].id)
            onClear()
          }}
        >
          {labels.clear}
        </Button>
      )}
    </div>
  )
}
