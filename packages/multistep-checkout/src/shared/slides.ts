import type { EndableLife, Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'

/** Opens and closes parts that the server printed. */
export interface Slides {
  /**
   * Opens or closes an element, for those who like motion in so many ms. Resolves when it stands.
   */
  show(element: Element, isOpen: boolean, ms?: number): Promise<void>
  /** Whether an element is open, or opening. */
  isOpen(element: Element): boolean
}

/** Makes what opens and closes; at the end of the life each element is what it was. */
export function createSlides(life: Life): Slides {
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
      const motion = isNew ? move(element, { open, ms }) : undefined
      if (motion) await motion
      if (!open && wanted.get(element) === false) write(element, false)
    },
  }
}

/** Moves an element's height from or to nothing. @returns `undefined` where nothing moves */
function move(element: Element, { open, ms }: { readonly open: boolean; readonly ms: number }): Promise<unknown> | undefined {
  const { offsetHeight = 0 } = element as HTMLElement
  if (ms === 0 || offsetHeight === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
  const frames = ['0', `${offsetHeight}px`].map((height) => ({ height, overflow: 'clip' }))
  const motion = element.animate(open ? frames : frames.reverse(), { duration: ms, easing: 'ease' })
  // One that is cut short has come to its end, too.
  return motion.finished.catch(() => undefined)
}
