import { invoke, native } from '@tillkit/dom'
import type { Aspect } from './ledger.ts'

const identical = (one: unknown, other: unknown): boolean => one === other

/** What somebody printed, and what it means, for as long as we have changed it. */
const printed = new WeakMap<Element, { readonly text: string | null; readonly meant: string }>()

const classesOf = (node: Element): string => [...native(node, 'classList')].sort().join(' ')

/** Changes classes and, once they mean again what the server printed, puts the printed text back, white space and all. */
function changeClass(node: Element, name: string, on: boolean): void {
  const before = printed.get(node) ?? { text: invoke(node, 'getAttribute', 'class'), meant: classesOf(node) }
  printed.set(node, before)
  native(node, 'classList').toggle(name, on)
  if (classesOf(node) !== before.meant) return
  // What somebody prints from here on is theirs.
  printed.delete(node)
  putBack(node, 'class', before.text)
}

/** Writes an attribute as somebody had printed it. */
export function putBack(node: Element, attribute: string, text: string | null): void {
  if (text !== null) invoke(node, 'setAttribute', attribute, text)
  // Chromium writes an emptied style back as style="" unless the attribute was read in between.
  else if (invoke(node, 'getAttribute', attribute) !== null) invoke(node, 'removeAttribute', attribute)
}

/** Whether the node carries a class. */
export function classAspect(name: string): Aspect<boolean> {
  return {
    name: `class:${name}`,
    read: (node) => native(node, 'classList').contains(name),
    write: (node, on) => changeClass(node, name, on),
    same: identical,
  }
}

/** An attribute's value, `null` for none. */
export function attributeAspect(name: string): Aspect<string | null> {
  return {
    name: `attribute:${name}`,
    read: (node) => invoke(node, 'getAttribute', name),
    write: (node, value) => putBack(node, name, value),
    same: identical,
  }
}

/** What a form field holds, as opposed to what the server printed into its attribute. */
export function propertyAspect(name: string): Aspect<string | boolean> {
  return {
    name: `property:${name}`,
    read: (node) => Reflect.get(node, name) as string | boolean,
    write: (node, value) => void Reflect.set(node, name, value),
    same: identical,
  }
}
