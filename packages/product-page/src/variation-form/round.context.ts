import type { VariationList } from './config.ts'
import type { ShowContent } from './content.ts'
import type { FormHost } from './context.ts'
import type { Send } from './form-events.ts'
import type { Lookup } from './lookup.ts'
import type { Notices } from './notices.ts'
import type { PictureControl } from './picture/picture.ts'
import type { Variation } from './variation.schema.ts'

/** What a round writes with. */
export interface RoundParts {
  readonly host: FormHost
  readonly showContent: ShowContent
  readonly picture: PictureControl
  readonly notices: Notices
}

/** How far the rounds of a form have come. */
export interface RoundState {
  /** The form's list as it was read last. */
  list: VariationList
  /** Counts rounds: one that another has overtaken stops. */
  round: number
  /** Whether it is the first one, of what stands chosen as the page comes: it says nothing to the shopper. */
  isFirst: boolean
  /** The choice that was looked at last. */
  seen: string
  /** The choice that the shop could not be asked for; empty for none. */
  failed: string
  /** What was found and is yet to be shown; whatever comes meanwhile drops it (bug 1). */
  pending: Variation | undefined
  /** Whether it is us who raise `found_variation`: then it is shown when that has bubbled, in the same task. */
  isOurs: boolean
}

/** What each step of a round works with. */
export interface RoundContext extends RoundParts {
  readonly now: RoundState
  readonly send: Send
  readonly lookup: Lookup
}
