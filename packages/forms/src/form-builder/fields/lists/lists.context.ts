import type { Host } from '@tillkit/mount'
import type { StoreApi } from 'zustand/vanilla'
import type { messages } from '../../messages.ts'
import type { options } from '../../options.ts'
import type { List } from './list.ts'

/** What is known of the lists of a form. */
export interface ListsState {
  /** The one that lies open. */
  readonly open: List | null
  /** Whether somebody has come near one that opens. */
  readonly isNear: boolean
  /** Whether what opens them is there: until then a press opens the browser's own. */
  readonly isReady: boolean
}

/** The host of a form as its lists see it. */
export type ListsHost = Host<unknown, StoreApi<ListsState>, typeof messages, typeof options>
