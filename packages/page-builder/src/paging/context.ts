import type { Host } from '@tillkit/mount'
import type { messages } from './paging.messages.ts'

/** Pages of posts that are mounted. */
export type PagingHost = Host<null, undefined, typeof messages>

/** The pages of a module's posts. */
export interface ModulePages {
  /** Shows a page in the place of the one that shows. Of several the last counts. */
  readonly show: (href: string) => Promise<void>
  /** Fetches a page that will probably be wanted. */
  readonly fetchAhead: (href: string) => void
}

/** How the module shows what becomes of its pages. */
export interface PagesShown {
  /** Shows whether a page is on its way. */
  readonly setBusy: (isBusy: boolean) => void
  /** Says that a page could not be had, with its link. */
  readonly fail: (href: string) => void
}
