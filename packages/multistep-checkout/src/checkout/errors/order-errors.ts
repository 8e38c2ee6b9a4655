import { type EndableLife, invoke } from '@tillkit/dom'
import { emitLegacy } from '@tillkit/platform'
import { raiseCheckout, type CheckoutFailedDetail } from '@tillkit/platform/checkout'
import { anatomy, classes, events } from '../anatomy.ts'
import type { CheckoutHost, Errors } from '../context.ts'
import type { Busy } from '../placing/form-busy.ts'
import { errorListOf } from './error-list.ts'
import { removeAll, showGroup } from './errors.ts'
import { followErrorLinks, seekField } from './go-to-field.ts'
import { createInlineErrors, type FieldError } from './inline-errors.ts'

/** How an order came to nothing. */
type Failure = Pick<CheckoutFailedDetail, 'outcome' | 'cause'>

/** What says that an order came to nothing. */
export interface OrderErrors {
  /** Shows the shop's words for an order that it refused, above the form and below the fields that they name. */
  refuse(messages: string): void
  /** Shows words for an order that came to nothing, and tells everybody. The form can be used again. */
  fail(html: string, failure: Failure): void
  /** Takes back what is said below fields. */
  clearFields(): void
  /** Brings what is wrong into view. */
  scroll(): void
}

/** Creates what shows and clears the errors of an order. */
export function createOrderErrors(host: CheckoutHost, errors: Errors, busy: Busy): OrderErrors {
  const inline = createInlineErrors(host, errors)
  followErrorLinks(host)
  let ours: EndableLife | undefined
  const show = (html: string, failure: Failure, named: readonly FieldError[] = []) => {
    ours?.end()
    removeAll(`${anatomy.orderGroup}, ${anatomy.notices}`)
    const group = showGroup(host.element, classes.orderGroup, html)
    busy.end()
    inline.clear()
    errors.announceAll()
    inline.show(named)
    goToErrors(host, errors, named[0]?.id)
    emitLegacy(document.body, events.error, [html])
    raiseCheckout('failed', { action: 'order', html, fields: named.map(({ id }) => id), ...failure })
    return group
  }
  return {
    fail(html, failure) {
      const group = show(html, failure)
      // What the shop said stays, what we said goes with us.
      ours = host.branch()
      ours.onEnd(() => group.remove())
    },
    refuse(messages) {
      const list = errorListOf(messages)
      show(list.html, { outcome: 'refused' }, list.fields)
    },
    clearFields: inline.clear,
    scroll: errors.scroll,
  }
}

/** The notice that may take the focus has it; or, where the shop wants that, the first field that is wrong. */
function goToErrors({ element, options }: CheckoutHost, { scroll }: Errors, first: string | undefined): void {
  if (options.scrollTo === 'field' && first !== undefined && seekField(first)) return
  scroll()
  const notice = invoke(element, 'querySelector', anatomy.focusable) as HTMLElement | null
  notice?.focus({ preventScroll: true })
}
