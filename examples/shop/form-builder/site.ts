import { BUILDER_FAULTS, BUILDER_SUBMIT, builderReply, type BuilderFault, type BuilderSite, type SavedBuilderForm } from '@tillkit/fixtures'
import type { Session } from '../cart/session.ts'
import { asAnswer, type FormsAnswer } from '../forms/site.ts'
import { href, type View } from '../view.ts'
import { byPage, CONTACT, order, POPUP, QUESTION, REPAIR, VISIT } from './content.ts'
import { BY_PAGE, SENT } from './paths.ts'

/** All forms of the builder's that this shop has saved, as a view links to its pages. */
export const builderForms = (view: View): readonly SavedBuilderForm[] => [CONTACT, QUESTION, REPAIR, order(href(view, SENT)), POPUP, byPage(href(view, BY_PAGE)), VISIT]

/** This shop's site around a visitor's forms. */
export const builderSiteOf = ({ inbox, builderFaults }: Session, view: View): BuilderSite => ({ forms: builderForms(view), inbox, faults: builderFaults })

/** Has the next form of the builder's on a page that is being opened go wrong, as the visitor wants to see it. */
export function armBuilderFault({ builderFaults }: Session, { fault }: View): void {
  builderFaults.clear()
  if (fault !== null && isBuilderFault(fault)) builderFaults.next(BUILDER_SUBMIT, fault)
}

/** Answers a call of the builder's; undefined for other calls. */
export function builderFormsCall(name: string, form: URLSearchParams, session: Session, view: View): FormsAnswer | undefined {
  const reply = builderReply(name, form, builderSiteOf(session, view))
  return reply && asAnswer(reply)
}

function isBuilderFault(fault: string): fault is BuilderFault {
  return Object.hasOwn(BUILDER_FAULTS, fault)
}
