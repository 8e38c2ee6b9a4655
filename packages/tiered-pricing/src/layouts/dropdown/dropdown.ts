import type { Life } from '@tillkit/dom'
import { adopt, adoptAs, loadOnOpen } from '@tillkit/mount'
import type { SafeHtml } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import type { Quote } from '../../tiered-pricing.model.ts'
import type { TieredPricingStore } from '../../tiered-pricing.store.ts'
import { minimumOf, rowsIn } from '../tier-rows.ts'
import { dropdownAnatomy, dropdownClasses, listIdOf } from './anatomy.ts'
import type { Dropdown, DropdownOptions } from './dropdown.types.ts'

const loadList = () => import('./list.late.ts')

/**
 * Brings the server's dropdown to life as a select-only listbox, each for itself, with roles where the server's version prints
 * none. It shows the tier in force; what opens its list comes with the touch.
 */
export function bindDropdown(life: Life, root: Element, options: DropdownOptions): void {
  const { host } = options
  const box = root.querySelector<HTMLElement>(dropdownAnatomy.selectBox)
  const list = root.querySelector<HTMLElement>(dropdownAnatomy.list)
  const items = list?.querySelector<HTMLElement>('ul')
  if (!box || !list || !items) return
  const state = createStore(() => ({ open: false }))
  const dropdown: Dropdown = { root, box, list, options: rowsIn(list), state }
  const id = items.id || listIdOf(root.id)
  const label = host.t('tiers')
  adoptAs(life, items, { attributes: { id, role: 'listbox', 'aria-label': label } })
  adoptAs(life, box, {
    attributes: { role: 'combobox', tabindex: '0', 'aria-haspopup': 'listbox', 'aria-controls': id, 'aria-label': label },
  })
  adopt(life, box, state, ({ open }) => ({
    classes: { [dropdownClasses.open]: open },
    attributes: { 'aria-expanded': String(open) },
  }))
  adopt(life, list, state, ({ open }) => ({ style: { display: open ? 'block' : 'none' } }))
  bindOptions(life, dropdown, host.store)
  loadOnOpen(host, life, { opener: box, load: loadList, use: ({ bindList }) => bindList(life, dropdown, options) })
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
