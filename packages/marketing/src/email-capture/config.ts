import { isRecord, readGlobal, readText } from '@tillkit/platform'
import type { Host } from '@tillkit/mount'
import { PARAMS } from './anatomy.ts'
import type { messages } from './messages.ts'
import type { options } from './options.ts'

/** What the plugin prints of its settings. */
export interface Config {
  /** The address of its calls. */
  readonly ajaxUrl: string
  /** Two letters. */
  readonly language: string
  /** Whether the shop lets nothing be captured: no cookie, no call, no listener. */
  readonly isOff: boolean
}

/** Reads the plugin's settings: all of them texts, of which an empty one means no. */
export function readConfig(): Config {
  const given = readGlobal(PARAMS)
  const params = isRecord(given) ? given : {}
  return {
    ajaxUrl: readText(params['ajax_url']),
    language: readText(params['language']),
    isOff: !params['allowed_to_set_cookies'] || Boolean(params['disable_carts']) || !params['ajax_url'],
  }
}

/** The page, with the unit's settings and words. */
export type CaptureHost = Host<Config, undefined, typeof messages, typeof options>
