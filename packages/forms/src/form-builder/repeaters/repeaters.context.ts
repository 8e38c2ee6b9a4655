import type { StoreApi } from 'zustand/vanilla'
import type { FormContext } from '../context.ts'
import type { Repeater } from './read-repeater.ts'

/** A repeater that works, with the form that it stands in. */
export interface BoundRepeater {
  readonly context: FormContext
  readonly repeater: Repeater
  /** All rows but the first, in their order, as they stand on the page. */
  readonly store: StoreApi<{ readonly rows: readonly HTMLElement[] }>
}
