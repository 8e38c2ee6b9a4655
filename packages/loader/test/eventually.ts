import { expect } from 'vitest'

/** An expectation that may take a moment to come true: 5 s, because the machine may be busy with other tests. */
export function eventually<T>(read: () => T) {
  return expect.poll(read, { timeout: 5_000, interval: 20 })
}
