import { isRecord, readGlobal, readText } from '../globals.ts'
import { LIBRARY, METER, METER_WORDS } from './anatomy.ts'
import { disallowedWords } from './disallowed-words.ts'
import { libraryAddress } from './strength-library.ts'

/** What a strength is as long as nobody can tell it. */
export const UNKNOWN_STRENGTH = -1

/** How many characters are measured: the library takes very long for very long ones, and so many are strong by then. */
const MOST_MEASURED = 100

type Measure = (text: string, disallowed: readonly string[]) => unknown

/**
 * How strong a password is: from 0, which is guessed at once, to 4; `UNKNOWN_STRENGTH` while the library is not there; nothing where the page
 * names none. By the page's own meter where it has one, which others may have replaced.
 * @param disallowed words that make it weaker. Default those that the platform gathers from the page
 */
export function passwordStrength(text: string, disallowed?: readonly string[]): number | undefined {
  const platform = readGlobal(METER.global)
  const meter = isRecord(platform) ? platform[METER.object] : undefined
  const measure = methodOf(meter, METER.measure)
  try {
    const strength = measure ? measure(text, disallowed ?? wordsOf(meter)) : measureByLibrary(text, disallowed)
    return typeof strength === 'number' ? strength : undefined
  } catch {
    // The library throws on pages whose scripts have added to all objects: nobody is kept from anything for that.
    return UNKNOWN_STRENGTH
  }
}

function measureByLibrary(text: string, disallowed: readonly string[] = disallowedWords()): unknown {
  const library = readGlobal(LIBRARY) as Measure | undefined
  if (typeof library !== 'function') return libraryAddress() === '' ? undefined : UNKNOWN_STRENGTH
  const result = library(text.slice(0, MOST_MEASURED), [...disallowed])
  return isRecord(result) ? result['score'] : undefined
}

/** The words by the page's own meter: others may have added to them. */
function wordsOf(meter: unknown): readonly string[] {
  const words = methodOf(meter, METER.disallowed)?.()
  return Array.isArray(words) ? words as readonly string[] : disallowedWords()
}

const methodOf = (object: unknown, name: string): ((...args: readonly unknown[]) => unknown) | undefined => {
  const method = isRecord(object) ? object[name] : undefined
  return typeof method === 'function' ? (method.bind(object) as (...args: readonly unknown[]) => unknown) : undefined
}

/** What the platform calls a strength in the page's language (`short`, `bad`, `good`, `strong`, `mismatch`, `unknown`); nothing where it does not say. */
export function strengthWord(name: string): string {
  const words = readGlobal(METER_WORDS)
  return isRecord(words) ? readText(words[name]) : ''
}
