import { invoke, type Life } from '@tillkit/dom'
import { isRecord, readGlobal } from '@tillkit/platform'
import { PUBLIC, type PublicName } from './anatomy.ts'
import { makePublicObject, stubbedIn } from './form-builder.stub.ts'

/** A function that scripts of others call. */
export type PublicFunction = (...args: readonly unknown[]) => unknown

/** One of the builder's objects, as far as it is ours. */
interface Defined {
  readonly object: Record<string, unknown>
  /** Whether it is ours as a whole: nobody had put it there. */
  readonly isOurs: boolean
  readonly members: Map<string, unknown>
  /** Members that stand in for what comes with the code of a form. */
  readonly placeholders: Map<string, unknown>
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
  const { object, members, placeholders } = use(life, name)
  for (const [member, value] of Object.entries(names)) {
    if (member in object && object[member] !== placeholders.get(member)) continue
    // What has a placeholder needs a form; the rest answers at once, also for a form that nobody has touched.
    const needsForm = placeholders.delete(member) && typeof value === 'function'
    object[member] = needsForm ? onceBound(value as PublicFunction) : value
    members.set(member, object[member])
  }
}

/** Brings the code of a form: a promise until it is there. */
export type Bring = () => Promise<void> | undefined

const brings = new WeakMap<HTMLFormElement, Bring>()

/** Has functions that are called with an untouched form bring its code first. */
export const bringForCalls = (form: HTMLFormElement, bring: Bring): void => void brings.set(form, bring)

/** Does a function's work at once, or when the code of the form is there that it is called with. */
const onceBound = (work: PublicFunction): PublicFunction => (...args) => {
  const form = formElementOf(args[0])
  const coming = form && brings.get(form)?.()
  if (!coming) return work(...args)
  void coming.then(() => work(...args))
  return undefined
}

/** Adds members to the object with the functions of forms that give way to those of a form's own code. */
export function addPlaceholders(life: Life, names: Readonly<Record<string, unknown>>): void {
  if (life.signal.aborted) return
  const { object, members, placeholders } = use(life, PUBLIC)
  for (const [member, value] of Object.entries(names)) {
    if (member in object) continue
    object[member] = value
    members.set(member, value)
    placeholders.set(member, value)
  }
}

/** The object, for as long as one of those who have added something is there. */
function use(life: Life, name: PublicName): Defined {
  const used = definedAs(name)
  const { users } = used
  if (users.has(life)) return used
  users.add(life)
  life.onEnd(() => {
    users.delete(life)
    if (users.size === 0) takeBack(name)
  })
  return used
}

const globals = () => window as unknown as Record<string, unknown>

function definedAs(name: PublicName): Defined {
  const known = readGlobal(name)
  const ours = defined.get(name)
  if (ours && ours.object === known) return ours
  const found = (isRecord(known) ? known : undefined) ?? (name === PUBLIC ? makePublicObject() : (globals()[name] = {}))
  const stubbed = stubbedIn(found)
  const members = new Map(Object.entries(stubbed ?? {}))
  const made: Defined = { object: found as Record<string, unknown>, isOurs: !isRecord(known) || stubbed !== undefined, members, placeholders: new Map(members), users: ours?.users ?? new Set() }
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
