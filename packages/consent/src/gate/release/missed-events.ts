import { createWrap } from '../wrap.ts'
import type { Execution } from './execution.ts'

/** Moments of a page that a script waits for, and whether each has passed for good. */
const MOMENTS: Readonly<Record<string, () => boolean>> = {
  DOMContentLoaded: () => hasPassed('domContentLoadedEventStart'),
  load: () => hasPassed('loadEventStart'),
  readystatechange: () => document.readyState === 'complete',
  pageshow: () => hasPassed('loadEventStart'),
}

function hasPassed(mark: 'domContentLoadedEventStart' | 'loadEventStart'): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit ? visit[mark] > 0 : document.readyState === 'complete'
}

/** Whether a moment has passed, of the page alone: an element's own `load` is still to come. */
const isMissed = (target: unknown, type: string) => (target === document || target === window) && MOMENTS[type]?.() === true

/**
 * Tells a script that runs late of the moments that it has missed: whoever listens for one of them from within it is told soon after, and nobody else.
 */
export function tellMissed({ isOurs }: Execution): void {
  createWrap({})(EventTarget.prototype, 'addEventListener', (self, args) => {
    const [type, listener] = args as [string, EventListenerOrEventListenerObject | null]
    const target = (self ?? window) as EventTarget
    if (!listener || !isOurs() || !isMissed(target, type)) return undefined
    tell(target, type, listener)
    return true
  })
}

/** Tells one listener of a moment, in a task of its own. */
export function tell(target: EventTarget, type: string, listener: EventListenerOrEventListenerObject): void {
  setTimeout(() => {
    const event = new Event(type)
    for (const name of ['target', 'currentTarget', 'srcElement']) Object.defineProperty(event, name, { value: target })
    if (typeof listener === 'function') listener.call(target, event)
    else listener.handleEvent(event)
  })
}
