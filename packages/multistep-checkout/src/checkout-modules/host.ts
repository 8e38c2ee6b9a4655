import type { Host } from '@tillkit/mount'
import type { messages } from './messages.ts'

/** The page as the unit's parts see it. */
export type ModulesHost = Host<undefined, undefined, typeof messages>
