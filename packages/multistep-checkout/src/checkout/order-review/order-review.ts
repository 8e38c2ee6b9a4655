import { adopt, live, settle } from '@tillkit/mount'
import { invoke, isTicked, keepFields, type Life, native, parseFragment, runScripts, within } from '@tillkit/dom'
import { applyFragments, type Fragments } from '@tillkit/platform/cart'
import { anatomy, classes } from '../anatomy.ts'
import type { Checkout } from '../context.ts'
import type { Sent } from './unchanged-fragment.ts'

/** Covers totals and ways to pay while new ones are on their way. */
export function coverReview({ host, store }: Checkout): void {
  live(host, `${anatomy.payment}, ${anatomy.reviewTable}`, (part, life) => {
    adopt(life, part, store, ({ isRecalculating }) =>
      isRecalculating ? { classes: { [classes.covered]: true }, attributes: { 'aria-busy': 'true' } } : {},
    )
  })
}

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

const load = () => import('../after-touch.late.ts')

/** How long that is waited for, in ms. */
const CODE_TIMEOUT_MS = 3000

/** Where a gateway asks for a card, and where the terms are accepted. */
const KEPT = `${anatomy.paymentBox}, :has(> ${anatomy.terms})`

/**
 * Keeps ticks as they were, choices that are there again, and text where the server prints none. Card fields are known by their ids: they
 * have no names, so that they are not sent.
 */
const keepTyped = keepFields({
  isKept: () => true,
  knownBy: (field) => native(field, 'id'),
  placeOf: (field) => (invoke(field, 'closest', KEPT) ? '' : undefined),
  fills: (next, before) => next !== before && (isTicked(next) || next instanceof HTMLSelectElement || next.value === ''),
  withHidden: true,
  dispatches: true,
})

/**
 * Makes what shows fragments. One that has changed is replaced whole, as by jQuery: gateways keep their frames in it, and a frame
 * that is moved is loaded anew. The focus, its caret, what is typed in a gateway's fields and the ticked terms outlive it.
 */
export function createFragments(life: Life): FragmentsShown {
  const last = new Map<string, string>()
  /** The parts as our totals have left them: another script may put an answer of its own in their place. */
  let parts: readonly Element[] = []
  let isStill: ((sent: Sent) => boolean) | undefined
  let ready: Promise<unknown> | undefined
  const loadNow = () => load().then((code) => {
    isStill = code.isStill
  }, () => {
    ready = undefined
  })
  return {
    getReady: () => (last.size > 0 ? (ready ??= within(CODE_TIMEOUT_MS, loadNow())) : undefined),
    show(fragments) {
      const changed = Object.entries(fragments).filter(([selector, html]) => {
        const before = last.get(selector)
        last.set(selector, html)
        return before === undefined || !(isStill ? isStill({ before, html, selector, parts }) : before === html)
      })
      const giveBack = keepTyped(document.body)
      const run = (scripts: readonly HTMLScriptElement[]) => runScripts(life, scripts, (dead, live) => dead.replaceWith(live))
      applyFragments(Object.fromEntries(changed), { parse: parseFragment, run })
      parts = [...document.querySelectorAll(`${anatomy.payment},${anatomy.reviewTable}`)]
      settle()
      giveBack()
    },
  }
}
