import type { Page } from 'playwright-core'

/** Timers of a page that run out when the test says so. */
export interface HeldTimers {
  /** For `before` of a page. */
  readonly before: (page: Page) => Promise<void>
  /** How long those that wait were set for, in ms, the oldest first. */
  readonly waits: (page: Page) => Promise<number[]>
  /** Lets those that wait run out, the oldest first. */
  readonly runOut: (page: Page) => Promise<void>
}

/** What the page keeps for `waits` and `runOut`. */
interface Keeper {
  waits(): number[]
  runOut(): void
}

const NAME = '__heldTimers'

/**
 * Holds the timers of a page that are set for a time in a range: what the page does for half a second, or holds for one at
 * most, lasts until the test has seen it, however busy the machine is. All other timers run.
 * @param least in ms
 * @param most in ms; default: the same
 */
export function heldTimers(least: number, most = least): HeldTimers {
  return {
    before: (page) => page.addInitScript(holdTimers, [least, most, NAME] as const).then(() => undefined),
    waits: (page) => page.evaluate((name) => (Reflect.get(window, name) as Keeper).waits(), NAME),
    runOut: (page) => page.evaluate((name) => (Reflect.get(window, name) as Keeper).runOut(), NAME),
  }
}

/** Runs in the page before anything else. A held timer is a real one that takes weeks, so that its number is a real one. */
function holdTimers([least, most, name]: readonly [number, number, string]): void {
  const WEEKS = 2 ** 31 - 1
  const { setTimeout: set, clearTimeout: clear } = window
  const held = new Map<unknown, { readonly wait: number; readonly run: () => void }>()
  window.setTimeout = ((run: (...values: unknown[]) => void, wait = 0, ...values: unknown[]) => {
    if (wait < least || wait > most) return set(run, wait, ...values)
    const timer = set(() => undefined, WEEKS)
    held.set(timer, { wait, run: () => run(...values) })
    return timer
  }) as typeof setTimeout
  window.clearTimeout = (timer) => {
    held.delete(timer)
    clear(timer)
  }
  const keeper: Keeper = {
    waits: () => Array.from(held.values(), ({ wait }) => wait),
    runOut() {
      for (const [timer, { run }] of held) {
        window.clearTimeout(timer as number)
        run()
      }
    },
  }
  Reflect.set(window, name, keeper)
}

/**
 * Has first touches held for as long as their code takes. On a shop a link is held for a second and all else for three: short
 * for a machine that is busy with other tests. A touch that one unit hands on to another has what is left of its time, which is all.
 */
export async function holdLong(page: Page): Promise<void> {
  await heldTimers(900, 3000).before(page)
  await page.addInitScript(stopClock)
}

/** Runs in the page before anything else. */
function stopClock(): void {
  const now = performance.now()
  performance.now = () => now
}
