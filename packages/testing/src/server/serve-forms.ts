import {
  createFaults, createInbox, formsCall, formsPage, postForms, SIGNUP_CALL, type Faults, type FormFault, type FormsPage, type FormsReply, type FormsSite,
} from '@tillkit/fixtures'
import type { Answer } from './answers.ts'
import type { ShopServer } from './shop-server.ts'

/** Forms of the theme's that a server answers. */
export interface ServedForms extends FormsSite {
  readonly faults: Faults<FormFault>
  /** Sends the answers that are late (the fault `slow`) so far. */
  sendLate(): void
}

/** A page with forms, and where it stands. */
export interface ServedPage extends FormsPage {
  /** Default `/contact/`. */
  readonly path?: string
}

/**
 * Has a server print a page with forms, and answer messages and opt-ins as a shop does that keeps them. What stands at the login page
 * and on other pages is up to the test.
 */
export function serveForms(server: ShopServer, page: ServedPage, site: Partial<FormsSite> = {}): ServedForms {
  const { path = '/contact/' } = page
  const late: Array<() => void> = []
  const forms = { inbox: createInbox(), ...site, faults: site.faults ?? createFaults<FormFault>() }
  const send = (reply: FormsReply) => sent(reply, late)
  server.page(path, ({ method, form }) => send(method === 'POST' ? postForms(new URLSearchParams(form), page, forms) : formsPage(page, forms)))
  server.answer(SIGNUP_CALL, ({ form }) => send(formsCall(SIGNUP_CALL, new URLSearchParams(form), forms) ?? { status: 400, type: 'text/html', body: '0' }))
  return { ...forms, sendLate: () => late.splice(0).forEach((answer) => answer()) }
}

async function sent({ status, type, body, when, to }: FormsReply, late: Array<() => void>): Promise<Answer> {
  if (when === 'late' || when === 'never') await new Promise<void>((resolve) => void (when === 'late' && late.push(resolve)))
  if (to !== undefined) return { status: 302, headers: { location: to } }
  return { status, body, headers: { 'content-type': `${type}; charset=UTF-8` }, isCut: when === 'lost' }
}
