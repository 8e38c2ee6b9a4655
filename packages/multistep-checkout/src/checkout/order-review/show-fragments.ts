import { type Life, parseFragment, runScripts } from '@tillkit/dom'
import { settle } from '@tillkit/mount'
import { applyFragments, type Fragments } from '@tillkit/platform/cart'
import { holdById } from '../../shared/hold-by-id.ts'
import { anatomy } from '../anatomy.ts'

/**
 * Shows fragments of the checkout. Of those, what was sent before as it is now is left alone, whatever is ticked in it, and whatever its
 * hidden fields hold.
 */
export interface FragmentsShown {
  show(fragments: Fragments): void
  /**
   * Brings what tells one part from another, where something was shown before. Resolves when it is there, or cannot be had, or does not
   * come: then whatever is printed otherwise is another. It is waited for once.
   */
  getReady(): Promise<unknown> | undefined
}

const load = () => import('../touched.late.ts')

/** How long that is waited for, in ms. */
const PATIENCE = 3000

/** What others that ask for totals replace, too. */
const REPLACED: readonly string[] = [anatomy.payment, anatomy.reviewTable]

/** A fragment as it was shown, and what it has become on the page: another script may have put an answer of its own in its place. */
interface Shown {
  readonly html: string
  readonly parts: readonly Element[]
}

/**
 * Makes what shows fragments. One that has changed is replaced whole, as by jQuery: gateways keep their frames in it, and a frame
 * that is moved is loaded anew. The focus, its caret, what is typed in a gateway's fields and the ticked terms outlive it.
 */
export function createFragments(life: Life): FragmentsShown {
  const shown = new Map<string, Shown>()
  const regions = () => [...document.querySelectorAll(`${anatomy.paymentBox}, ${anatomy.terms}`)].map((found) => (found.matches(anatomy.terms) ? found.parentElement ?? found : found))
  let isStill: ((before: string, html: string, selector: string) => boolean) | undefined
  let ready: Promise<unknown> | undefined
  const bring = () => load().then((code) => {
    isStill = code.isStill
  }, () => {
    ready = undefined
  })
  return {
    getReady: () => (shown.size > 0 ? (ready ??= Promise.race([bring(), new Promise((late) => setTimeout(late, PATIENCE))])) : undefined),
    show(fragments) {
      const all = Object.entries(fragments)
      const changed = all.filter(([selector, html]) => {
        const before = shown.get(selector)
        if (!before || (REPLACED.includes(selector) && !before.parts.some((part) => part.isConnected))) return true
        return before.html !== html && !isStill?.(before.html, html, selector)
      })
      const giveBack = holdById(regions)
      const run = (scripts: readonly HTMLScriptElement[]) => runScripts(life, scripts, (dead, live) => dead.replaceWith(live))
      applyFragments(Object.fromEntries(changed), { parse: parseFragment, run })
      for (const [selector, html] of all) shown.set(selector, { html, parts: [...document.querySelectorAll(selector)] })
      settle()
      giveBack()
    },
  }
}
