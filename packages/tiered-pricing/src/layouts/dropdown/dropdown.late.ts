import { type Life, listen } from '@tillkit/dom'
import { adopt, adoptAs, closeOnEscape, derive } from '@tillkit/mount'
import type { SafeHtml } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import type { PricingHost } from '../../tiered-pricing.host.ts'
import type { Quote } from '../../tiered-pricing.model.ts'
import type { TieredPricingStore } from '../../tiered-pricing.store.ts'
import { pickTier } from '../tiers.late.ts'
import type { QuantityFields } from '../../quantity/quantity.ts'
import { minimumOf, rowsIn } from '../rows.ts'
import { dropdownAnatomy, dropdownClasses, listIdOf } from './dropdown.anatomy.ts'

interface Dropdown {
  readonly box: HTMLElement
  readonly list: HTMLElement
  readonly options: readonly HTMLElement[]
  isOpen(): boolean
  open(focus?: HTMLElement): void
  /** Closes; `back` returns the focus to the box. */
  close(back?: boolean): void
}

/** What picking an option does; nothing in the free edition, where the list is for reading. */
type Pick = ((row: HTMLElement) => void) | null

/** What a dropdown is for. */
export interface DropdownOptions {
  readonly host: PricingHost
  /** The fields that a picked option sets; `null` where options are only to be read. */
  readonly picking: QuantityFields | null
}

/**
 * Brings the server's dropdown to life as a select-only listbox (bugs 3 and 4): by mouse, by
 * touch and by keys, each dropdown for itself, with roles where the server's version prints none.
 */
export function bindDropdown(life: Life, root: Element, { host: { store, say }, picking }: DropdownOptions): void {
  const pick: Pick = picking && ((row) => pickTier(row, picking))
  const box = root.querySelector<HTMLElement>(dropdownAnatomy.selectBox)
  const list = root.querySelector<HTMLElement>(dropdownAnatomy.list)
  const items = list?.querySelector<HTMLElement>('ul')
  if (!box || !list || !items) return
  const options = rowsIn(list)
  const state = createStore(() => ({ open: false }))
  const active = () => {
    const minimum = store.getState().quote?.tier.minimum
    return options.find((option) => minimumOf(option) === minimum) ?? options[0]
  }
  const dropdown: Dropdown = {
    box,
    list,
    options,
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
  const id = items.id || listIdOf(root.id)
  adoptAs(life, items, { attributes: { id, role: 'listbox', 'aria-label': say('tiers') } })
  adoptAs(life, box, {
    attributes: { role: 'combobox', tabindex: '0', 'aria-haspopup': 'listbox', 'aria-controls': id, 'aria-label': say('tiers') },
  })
  adopt(life, box, state, ({ open }) => ({
    classes: { [dropdownClasses.open]: open },
    attributes: { 'aria-expanded': String(open) },
  }))
  adopt(life, list, state, ({ open }) => ({ style: { display: open ? 'block' : 'none' } }))
  bindOptions(life, dropdown, store)
  if (!pick) bindStillOptions(life, options)
  bindPointer(life, dropdown, pick)
  bindKeys(life, dropdown, pick)
  closeOnEscape(life, { within: root, isOpen: derive(state, ({ open }) => open), close: () => dropdown.close(), opener: () => box })
  // Content that is replaced while it is open must not leave a box that believes it is open still (bug 4).
  life.onEnd(() => state.setState({ open: false }))
}

function bindOptions(life: Life, { box, options }: Dropdown, store: TieredPricingStore): void {
  const minimums = options.map(minimumOf)
  const contents = options.map((option) => option.innerHTML as SafeHtml)
  // The first of two alike, as on all rows (case 28).
  const indexOf = (quote: Quote | null) => (quote ? minimums.indexOf(quote.tier.minimum) : -1)
  options.forEach((option, index) => {
    adopt(life, option, store, ({ quote }) => {
      const isSelected = indexOf(quote) === index
      return {
        classes: { [dropdownClasses.selected]: isSelected },
        attributes: { role: 'option', tabindex: '-1', 'aria-selected': String(isSelected) },
      }
    })
  })
  const shown = box.querySelector(dropdownAnatomy.option)
  if (!shown) return
  adopt(life, shown, store, ({ quote }) => {
    const selected = contents[indexOf(quote)]
    return selected === undefined ? {} : { html: selected }
  })
}

/** A list that is only to be read says so, and the server's pointer promises nothing (bug 14). */
function bindStillOptions(life: Life, options: readonly HTMLElement[]): void {
  for (const option of options) {
    adoptAs(life, option, { attributes: { 'aria-disabled': 'true' }, style: { cursor: 'default' } })
  }
}

function bindPointer(life: Life, { box, list, options, isOpen, open, close }: Dropdown, pick: Pick): void {
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

function bindKeys(life: Life, dropdown: Dropdown, pick: Pick): void {
  const { box, options, isOpen, open, close } = dropdown
  const visible = () => options.filter((option) => option.getClientRects().length > 0)
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
