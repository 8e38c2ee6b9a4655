import type { EndableLife, Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'

/** Makes what says of controls whether what they open is open; at the end of the life they say what the server printed. */
export function createExpanded(life: Life): (control: Element, isOpen: boolean) => void {
  const held = new WeakMap<Element, EndableLife>()
  return (control, isOpen) => {
    held.get(control)?.end()
    const own = life.branch()
    held.set(control, own)
    adoptAs(own, control, { attributes: { 'aria-expanded': String(isOpen) } })
  }
}
