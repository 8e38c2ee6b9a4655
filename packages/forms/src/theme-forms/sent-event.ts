import { raise } from '@tillkit/platform'

/** The event that tells that a form has arrived. Split tests count it; the module is its target. */
const SENT_EVENT = 'tillkit:form-sent'

/** What the event says. */
export interface SentDetail {
  /** Which kind of form it was. */
  readonly form: 'contact-form' | 'newsletter'
  /** What the module is known by on its page; empty where it has no id. */
  readonly id: string
}

/** Tells that a form has arrived: once the shopper can see it, and before the page is left. */
export function dispatchSent(module: Element, form: SentDetail['form']): void {
  raise(module, SENT_EVENT, { form, id: module.getAttribute('id') ?? '' } satisfies SentDetail)
}

/** Leaves for the page that a module names. What is no address of a page leads nowhere. */
export function followRedirect(address: string): void {
  try {
    const { protocol, href } = new URL(address, location.href)
    if (/^https?:$/.test(protocol)) location.assign(href)
  } catch {
    // The shopper stays, and reads that the form was sent.
  }
}
