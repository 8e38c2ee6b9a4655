import { listen } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import { all, clickByKey, closestTo, type PaletteHost } from '../bind/context.ts'

/** What a palette is made of: the contract's 8.5. */
const ITEM = 'li[data-value]'
const LINK = `${ITEM} > a`
const CHOSEN = 'dswcp-active'

/** Lets a palette of colours choose in the select beside it, and show what is chosen there. */
export function bindPalette(host: PaletteHost): void {
  const { element } = host
  const select = element.parentElement?.querySelector('select')
  if (!select) return
  const offered = () => new Set(Array.from(select.options, ({ value }) => value))
  const now = () => ({ value: select.value, offered: offered() })
  const store = createStore(now)
  const look = host.guard(() => store.setState(now()))
  for (const item of all(element, ITEM)) {
    const value = item.dataset['value'] ?? ''
    const link = item.querySelector('a')
    adopt(host, item, store, (chosen) => ({ classes: { [CHOSEN]: value !== '' && chosen.value === value } }))
    if (!link) continue
    const name = link.textContent?.trim() || [...select.options].find((option) => option.value === value)?.text || value
    adopt(host, link, store, (chosen) => ({
      attributes: {
        role: 'button',
        'aria-label': name,
        'aria-pressed': String(chosen.value === value),
        // The platform takes options away that no variation has.
        'aria-disabled': chosen.offered.has(value) ? null : 'true',
      },
    }))
  }
  listen<MouseEvent>(host, element, 'click', (event) => {
    const value = closestTo(event, LINK, element)?.parentElement?.dataset['value']
    if (value === undefined) return
    event.preventDefault()
    if (!offered().has(value) || select.value === value) return
    select.value = value
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
  })
  listen<KeyboardEvent>(host, element, 'keydown', (event) => void clickByKey(event, closestTo(event, LINK, element)))
  onLegacy(select, 'change', look, host)
  // With another choice the platform offers other options.
  if (select.form) onLegacy(select.form, 'woocommerce_update_variation_values', look, host)
}
