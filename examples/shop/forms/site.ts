import { FORM_FAULTS, formsCall as answerCall, MESSAGE, SIGNUP_CALL, type FormFault, type FormsReply, type FormsSite } from '@tillkit/fixtures'
import type { Session } from '../cart/session.ts'
import type { View } from '../view.ts'
import type { AjaxAnswer } from '../wc-ajax.ts'
import { FOOTER_NEWS, TRADE_NEWS, welcomeNews } from './content.ts'

/** This shop's site around a visitor's forms. */
export function formsSiteOf({ inbox, formFaults }: Session): FormsSite {
  return { inbox, faults: formFaults, newsletters: [FOOTER_NEWS, TRADE_NEWS, welcomeNews('')] }
}

/** Has the next form of a page that is being opened go wrong, as the visitor wants to see it. */
export function armFormFault({ formFaults }: Session, { fault }: View): void {
  formFaults.clear()
  if (fault === null || !isFormFault(fault)) return
  formFaults.next(MESSAGE, fault)
  formFaults.next(SIGNUP_CALL, fault)
}

/** Answers the call of an opt-in; undefined for other calls. */
export function formsCall(name: string, form: URLSearchParams, session: Session): FormsAnswer | undefined {
  const reply = answerCall(name, form, formsSiteOf(session))
  return reply && asAnswer(reply)
}

/** An answer that may lead elsewhere. */
export interface FormsAnswer extends AjaxAnswer {
  readonly to?: string
}

/** A reply of the shop's as this server sends it. */
export function asAnswer(reply: FormsReply): FormsAnswer {
  const { when = 'at-once', ...rest } = reply
  return { ...rest, when }
}

function isFormFault(fault: string): fault is FormFault {
  return Object.hasOwn(FORM_FAULTS, fault)
}
