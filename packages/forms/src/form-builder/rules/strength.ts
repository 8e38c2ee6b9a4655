import { isRecord, readGlobal, readText } from '@tillkit/platform'
import { METER, METER_WORDS } from './anatomy.ts'

/** How strong a password is, by the platform's meter, from -1 to 4; nothing where the page has none: the server measures, too. */
export function strengthOf(text: string): number | undefined {
  const platform = readGlobal(METER.global)
  const meter = meterIn(isRecord(platform) ? platform[METER.object] : undefined)
  const strength: unknown = typeof meter === 'function' ? (meter as (text: string, disallowed: readonly string[], again: string) => unknown)(text, [], text) : undefined
  return typeof strength === 'number' ? strength : undefined
}

const meterIn = (object: unknown): unknown => (isRecord(object) ? object[METER.measure] : undefined)

/** What the platform calls a strength in the page's language. */
export function strengthWord(name: string): string {
  const words = readGlobal(METER_WORDS)
  return isRecord(words) ? readText(words[name]) : ''
}
