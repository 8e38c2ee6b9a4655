import { native } from './native.ts'
import type { Gate, Parked } from './parked.ts'
import { lookAt, park } from './parking.ts'
import { createWrap } from './wrap.ts'
import { written } from './written.ts'

/** How the names of functions and properties begin that put nodes or HTML into a page. */
const INSERTS = /^(append|prepend|before$|after$|insert|replace|move|write|inner|outerH|createCon)/
/** Which of them take HTML. */
const TAKES_HTML = /HTML|^write|^create/

/**
 * Looks at what scripts put into the page before the browser does: an observer hears of it when a fetch has begun. Nothing that makes or describes
 * an element is touched but the setting of `src`, by which pictures load wherever they are; whoever reads it reads the browser's own.
 */
export function wrapCalls(gate: Gate): void {
  const wrap = createWrap(gate)
  for (const { prototype } of [Node, Element, Document, DocumentFragment, CharacterData, Range]) {
    for (const name of Object.getOwnPropertyNames(prototype)) {
      if (INSERTS.test(name)) wrap(prototype, name, (self, args) => args.forEach((arg, at) => {
        if (arg instanceof Node) {
          if (!(self instanceof Node) || native(self, 'isConnected')) lookAt(gate, arg)
        } else if (typeof arg === 'string' && TAKES_HTML.test(name)) args[at] = written(gate, arg)
      }))
    }
  }
  for (const { prototype } of [HTMLImageElement, HTMLIFrameElement, HTMLScriptElement]) {
    wrap(prototype, 'src', (self, [value]) => {
      const node = self as Element
      const kind = node.localName as Parked['kind']
      return (kind === 'img' || node.isConnected) && park(gate, { kind, node, address: String(value) }) && kind !== 'script'
    })
  }
  wrap(Navigator.prototype, 'sendBeacon', (_self, args) => park(gate, { kind: 'beacon', address: String(args[0]), resume: () => navigator.sendBeacon(...(args as [string])) }))
  wrap(window, 'fetch', (_self, args) => {
    const [input, init] = args as [Request, RequestInit?]
    let resume = (): unknown => undefined
    const answer = new Promise((resolve) => {
      resume = () => resolve(fetch(input, init))
    })
    // One that outlives its page is a beacon by another name.
    return (init ?? input).keepalive && park(gate, { kind: 'fetch', address: input.url ?? String(input), resume }) && answer
  })
}
