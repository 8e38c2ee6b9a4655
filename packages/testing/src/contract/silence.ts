import { vi } from 'vitest'

/** Longer than a test's page rests, and shorter than two rests, in ms. */
const LATE = 3000

/**
 * A shop that is slow, and then not reached at all: what a unit shows while it waits is what it has to take back. A
 * change that was asked for is not given up with the unit, so the end comes after the stop.
 */
export function silence(): void {
  let isOver = false
  const end = new Promise<never>((_resolve, reject) => setTimeout(() => {
    isOver = true
    reject(new TypeError('not reached'))
  }, LATE))
  end.catch(() => undefined)
  vi.stubGlobal('fetch', () => (isOver ? Promise.reject(new TypeError('not reached')) : end))
}
