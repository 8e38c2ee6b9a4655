import type { Life } from '@tillkit/dom'

/** Runs with an element's size: now, and whenever that changes, for as long as the life lasts. */
export function followSize(life: Life, element: Element, run: () => void): void {
  const guarded = life.guard(run)
  guarded()
  const observer = new ResizeObserver(guarded)
  observer.observe(element)
  life.onEnd(() => observer.disconnect())
}
