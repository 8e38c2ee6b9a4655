import type { EndableLife, Life } from '@tillkit/dom'
import { anatomy } from './anatomy.ts'
import { afterLooking } from './looking.ts'

/** Where a goal's top has to come to count as seen, from the bottom of the window. */
const LINE = '0px 0px -20%'
/** How long a goal has to be in sight to count as read, in ms. */
const READ = 3000

/** What is told of a goal. */
export interface Sight {
  /** Looked for once, where the theme watches no scrolling. */
  readonly seesOnce: boolean
  readonly onSeen: () => void
  /** It has been in sight for a while, without a break, since it was seen. */
  readonly onRead: () => void
}

/** Follows whether a goal is in sight. */
export function followSight(life: Life, goal: Element, { seesOnce, onSeen, onRead }: Sight): void {
  let isSeen = false
  let reading: EndableLife | undefined
  const read = (isInSight: boolean) => {
    reading?.end()
    reading = isInSight ? life.branch() : undefined
    if (reading) afterLooking(reading, READ, onRead)
  }
  // In the last row nothing more can be scrolled: it is seen with its lower edge.
  const isLast = isInLastRow(goal)
  const watch = watcher(life, goal)
  watch({ rootMargin: isLast || seesOnce ? '0px' : LINE, threshold: isLast ? [0, 0.25, 0.5, 0.75, 1] : 0 }, (entry, stop) => {
    if (seesOnce) stop()
    if (isSeen || !entry.isIntersecting || (isLast && !seesOnce && entry.boundingClientRect.bottom > (entry.rootBounds?.bottom ?? Infinity) + 1)) return
    isSeen = true
    stop()
    onSeen()
    read(true)
  })
  watch({ rootMargin: '0px', threshold: 0 }, ({ isIntersecting }) => {
    if (isSeen) read(isIntersecting)
  })
}

type Watcher = (entry: IntersectionObserverEntry, stop: () => void) => void

const watcher = (life: Life, element: Element) => (options: IntersectionObserverInit, run: Watcher): void => {
  const observer = new IntersectionObserver(life.guard((entries: IntersectionObserverEntry[]) => {
    const last = entries.at(-1)
    if (last) run(last, () => observer.disconnect())
  }), options)
  observer.observe(element)
  life.onEnd(() => observer.disconnect())
}

/** Whether a goal stands in the last row of the page's last section. */
function isInLastRow(goal: Element): boolean {
  const section = lastOf(document, anatomy.section)
  return (section && lastOf(section, anatomy.row)?.contains(goal)) ?? false
}

const lastOf = (root: ParentNode, selector: string): Element | undefined => [...root.querySelectorAll(selector)].at(-1)
