import type { Gate } from './parked.ts'

/** Looks at a call before the browser does it, and may change its arguments; what it answers, if anything, is the call's answer in place of the browser's. */
type Before = (self: unknown, args: unknown[]) => unknown

/** Has calls of a browser's function, or what is set to a property, looked at first. */
export type Wrap = (owner: object, name: string, before: Before) => void

/**
 * Gives what looks at calls for as long as the gate is not open. Who asks finds the browser's own functions all the same: their names, their lengths, their
 * text. What throws here is nobody else's.
 */
export const createWrap = (gate: Pick<Gate, 'isOpen'>): Wrap => (owner, name, before) => {
  const own = Object.getOwnPropertyDescriptor(owner, name)
  const key = own?.set ? 'set' : 'value'
  if (!own?.configurable) return
  const apply = (native: () => unknown, self: unknown, args: unknown[]): unknown => {
    let answer: unknown
    try {
      if (!gate.isOpen) answer = before(self, args)
    } catch {
      // Somebody's odd element or argument is the browser's to judge.
    }
    return answer || Reflect.apply(native, self, args as [])
  }
  Object.defineProperty(owner, name, { ...own, [key]: new Proxy(own[key] as () => unknown, { apply }) })
}
