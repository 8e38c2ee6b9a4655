import { invoke } from '@tillkit/dom'
import { trace } from './trace.ts'

/** Raises a native event of ours (`tillkit:…`), which bubbles. */
export function raise(target: EventTarget, type: string, detail: unknown): void {
  trace({ kind: 'event', what: 'raised', name: type, on: target, args: [detail] })
  // An element whose own properties throw, or answer something else, is told nevertheless.
  invoke(target as Node, 'dispatchEvent', new CustomEvent(type, { bubbles: true, detail }))
}
