import type { Host } from '@tillkit/mount'
import type { Config } from './config.ts'
import type { messages } from './messages.ts'
import type { options } from './options.ts'

/** The page, with the unit's settings and words. */
export type CaptureHost = Host<Config, undefined, typeof messages, typeof options>
