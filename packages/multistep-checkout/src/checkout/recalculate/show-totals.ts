import { emitLegacy } from '@tillkit/platform'
import { loadAnew, unwrapped } from '@tillkit/platform/cart'
import { raiseCheckout, type UpdateArgs } from '@tillkit/platform/checkout'
import { RequestFailed } from '@tillkit/platform/requests'
import { createFailureLines, focusBriefly, tryAgain } from '@tillkit/ui/plain'
import { saveTyped } from '../../shared/typed-storage.ts'
import { unblock } from '../placing/form-busy.ts'
import { anatomy, classes, events, EXPIRED, triggers } from '../anatomy.ts'
import type { ReviewAnswer } from '../answers.schema.ts'
import type { Checkout, Errors, Payment } from '../context.ts'
import { removeAll } from '../errors/errors.ts'
import { createFragments } from '../order-review/order-review.ts'
import { rememberAnswered, reloadPage } from '../reload-page.ts'

/** What totals are shown with. */
export interface TotalsDeps {
  readonly errors: Errors
  readonly payment: Payment
}

/** What shows an answer, or that there is none. */
export interface ShowTotals {
  /** Brings what an answer is shown with, where there was one before. */
  getReady(): Promise<unknown> | undefined
  answer(answer: ReviewAnswer, args: UpdateArgs): void
  failure(cause: unknown, again: () => void): void
  /** Whether third parties are being told of new totals. */
  isTelling(): boolean
}

/** Makes what shows totals, in the platform's order. */
export function createShowTotals(unit: Checkout, { errors, payment }: TotalsDeps): ShowTotals {
  const { host, form } = unit
  const fragments = createFragments(host)
  // Others cover them by themselves, also what is not sent anew.
  const uncover = () => unblock(document.querySelectorAll(`${anatomy.payment}, ${anatomy.reviewTable}`))
  const lines = createFailureLines<'update'>(host)
  let isTelling = false
  const notify = ({ result, messages, fragments: sent, data }: ReviewAnswer) => {
    isTelling = true
    try {
      emitLegacy(document.body, events.updated, [data])
      raiseCheckout('updated', { result, messages, fragments: sent })
    } finally {
      isTelling = false
    }
  }
  const failure = (cause: unknown, again: () => void) => {
    const isOld = cause instanceof RequestFailed && cause.status === 403
    if (isOld && reloadPage(unit, 'totals')) return
    uncover()
    const anchor = document.querySelector(anatomy.reviewTable) ?? form
    const words = host.t('updateFailed')
    const button = tryAgain({ label: host.t('retry'), act: isOld ? () => loadAnew() : again, goOn: () => void focusBriefly(host, document.querySelector(anatomy.review) ?? form) })
    lines.show('update', { words, className: classes.failure, role: 'alert', place: { position: 'before', anchor }, add: button })
    payment.init()
    raiseCheckout('failed', { action: 'update', outcome: 'not-sent', html: words, fields: [], cause })
  }
  return {
    isTelling: () => isTelling,
    getReady: fragments.getReady,
    failure,
    answer(answer, args) {
      if (answer.reload && reloadPage(unit, 'totals')) return
      if (answer.reload) return failure(new Error('The shop wants this page loaded anew, again and again'), () => loadAnew())
      rememberAnswered('totals')
      lines.clear('update')
      removeAll(anatomy.updateGroup)
      // A session that is over takes the form away; what was typed is there again with the next one.
      if (answer.fragments[EXPIRED] !== undefined) saveTyped(form, anatomy.payment)
      fragments.show(answer.fragments)
      uncover()
      errors.showUpdate(answer.result, answer.messages)
      payment.init()
      if (answer.result === 'success') focusMethod(unwrapped(args.current_target))
      notify(answer)
    },
  }
}

/** The way of sending that was chosen is where the keyboard was; unless it is gone, or the shopper is. */
function focusMethod(target: Element | undefined): void {
  const id = target?.id ?? ''
  const active = document.activeElement
  const isFree = !active || active === document.body || active === target
  if (isFree && id.includes(triggers.methodId)) document.getElementById(id)?.focus({ preventScroll: true })
}
