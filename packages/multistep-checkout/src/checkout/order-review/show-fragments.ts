import { type Life, parseFragment, runScripts } from '@tillkit/dom'
import { settle } from '@tillkit/mount'
import { applyFragments, type Fragments } from '@tillkit/platform/cart'
import { holdById } from '../../shared/hold-by-id.ts'
import { anatomy } from '../anatomy.ts'

/** Shows fragments of the checkout. Of those, what was sent before as it is now is left alone, whatever is ticked in it. */
export interface FragmentsShown {
  show(fragments: Fragments): void
}

/**
 * Makes what shows fragments. One that has changed is replaced whole, as by jQuery: gateways keep their frames in it, and a frame
 * that is moved is loaded anew. The focus, its caret, what is typed in a gateway's fields and the ticked terms outlive it.
 */
export function createFragments(life: Life): FragmentsShown {
  const last = new Map<string, string>()
  const regions = () => [...document.querySelectorAll(`${anatomy.paymentBox}, ${anatomy.terms}`)].map((found) => (found.matches(anatomy.terms) ? found.parentElement ?? found : found))
  return {
    show(fragments) {
      const changed = Object.entries(fragments).filter(([selector, html]) => last.get(selector) !== withoutChoice(html))
      for (const [selector, html] of changed) last.set(selector, withoutChoice(html))
      const giveBack = holdById(regions)
      const run = (scripts: readonly HTMLScriptElement[]) => runScripts(life, scripts, (dead, live) => dead.replaceWith(live))
      applyFragments(Object.fromEntries(changed), { parse: parseFragment, run })
      settle()
      giveBack()
    },
  }
}

/**
 * A fragment without what says which way to pay is chosen: the shopper has chosen it here, and a gateway's frame, with the card
 * that was typed into it, is no other for that.
 */
const withoutChoice = (html: string) => html.replace(CHOICE, ' ').replace(/\s+/g, ' ')

/** A radio button's or a box' tick, and a description that is not open; with the blanks around it, which are printed without it, too. */
const CHOICE = /\s+(?:checked(?:=(?:"checked"|'checked'|"")|(?=[\s/>]))|style=(["'])display:\s*none;?\1)/g
