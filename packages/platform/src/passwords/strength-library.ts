import { scriptFrom } from '@tillkit/dom'
import { isRecord, readGlobal, readText } from '../globals.ts'
import { LIBRARY, LIBRARY_SETTINGS } from './anatomy.ts'

/** How long a library that could not be had is not asked for again, in ms: with each key that would be a request. */
const RETRY_MS = 10_000

/** What is on its way, and when something last did not come, by its address. */
const coming = new Map<string, Promise<boolean>>()
const failedAt = new Map<string, number>()

/** Where the page says that the library is; '' for a page that does not. */
export function libraryAddress(): string {
  const settings = readGlobal(LIBRARY_SETTINGS.global)
  return isRecord(settings) ? readText(settings[LIBRARY_SETTINGS.address]) : ''
}

/**
 * Brings the library that strengths are told by: once a page, however many ask. For the first key in a new password, and never before: it is some
 * 390 kB, and hardly anybody types one.
 * @returns whether it is there. It never rejects
 */
export function loadStrengthLibrary(): Promise<boolean> {
  if (hasLibrary()) return Promise.resolve(true)
  const address = libraryAddress()
  if (address === '' || performance.now() - (failedAt.get(address) ?? -Infinity) < RETRY_MS) return Promise.resolve(false)
  const asked = coming.get(address) ?? runLibrary(address).then((came) => {
    coming.delete(address)
    if (!came) failedAt.set(address, performance.now())
    return came
  })
  coming.set(address, asked)
  return asked
}

const hasLibrary = (): boolean => typeof readGlobal(LIBRARY) === 'function'

/** Has the browser run the library. A tag that brings nothing goes: the next try is one of its own. */
function runLibrary(address: string): Promise<boolean> {
  const script = scriptFrom(address)
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) {
      script.addEventListener(type, () => {
        if (!hasLibrary()) script.remove()
        resolve(hasLibrary())
      })
    }
    document.head.append(script)
  })
}
