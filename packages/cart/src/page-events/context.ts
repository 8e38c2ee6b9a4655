import type { Host } from '@tillkit/mount'
import type { messages } from './messages.ts'
import type { options } from './options.ts'

/** The page, with the unit's words and options. */
export type PageEventsHost = Host<null, undefined, typeof messages, typeof options>
