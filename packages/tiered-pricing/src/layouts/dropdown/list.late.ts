import { hasBox, type Life, listen } from '@tillkit/dom'
import { adoptAs, closeOnEscape, derive } from '@tillkit/mount'
import { minimumOf } from '../tier-rows.ts'
import { pickTier } from '../tier-quantity.ts'
import type { Dropdown, DropdownOptions } from './dropdown.types.ts'

/** A dropdown that can be opened. */
interface Opened extends Dropdown {
  isOpen(): boolean
  open(focus?: HTMLElement): void
  /** Closes; `back` returns the focus to the box. */
  close(back?: boolean): void
}

/** What picking an option does; nothing in the free edition, where the list is for reading. */
type Pick = ((row: HTMLElement) => void) | null

/** Opens and closes a dropdown's list, and picks from it: by mouse, by touch and by keys (bugs 3 and 4). */
export function bindList(life: Life, closed: Dropdown, { host: { store }, picking }: DropdownOptions): void {
  const pick: Pick = picking && ((row) => pickTier(row, picking))
  const { root, box, options, state } = closed
  const active = () => {
    const minimum = store.getState().quote?.tier.minimum
    return options.find((option) => minimumOf(option) === minimum) ?? options[0]
  }
  const dropdown: Opened = {
    ...closed,
    isOpen: () => state.getState().open,
    open(focus) {
      state.setState({ open: true })
      ;(focus ?? active())?.focus()
    },
    close(back = false) {
      state.setState({ open: false })
      if (back) box.focus()
    },
  }
  if (!pick) bindStillOptions(life, options)
  bindPointer(life, dropdown, pick)
  bindKeys(life, dropdown, pick)
  closeOnEscape(life, { within: root, isOpen: derive(state, ({ open }) => open), close: () => dropdown.close(), opener: () => box })
  // Content that is replaced while it is open must not leave a box that believes it is open still (bug 4).
  life.onEnd(() => state.setState({ open: false }))
}

/** A list that is only to be read says so, and the server's pointer promises nothing (bug 14). */
function bindStillOptions(life: Life, options: readonly HTMLElement[]): void {
  for (const option of options) {
    adoptAs(life, option, { attributes: { 'aria-disabled': 'true' }, style: { cursor: 'default' } })
  }
}

function bindPointer(life: Life, { box, list, options, isOpen, open, close }: Opened, pick: Pick): void {
  listen(life, document, 'click', (event) => {
    const target = event.target as Node
    if (box.contains(target)) return isOpen() ? close() : open()
    if (!isOpen()) return
    const option = options.find((one) => one.contains(target))
    if (option) pick?.(option)
    // Closing takes the focus with it only when it was in the list.
    close(option !== undefined || list.contains(document.activeElement))
  })
  // Left by Tab or by a script that moves the focus.
  listen<FocusEvent>(life, list, 'focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !list.contains(relatedTarget) && relatedTarget !== box) close()
  })
}

function bindKeys(life: Life, dropdown: Opened, pick: Pick): void {
  const { box, options, isOpen, open, close } = dropdown
  const visible = () => options.filter(hasBox)
  const boxKeys: Record<string, () => void> = {
    Enter: () => (isOpen() ? close() : open()),
    ' ': () => (isOpen() ? close() : open()),
    ArrowDown: () => open(),
    ArrowUp: () => open(),
    Home: () => open(options[0]),
    End: () => open(options.at(-1)),
  }
  listen<KeyboardEvent>(life, box, 'keydown', (event) => answer(event, boxKeys))

  for (const option of options) {
    const choose = () => {
      pick?.(option)
      close(true)
    }
    const move = (by: number) => () => {
      const shown = visible()
      shown[(shown.indexOf(option) + by + shown.length) % shown.length]?.focus()
    }
    const keys: Record<string, () => void> = {
      Enter: choose,
      ' ': choose,
      ArrowDown: move(1),
      ArrowUp: move(-1),
      Home: () => visible()[0]?.focus(),
      End: () => visible().at(-1)?.focus(),
    }
    listen<KeyboardEvent>(life, option, 'keydown', (event) => answer(event, keys))
  }
}

function answer(event: KeyboardEvent, keys: Readonly<Record<string, () => void>>): void {
  const action = keys[event.key]
  if (!action || event.ctrlKey || event.altKey || event.metaKey) return
  event.preventDefault()
  event.stopPropagation()
  action()
}
