import { clickOnSpace, closestTo, listen } from '@tillkit/dom'
import { adopt, type Host, defineBehaviour } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import { anatomy, classes, OFFERED_ANEW, VALUE_KEY } from './anatomy.ts'
import { manifest } from './manifest.ts'

/** Lets a palette of colours choose in the select beside it, and show what is chosen there. */
function bindPalette(host: Host<null, undefined>): void {
  const { element } = host
  const select = element.parentElement?.querySelector('select')
  if (!select) return
  const offered = () => new Set([...select.options].map(({ value }) => value))
  const now = () => ({ value: select.value, offered: offered() })
  const store = createStore(now)
  const look = host.guard(() => store.setState(now()))
  for (const item of element.querySelectorAll<HTMLElement>(anatomy.item)) {
    const value = item.dataset[VALUE_KEY] ?? ''
    const link = item.querySelector('a')
    adopt(host, item, store, (chosen) => ({ classes: { [classes.chosen]: value !== '' && chosen.value === value } }))
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
    const value = closestTo(event, anatomy.link)?.parentElement?.dataset[VALUE_KEY]
    if (value === undefined) return
    event.preventDefault()
    if (!offered().has(value) || select.value === value) return
    select.value = value
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
  })
  listen<KeyboardEvent>(host, element, 'keydown', (event) => clickOnSpace(event, anatomy.link))
  onLegacy(select, 'change', look, host)
  // With another choice the platform offers other options.
  if (select.form) onLegacy(select.form, OFFERED_ANEW, look, host)
}

/** The colours of an attribute: all that matters of them is read where they are bound. */
export const palette = defineBehaviour<null>({ ...manifest, read: () => null, start: bindPalette })
