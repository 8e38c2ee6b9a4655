import type { Host } from '@tillkit/mount'
import type { messages } from './messages.ts'

/** Tabs, a list of ratings or a link to the reviews, with the unit's words. */
export type TabsHost = Host<null, unknown, typeof messages>
