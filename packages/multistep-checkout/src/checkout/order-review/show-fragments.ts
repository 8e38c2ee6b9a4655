import { type Life, parseFragment, runScripts } from '@tillkit/dom'
import { settle } from '@tillkit/mount'
import { applyFragments, type Fragments } from '@tillkit/platform/cart'
import { holdById } from '../../shared/hold-by-id.ts'
import { anatomy } from '../anatomy.ts'

/** Shows fragments of the checkout. Of those, what was sent before as it is now is left alone. */
export interface FragmentsShown {
  show(fragments: Fragments): void
}

/**
 * Makes what shows fragments. One that has changed is replaced whole, as by jQuery: gateways keep their frames in it, and a frame
 * that is moved is loaded anew. The focus, its caret, what is typed in a gateway's fields and the ticked terms outlive it.
 */
export function createFragments(life: Life): FragmentsShown {
  let last: Fragments = {}
  const regions = () => [...document.querySelectorAll(`${anatomy.paymentBox}, ${anatomy.terms}`)].map((found) => (found.matches(anatomy.terms) ? found.parentElement ?? found : found))
  return {
    show(fragments) {
      const changed = Object.entries(fragments).filter(([selector, html]) => last[selector] !== html)
      last = { ...last, ...fragments }
      const giveBack = holdById(regions)
      const run = (scripts: readonly HTMLScriptElement[]) => runScripts(life, scripts, (dead, live) => dead.replaceWith(live))
      applyFragments(Object.fromEntries(changed), { parse: parseFragment, run })
      settle()
      giveBack()
    },
  }
}
