import type { EndableLife, Life } from '@tillkit/dom'
import { afterViewing } from './viewing-time.ts'
import { places } from './anatomy.ts'

/** How far above the window's lower edge a goal's top has to come to count as seen: a share of the window's height. */
const LINE = 0.2
/** How long a goal has to be in sight to count as read, in ms. */
const READ = 3000
/** What has passed the line has passed it, however far, in px, and wherever it stands from side to side. */
const FAR = '9999999px'

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
  const looking = life.branch()
  let isSeen = false
  let inSight: EndableLife | undefined
  const watch = watcher(goal)
  watch(looking, '0px', ({ isIntersecting }) => {
    inSight?.end()
    inSight = isIntersecting ? looking.branch() : undefined
    if (inSight && isSeen) afterViewing(inSight, READ, onRead)
    else if (inSight) awaitSight(inSight, seesOnce ? 0 : lineFor(goal))
    else if (seesOnce && !isSeen) looking.end()
  })

  function awaitSight(sight: Life, line: number): void {
    const waiting = sight.branch()
    // It may have come from above, or be higher than the window: it has passed the line then.
    watch(waiting, `${FAR} ${FAR} -${line}px`, ({ isIntersecting }) => {
      if (!isIntersecting) return
      waiting.end()
      isSeen = true
      onSeen()
      afterViewing(sight, READ, onRead)
    })
  }
}

/** Tells of each change of whether an element is in the window, which has these margins. */
const watcher = (element: Element) => (life: Life, rootMargin: string, run: (entry: IntersectionObserverEntry) => void): void => {
  const observer = new IntersectionObserver(life.guard((entries: IntersectionObserverEntry[]) => {
    const last = entries.at(-1)
    if (last) run(last)
  }), { rootMargin })
  observer.observe(element)
  life.onEnd(() => observer.disconnect())
}

/**
 * How far above the window's lower edge, in px, a goal's top has to come: in the page's last row until all of it is there, and nowhere
 * further than the page can be scrolled.
 */
function lineFor(goal: Element): number {
  if (isFixed(goal)) return 0
  const { top, height } = goal.getBoundingClientRect()
  // Both are rounded by the browser.
  const end = document.documentElement.scrollHeight - scrollY - top - 2
  return Math.max(0, Math.min(end, isInLastRow(goal) ? height : LINE * innerHeight))
}

/** Whether an element stands where it does in the window, whatever is scrolled. */
function isFixed(element: Element): boolean {
  let root: Element | null = element
  while (root instanceof HTMLElement && root.offsetParent) root = root.offsetParent
  return root !== document.body
}

/** Whether a goal stands in the last row of the page's last section. */
function isInLastRow(goal: Element): boolean {
  const section = lastOf(document, places.section)
  return (section && lastOf(section, places.row)?.contains(goal)) ?? false
}

const lastOf = (root: ParentNode, selector: string): Element | undefined => [...root.querySelectorAll(selector)].at(-1)
