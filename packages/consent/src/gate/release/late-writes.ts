import { type Life, parseFragment, runScripts } from '@tillkit/dom'
import { createWrap } from '../wrap.ts'
import type { Execution } from './execution.ts'

/** What scripts that run late have written with `document.write`, which would take the page's place now. */
export interface LateWrites {
  /** Puts what a script has written behind it, where the parser would have put it; scripts in it run in order. */
  flush(script: Element, life: Life): void
}

/** Keeps what scripts that are being released write into the page. */
export function catchWrites({ isOurs }: Execution): LateWrites {
  const texts = new WeakMap<Element, string>()
  for (const [name, end] of [['write', ''], ['writeln', '\n']] as const) {
    createWrap({})(Document.prototype, name, (self, args) => {
      const script = self === document ? isOurs() : undefined
      if (!script) return undefined
      texts.set(script, (texts.get(script) ?? '') + args.join('') + end)
      return true
    })
  }
  return {
    flush(script, life) {
      const text = texts.get(script)
      if (text === undefined) return
      texts.delete(script)
      const fragment = parseFragment(text)
      const scripts = [...fragment.querySelectorAll('script')]
      script.after(fragment)
      runScripts(life, scripts, (dead, live) => dead.replaceWith(live))
    },
  }
}
