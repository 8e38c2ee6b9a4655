import type { Host } from '@tillkit/mount'
import type { options } from './ab-testing.options.ts'
import type { Config } from './config.ts'

/** What the parts of the unit work with. */
export type AbHost = Host<Config, undefined, Readonly<Record<never, never>>, typeof options>
