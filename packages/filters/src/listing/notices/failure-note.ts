import { createFailureLines, focusBriefly, keepAtEdge, tryAgain, type Failure } from '@tillkit/ui/plain'
import type { ListingHost } from '../../panel/context.ts'
import { ours } from '../../filters.anatomy.ts'

/** What could not be done: to load the listing, or to add a product of it. */
type Failed = 'load' | 'add'

/** What a listing says when something could not be done. */
export interface FailureNote {
  /** Says so, in these words or in our own. Each kind has a line of its own. */
  show(what: Failed, words?: string): void
  clear(what: Failed): void
}

/** Shows that a listing could not be loaded. The last listing stays; a line above it says so and offers another try. */
export function bindFailure(host: ListingHost): FailureNote {
  const { element, store, config } = host
  const lines = createFailureLines<Failed>(host)
  const again = tryAgain({
    label: host.t('retry'),
    act: () => store.retry(config.name),
    goOn: () => void focusBriefly(host, element),
  })
  return {
    clear: (what) => lines.clear(what),
    show(what, own = '') {
      const words = own || host.t(what === 'add' ? 'addFailed' : 'loadFailed')
      host.announce(words)
      const place = { position: 'before', anchor: element } as const
      lines.show(what, { words, className: ours.error, place, add: what === 'load' ? inSightWith(again) : inSightWith() })
    },
  }
}

/** Has a line stay in sight, below what others keep at the window's top. */
function inSightWith(button?: NonNullable<Failure['add']>): NonNullable<Failure['add']> {
  return (line, own, life) => {
    button?.(line, own, life)
    keepAtEdge(own, line, { edge: 'top', gap: 8 })
  }
}
