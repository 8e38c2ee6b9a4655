import { isRecord, readGlobal } from '@tillkit/platform'
import { PUBLIC } from './anatomy.ts'

/** A function that scripts of others call. */
export type PublicFunction = (...args: readonly unknown[]) => unknown

/** Adds members to the builder's object, which is made where there is none. What somebody has put there is left alone. */
export function addToPublicNames(names: Readonly<Record<string, unknown>>): void {
  const known = readGlobal(PUBLIC)
  const object = (isRecord(known) ? known : {}) as Record<string, unknown>
  for (const [name, value] of Object.entries(names)) if (!(name in object)) object[name] = value
  if (object !== known) (window as unknown as Record<string, unknown>)[PUBLIC] = object
}
