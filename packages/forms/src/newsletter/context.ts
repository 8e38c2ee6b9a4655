import type { Host } from '@tillkit/mount'
import type { messages } from './messages.ts'
import type { NewsletterConfig } from './read.ts'

/** What the unit's parts work with. */
export type NewsletterHost = Host<NewsletterConfig, undefined, typeof messages>
