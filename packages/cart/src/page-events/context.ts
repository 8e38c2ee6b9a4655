import type { Host } from '@tillkit/mount'
import type { messages } from './messages.ts'

/** The page, with the unit's words. */
export type PageEventsHost = Host<null, undefined, typeof messages>
