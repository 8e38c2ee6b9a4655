import { invoke } from '@tillkit/dom'
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
