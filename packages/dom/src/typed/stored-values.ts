import { parseJson, toJson } from '../json.ts'
import type { SafeStorage } from '../storage.ts'

/** Where typed values are stored over a load of the page, and what tells whether they may be given back. */
export interface StoredValues {
  readonly storage: SafeStorage
  readonly name: string
  /** What is stored beside the values: whose they are, how old they are. */
  readonly stamp: () => Readonly<Record<string, unknown>>
  /** Whether what has such a stamp may be given back. */
  readonly isValid: (stamp: Readonly<Record<string, unknown>>) => boolean
}

/** The name of what is kept of a form until it is sent. @param key what that form is known by */
export const draftName = (key: string): string => `tillkit-draft:${key}`

/** What is stored under a name. What may not be given back, or is not understood, is forgotten. */
export function readStored({ storage, name, isValid }: StoredValues): unknown {
  const { values, ...stamp } = Object(parseJson(storage.read(name) ?? '')) as Record<string, unknown>
  if (isValid(stamp)) return values
  storage.write(name, null)
  return undefined
}

/**
 * Stores values, or forgets what was stored where there are none.
 * @returns whether the browser has done so: it may have no room
 */
export function writeStored({ storage, name, stamp }: StoredValues, values: object): boolean {
  return storage.write(name, Object.keys(values).length > 0 ? toJson({ ...stamp(), values }) : null)
}
