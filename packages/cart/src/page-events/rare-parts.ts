import { bringFor } from '../shared/bring-for.ts'
import { anatomy } from './anatomy.ts'
import type { PageEventsHost } from './context.ts'

/** A part with code of its own: what it is for, and how its code comes. */
interface RarePart {
  readonly selector: string
  readonly load: () => Promise<{ start(host: PageEventsHost): void }>
}

/** What few pages have. */
const PARTS: readonly RarePart[] = [
  { selector: anatomy.comingSoon, load: () => import('./coming-soon.bind.ts') },
  { selector: anatomy.password, load: () => import('./password-toggle.bind.ts') },
  { selector: anatomy.hinted, load: () => import('./field-hints.bind.ts') },
]

/** Brings each part's code with the first element that it is for, now or later. */
export function bringRareParts(host: PageEventsHost): void {
  for (const { selector, load } of PARTS) bringFor(host, selector, { load, use: ({ start }) => start(host) })
}
