import { trace } from './trace.ts'

/** Raises a native event of ours (`tillkit:…`), which bubbles. */
export function raise(target: EventTarget, type: string, detail: unknown): void {
  trace({ kind: 'event', what: 'raised', name: type, on: target, args: [detail] })
  target.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }))
}
