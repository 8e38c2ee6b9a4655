import type { Host } from '@tillkit/mount'
import type { options } from './options.ts'
import type { Config } from './read.ts'
import type { ReviewsStore } from './store.ts'

/** A widget, with what the page's widgets share. */
export type ReviewsHost = Host<Config, ReviewsStore, Readonly<Record<never, never>>, typeof options>
