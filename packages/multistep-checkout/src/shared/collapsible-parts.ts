import type { EndableLife, Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { slideHeight } from '@tillkit/ui/plain'

/** Opens and closes parts that the server printed. */
export interface CollapsibleParts {
  /**
   * Opens or closes an element, for those who like motion in so many ms. Resolves when it stands.
   */
  show(element: Element, isOpen: boolean, ms?: number): Promise<void>
  /** Whether an element is open, or opening. */
  isOpen(element: Element): boolean
}

/** Makes what opens and closes; at the end of the life each element is what it was. */
export function createCollapsibleParts(life: Life): CollapsibleParts {
  const held = new WeakMap<Element, EndableLife>()
  const wanted = new WeakMap<Element, boolean>()
  const write = (element: Element, isOpen: boolean) => {
    held.get(element)?.end()
    const own = life.branch()
    held.set(element, own)
    adoptAs(own, element, { style: { display: isOpen ? 'block' : 'none' } })
  }
  const isOpen = (element: Element) => wanted.get(element) ?? getComputedStyle(element).display !== 'none'
  return {
    isOpen,
    async show(element, open, ms = 0) {
      const isNew = isOpen(element) !== open
      wanted.set(element, open)
      if (open) write(element, true)
      const motion = isNew ? slideHeight(element, { open, ms }) : undefined
      if (motion) await motion
      if (!open && wanted.get(element) === false) write(element, false)
    },
  }
}

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
