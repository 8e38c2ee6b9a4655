import { invoke, listen, type Life } from '@tillkit/dom'
import { adopt, type Host } from '@tillkit/mount'
import { reducesMotion } from '@tillkit/platform/theme'
import type { StoreApi } from 'zustand/vanilla'
import { offerForElements } from '../functions/public-functions.ts'
import { whenSeen } from './when-seen.ts'

/** How far a counter has come: a part from 0 to 1, and less than 0 before it has begun. */
type Counted = StoreApi<{ readonly part: number }>

/** A module that counts once it is seen. */
interface Counting {
  readonly store: Counted
  /** Its figure, and in there the number and its sign. */
  readonly parts: { readonly percent: string; readonly value: string; readonly sign: string }
  /** The function of the theme's by which scripts have it count anew. */
  readonly again: string
  /** The number as it is shown when a part of it has been counted. */
  readonly textOf: (part: number) => string
  /** Waits for the moment to begin. Default: until the module is first seen. */
  readonly whenSeen?: (start: () => void) => void
}

/**
 * Has a module count once it is seen, and at once show all for who wants less motion. Until all is counted, screen readers are told
 * the number that it will be.
 * @returns has it count anew
 */
export function bindCounting(host: Host, { store, parts, again, textOf, ...counting }: Counting): () => void {
  const within = (selector: string) => invoke(host.element, 'querySelector', selector)
  const [percent, value, sign] = [within(parts.percent), within(parts.value), within(parts.sign)]
  if (value) adopt(host, value, store, ({ part }) => (part < 0 ? {} : { text: textOf(part) }))
  const whole = textOf(1) + (sign?.textContent ?? '')
  if (percent) adopt(host, percent, store, ({ part }) => (part === 1 ? {} : { attributes: { role: 'img', 'aria-label': whole } }))
  let count = host.branch()
  const start = () => {
    count.end()
    count = host.branch()
    countUp(count, (part) => store.setState({ part }))
  }
  // On paper nothing is scrolled to: who prints the page gets all, also of what has not begun.
  listen(host, window, 'beforeprint', () => {
    count.end()
    store.setState({ part: 1 })
  })
  if (reducesMotion()) start()
  else if (counting.whenSeen) counting.whenSeen(start)
  else whenSeen(host, host.element, start)
  offerForElements(host, again, start)
  return start
}

/** How long the theme's counters count, in ms. */
const DURATION = 1800

/** Slow at both ends, as the theme's counters. */
const ease = (part: number) => (part < 0.5 ? 2 * part ** 2 : 1 - 2 * (1 - part) ** 2)

/**
 * Counts from nothing to all: `show` gets the part that has been counted, from 0 to 1, and 1 once at the end. Who wants less motion
 * gets the end at once.
 */
function countUp(life: Life, show: (part: number) => void): void {
  const count = life.branch()
  const finish = () => {
    if (count.signal.aborted) return
    count.end()
    show(1)
  }
  if (reducesMotion()) return finish()
  let began: number | undefined
  const step = (now: number): void => {
    if (count.signal.aborted) return
    began ??= now
    const part = (now - began) / DURATION
    if (part >= 1) return finish()
    show(ease(part))
    requestAnimationFrame(stepGuarded)
  }
  const stepGuarded = life.guard(step)
  requestAnimationFrame(stepGuarded)
}
