import { isRecord, readFlag, readText } from '@tillkit/platform'
import { isBuilder, setting } from '@tillkit/platform/theme'
import type { Host } from '@tillkit/mount'
import { settings } from './anatomy.ts'
import type { Test } from './records.model.ts'
import type { options } from './ab-testing.options.ts'

/** What the page says of its tests. */
interface Config {
  /** Whether the page is being built: nothing is counted then. */
  readonly isBuilt: boolean
  readonly tests: readonly Test[]
  /** How long a page is looked at before it counts as read, in ms. */
  readonly bounce: number
  /** Whether a cache may have kept the page, so that its variation has to be asked for. */
  readonly isCached: boolean
  /** Whether trackers on other pages count. */
  readonly isTracked: boolean
  /** The number of the page's own test: what cookies of the theme's script are named by, whatever the test. */
  readonly pageTest: string
  /** Whether the theme watches no scrolling: what is seen is looked for once. */
  readonly seesOnce: boolean
  readonly ajaxUrl: string
  readonly logNonce: string
}

/** How long a page is looked at where the theme does not say, in seconds. */
const BOUNCE = 5

/** A text, or a number that the platform has printed as one. */
export function settingText(name: string): string {
  const value = setting(name)
  return typeof value === 'number' ? String(value) : readText(value)
}

/** Reads what the theme printed. */
export function readConfig(): Config {
  const seconds = Number(settingText(settings.bounce))
  return {
    isBuilt: isBuilder(),
    tests: isSet(setting(settings.isActive)) ? readTests(setting(settings.tests)) : [],
    bounce: 1000 * (seconds > 0 ? seconds : BOUNCE),
    isCached: readFlag(setting(settings.isCached)),
    isTracked: setting(settings.isTracked) === 'on',
    pageTest: settingText(settings.pageTest),
    seesOnce: readFlag(setting(settings.waypoints)),
    ajaxUrl: settingText(settings.ajaxUrl) || '/wp-admin/admin-ajax.php',
    logNonce: settingText(settings.logNonce),
  }
}

/** PHP prints a switch as a text, a number or itself. */
const isSet = (value: unknown): boolean => Boolean(value) && value !== '0'

function readTests(value: unknown): Test[] {
  return Object.values((value ?? {}) as object).flatMap((entry: unknown) => {
    if (!isRecord(entry)) return []
    const postId = Number(entry['post_id'])
    return postId > 0 ? [{ postId, testId: String(entry['test_id'] ?? '') }] : []
  })
}

/** What the parts of the unit work with. */
export type AbHost = Host<Config, undefined, Readonly<Record<never, never>>, typeof options>
