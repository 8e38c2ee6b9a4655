import { invoke, type Life } from '@tillkit/dom'
import { isRecord, readGlobal } from '@tillkit/platform'
import { PUBLIC, type PublicName } from './anatomy.ts'

/** A function that scripts of others call. */
export type PublicFunction = (...args: readonly unknown[]) => unknown

/** One of the builder's objects, as far as it is ours. */
interface Defined {
  readonly object: Record<string, unknown>
  /** Whether it is ours as a whole: nobody had put it there. */
  readonly isOurs: boolean
  readonly members: Map<string, unknown>
  readonly users: Set<Life>
}

/** What takes files on the page, under the builder's name for it. */
export const DROPZONES: unknown[] = []

const defined = new Map<PublicName, Defined>()

/**
 * Adds members to one of the builder's objects, which is made where there is none, until the last form that has them is no more: the builder's own script
 * does nothing where it finds its object. What somebody has put there is left alone.
 * @param name the object's, by default the one with the functions of forms
 */
export function addToPublicNames(life: Life, names: Readonly<Record<string, unknown>>, name: PublicName = PUBLIC): void {
  if (life.signal.aborted) return
  const { object, members, users } = definedAs(name)
  for (const [member, value] of Object.entries(names)) {
    if (member in object) continue
    object[member] = value
    members.set(member, value)
  }
  if (users.has(life)) return
  users.add(life)
  life.onEnd(() => {
    users.delete(life)
    if (users.size === 0) takeBack(name)
  })
}

const globals = () => window as unknown as Record<string, unknown>

function definedAs(name: PublicName): Defined {
  const known = readGlobal(name)
  const ours = defined.get(name)
  if (ours && ours.object === known) return ours
  const made: Defined = { object: (isRecord(known) ? known : {}) as Record<string, unknown>, isOurs: !isRecord(known), members: new Map(), users: ours?.users ?? new Set() }
  if (made.isOurs) globals()[name] = made.object
  defined.set(name, made)
  return made
}

function takeBack(name: PublicName): void {
  const ours = defined.get(name)
  if (!ours) return
  defined.delete(name)
  for (const [member, value] of ours.members) if (ours.object[member] === value) Reflect.deleteProperty(ours.object, member)
  if (ours.isOurs && Object.keys(ours.object).length === 0 && readGlobal(name) === ours.object) Reflect.deleteProperty(window, name)
}

/** Takes all of it away at once, for the builder's own script that is to come: it does nothing where it finds its object. */
export function withdrawPublicNames(): void {
  for (const name of [...defined.keys()]) takeBack(name)
}

/** The element that a script of others hands over: itself, or in jQuery's set. */
export const elementOf = (given: unknown): Element | undefined => {
  const element: unknown = given instanceof Element ? given : isRecord(given) ? (given as { 0?: unknown })[0] : undefined
  return element instanceof Element ? element : undefined
}

/** The form that such an element is, stands in, or has in it. */
export const formElementOf = (given: unknown): HTMLFormElement | undefined => {
  const element = elementOf(given)
  if (!element || element instanceof HTMLFormElement) return element
  const form = invoke(element, 'closest', 'form') ?? invoke(element, 'querySelector', 'form')
  return form instanceof HTMLFormElement ? form : undefined
}
