import { invoke } from '@tillkit/dom'
import { trace } from './trace.ts'

/** Raises a native event of ours (`tillkit:…`), which bubbles. */
export function raise(target: EventTarget, type: string, detail: unknown): void {
  trace({ kind: 'event', what: 'raised', name: type, on: target, args: [detail] })
  const event = new CustomEvent(type, { bubbles: true, detail })
  try {
    target.dispatchEvent(event)
  } catch {
    // A form's field may be called so, and neighbours put properties on elements that throw: then as the browser itself does it.
    invoke(target as Node, 'dispatchEvent', event)
  }
}
