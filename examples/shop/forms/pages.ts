import { escapeText, formsPage, html, postForms, type FormsPage, type SentForm } from '@tillkit/fixtures'
import { columnHtml, rowHtml, sectionHtml } from '@tillkit/fixtures/page-builder'
import { contactFormHtml, feedHtml, loginFormHtml, newsletterHtml, type ContactForm } from '@tillkit/fixtures/theme-forms'
import type { Session } from '../cart/session.ts'
import { breadcrumbHtml, documentHtml, type ShopPage } from '../pages/document.ts'
import type { Visit } from '../pages/visit.ts'
import { href, type View } from '../view.ts'
import { contactForms, TRADE_NEWS, welcomeNews } from './content.ts'
import { asAnswer, formsSiteOf, type FormsAnswer } from './site.ts'

/** The addresses of the pages with forms, and what they show. */
export const FORMS_PAGES = [
  ['/contact/', 'A contact form with every field'],
  ['/news/', 'Newsletters, with questions and without'],
  ['/sent/', 'What forms have sent'],
] as const

const [[CONTACT], [NEWS], [SENT]] = FORMS_PAGES
const LOGIN = '/wp-login.php'

/** What a visit of a page with forms asks for. */
export interface FormsRequest {
  readonly url: URL
  /** A form that was sent to the page. */
  readonly form?: URLSearchParams | undefined
}

/** The answer to a visit of a page with forms; undefined for other addresses. */
export function formsVisit({ url, form }: FormsRequest, session: Session, visit: Visit): FormsAnswer | undefined {
  if (url.pathname === CONTACT) {
    const page: FormsPage = {
      forms: contactForms(href(visit.view, SENT), href(visit.view, CONTACT)),
      print: (forms) => documentHtml(contactPage(forms, visit.view), visit),
    }
    const site = formsSiteOf(session)
    return asAnswer(form ? postForms(form, page, site) : formsPage(page, site))
  }
  const page = otherPage(url, session, visit)
  return page && { status: 200, type: 'text/html', body: documentHtml(page, visit), when: 'at-once' }
}

function otherPage({ pathname, searchParams }: URL, { inbox }: Session, { view }: Visit): ShopPage | undefined {
  if (pathname === NEWS) return newsPage(view)
  if (pathname === LOGIN) return plainPage('Log in', view, loginFormHtml({ action: LOGIN, redirectTo: href(view, '/') }))
  return pathname === SENT ? sentPage(inbox.sent, searchParams, view) : undefined
}

function contactPage(forms: readonly ContactForm[], view: View): ShopPage {
  return {
    ...builtPage('Write to the counter', forms.map((form) => contactFormHtml(form)).map(sectionOf).join('\n')),
    demo: {
      title: 'Contact forms', forms: true,
      tryThis: `Fields come with what they hang on. What is sent stands on ${href(view, SENT)}.`,
    },
    hasOptIn: true,
  }
}

function newsPage(view: View): ShopPage {
  const optIns = [newsletterHtml(TRADE_NEWS), newsletterHtml(welcomeNews(href(view, SENT))), feedHtml({ number: 2, id: 'feed-news', title: 'As a feed', description: '<p>The old way: a service sends you each new page.</p>' })]
  return {
    ...builtPage('News from the counter', optIns.map(sectionOf).join('\n')),
    demo: { title: 'Newsletters', forms: true, tryThis: 'An address that begins with refused@ is refused by the provider. The second form leads to another page, the third opens a service’s.' },
    hasOptIn: false,
    hasFormGlobals: true,
  }
}

const sectionOf = (module: string) => sectionHtml(rowHtml(columnHtml('4_4', module)), 'et_section_regular forms-section')

function builtPage(title: string, sections: string): ShopPage {
  return {
    title,
    bodyClass: 'page et_divi_theme et_pb_pagebuilder_layout et_pb_gutters3',
    isWide: true,
    head: { builder: true, forms: true },
    main: html`<div class="container forms-title"><h1 class="page-title">${escapeText(title)}</h1></div>
${sections}`,
  }
}

function plainPage(title: string, view: View, main: string): ShopPage {
  return {
    title,
    bodyClass: 'page',
    head: { forms: true },
    main: html`${breadcrumbHtml([['Home', href(view, '/')], [title]])}
<h1 class="page-title">${title}</h1>
${main}`,
  }
}

/** What the shop has kept, and what the address says of who came here. */
function sentPage(sent: readonly SentForm[], query: URLSearchParams, view: View): ShopPage {
  const came = ['first_name', 'last_name', 'email', 'ip_address', 'form_id'].flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? ''] as const] : []))
  return {
    ...plainPage('What was sent', view, html`${came.length > 0 && sentHtml('The address says', came)}
${sent.length === 0 && '<p>Nothing yet.</p>'}
${sent.toReversed().map(({ kind, to, fields }) => sentHtml(`${kind === 'message' ? 'Message' : 'Subscription'}: ${to}`, fields))}
<p><a class="button" href="${escapeText(href(view, CONTACT))}">Write to us</a> <a class="button" href="${escapeText(href(view, NEWS))}">Newsletters</a></p>`),
    demo: { title: 'What was sent', tryThis: 'The shop keeps it until it closes.' },
  }
}

function sentHtml(heading: string, fields: SentForm['fields']): string {
  return `<section class="sent-form"><h2>${escapeText(heading)}</h2><dl>
${fields.map(([label, value]) => `<div><dt>${escapeText(label)}</dt><dd>${value === '' ? '–' : escapeText(value)}</dd></div>`).join('\n')}
</dl></section>`
}
