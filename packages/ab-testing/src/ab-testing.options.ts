import { flag } from '@tillkit/platform'

/** What a shop may set. */
export const options = {
  /** What happens before a visitor allows statistics is kept in the page's memory, and counted once she does; `false` forgets it. */
  countsLater: flag(true),
}
