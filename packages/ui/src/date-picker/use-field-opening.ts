import { isComposed, isOurs, listen } from '@tillkit/dom'
import type { Bindings } from '@tillkit/mount'
import { useEffect, type RefObject } from 'react'
import { startLife } from '../support/start-life.ts'
import { useAdopted } from '../support/use-adopted.ts'
import { useEvent } from '../support/use-event.ts'

/** How a field was asked for its calendar: by a press, after which the shopper goes on typing, or by a key, which leads into the calendar. */
export type OpenedBy = 'press' | 'key'

/** What a field opens. */
export interface FieldOpening {
  readonly isOpen: boolean
  /** The id of what it opens. */
  readonly popupId: string
  /** What it opens is drawn in here. */
  readonly within: RefObject<HTMLElement | null>
  /** Whether it may be filled at this moment. */
  readonly canOpen: () => boolean
  /** Whether somebody has asked for it before this was drawn. */
  readonly opensAtFirst: () => OpenedBy | undefined
  /** Hears that it may be wanted soon. */
  readonly near: () => void
  readonly open: (by: OpenedBy) => void
  readonly close: () => void
}

/**
 * Has a field open what belongs to it, by a press and by Down. It is a combobox then, with a dialog: typing, Tab and Enter close that
 * again, and Tab stays within it.
 * @param field nothing where a button opens it
 */
export function useFieldOpening(field: HTMLInputElement | null, opening: FieldOpening): void {
  const { within } = opening
  useAdopted(field, bindingsOf(opening))
  const near = useEvent(opening.near)
  const pressed = useEvent(() => {
    if (!opening.isOpen && opening.canOpen()) opening.open('press')
  })
  const typed = useEvent((event: Event) => {
    if (opening.isOpen && !isOurs(event)) opening.close()
  })
  const key = useEvent((event: KeyboardEvent) => handleKey(event, opening))
  const drawn = useEvent(() => {
    const by = opening.opensAtFirst()
    if (by && opening.canOpen()) opening.open(by)
  })
  useEffect(() => {
    const root = within.current
    if (!field || !root) return
    const life = startLife()
    for (const type of ['pointerenter', 'focus']) listen(life, field, type, near)
    listen(life, field, 'click', pressed)
    listen(life, field, 'input', typed)
    // Before those who listen at the field for an Enter that sends what is typed.
    listen<KeyboardEvent>(life, field, 'keydown', (event) => !isComposed(event) && key(event), { capture: true })
    listen<KeyboardEvent>(life, root, 'keydown', (event) => event.key === 'Tab' && keepWithin(root, event))
    // The focus stays where it is: Safari would take it to nowhere, and what opens closes with it.
    listen(life, root, 'mousedown', (event) => event.preventDefault())
    drawn()
    return () => life.end()
  }, [field, within, near, pressed, typed, key, drawn])
}

const bindingsOf = ({ isOpen, popupId }: FieldOpening): Bindings => ({
  attributes: { role: 'combobox', autocomplete: 'off', 'aria-haspopup': 'dialog', 'aria-expanded': String(isOpen), 'aria-controls': isOpen ? popupId : null },
})

function handleKey(event: KeyboardEvent, { isOpen, canOpen, open, close }: FieldOpening): void {
  if (event.key === 'ArrowDown' && canOpen()) {
    event.preventDefault()
    open('key')
  } else if (isOpen && (event.key === 'Tab' || event.key === 'Enter')) close()
}

/** What opens stands elsewhere on the page than its field: Tab would go on from there. */
function keepWithin(root: HTMLElement, event: KeyboardEvent): void {
  const stops = [...root.querySelectorAll<HTMLElement>('button:not([disabled])')].filter(({ tabIndex }) => tabIndex >= 0)
  const [first, last] = [stops[0], stops.at(-1)]
  if (document.activeElement !== (event.shiftKey ? first : last)) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}
