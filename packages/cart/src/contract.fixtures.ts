import { vi } from 'vitest'

/** A shop that never answers: what a unit shows while it waits is what it has to take back. */
export function silence(): void {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
}
