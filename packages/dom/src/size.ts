import type { Life } from './life.ts'

/** Which sizes are followed, and how. */
export interface FollowedSizes extends ResizeObserverOptions {
  readonly of: Iterable<Element>
  /** Whether it runs in this task as well, for what has to be right before it is painted. Default: with the next frame at first. */
  readonly atOnce?: boolean
}

/**
 * Runs with the sizes of elements: at first soon, then whenever one changes, also by being hidden or shown, for as long as the life lasts.
 * @param run is given what the browser says of those that changed; of all of them at first, of none where it runs at once
 * @returns follows one more; what that returns lets go of it
 */
export function followSize(
  life: Life,
  { of: elements, atOnce = false, ...options }: FollowedSizes,
  run: (entries: readonly ResizeObserverEntry[]) => unknown,
): (element: Element) => () => void {
  if (life.signal.aborted) return () => () => undefined
  const guarded = life.guard(run)
  if (atOnce) guarded([])
  const observer = new ResizeObserver((entries) => guarded(entries))
  const follow = (element: Element) => {
    observer.observe(element, options)
    return () => observer.unobserve(element)
  }
  for (const element of elements) follow(element)
  life.onEnd(() => observer.disconnect())
  return follow
}
