import type { Life } from '@tillkit/dom'

/** What is left until the end, in whole units. */
export interface Left {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** One unit as it is shown. */
export interface Shown {
  readonly digits: string
  /** Whether nothing is left of it, nor of a longer one. */
  readonly isZero: boolean
}

const SECOND = 1000

/** What is left at a moment (ms) until the end (s); nothing, once that has passed. */
export function leftUntil(end: number, now: number): Left {
  const total = Math.max(0, Math.floor(end - now / SECOND))
  return { days: Math.floor(total / 86_400), hours: Math.floor(total / 3600) % 24, minutes: Math.floor(total / 60) % 60, seconds: total % 60 }
}

/** Whether anything is left. */
export const isOver = ({ days, hours, minutes, seconds }: Left) => days + hours + minutes + seconds === 0

/** How the units are shown, from the longest to the shortest: days with three digits or more, the others with two. */
export function shown({ days, hours, minutes, seconds }: Left): Readonly<Record<keyof Left, Shown>> {
  const digits = (value: number, length: number) => String(value).padStart(length, '0')
  return {
    days: { digits: digits(days, 3), isZero: days === 0 },
    hours: { digits: digits(hours, 2), isZero: days + hours === 0 },
    minutes: { digits: digits(minutes, 2), isZero: days + hours + minutes === 0 },
    seconds: { digits: digits(seconds, 2), isZero: days + hours + minutes + seconds === 0 },
  }
}

/**
 * What is left in the module's own labels, which are in the shop's language: "2 Day(s), 4 Hour(s), 1 Minute(s)". Seconds count in the
 * last hour. To have the browser make words of it costs a slow phone a tenth of a second, for a language it has said nothing in yet.
 */
export function inWords(left: Left, labels: Readonly<Record<keyof Left, string>>): string {
  const isLong = left.days + left.hours > 0
  const names = (Object.keys(labels) as (keyof Left)[]).filter((name) => left[name] > 0 && !(isLong && name === 'seconds'))
  return (names.length > 0 ? names : ['seconds' as const]).map((name) => `${left[name]} ${labels[name]}`.trim()).join(', ')
}

/** Those who follow the page's clock. */
const followers = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Tells all at each whole second, and nobody while the page is not looked at. */
function run(): void {
  clearTimeout(timer)
  timer = undefined
  if (followers.size === 0 || document.hidden) return
  timer = setTimeout(notify, SECOND - (Date.now() % SECOND))
}

function notify(): void {
  for (const follower of [...followers]) follower()
  run()
}

/** Runs at once when the page is looked at again: seconds have passed that nobody was told of. */
function look(): void {
  if (document.hidden) run()
  else notify()
}

/**
 * Runs at each second of the clock for as long as the life lasts: one timer for all countdowns of the page, none in a tab that nobody
 * sees, and none once all are over.
 */
export function onSecond(life: Life, tick: () => void): void {
  const follower = life.guard(tick)
  if (followers.size === 0) document.addEventListener('visibilitychange', look)
  followers.add(follower)
  if (timer === undefined) run()
  life.onEnd(() => {
    followers.delete(follower)
    if (followers.size > 0) return
    document.removeEventListener('visibilitychange', look)
    run()
  })
}
