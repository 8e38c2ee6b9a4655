import { escapeText, html, postBuilderForm, savedFormHtml, type SavedBuilderForm } from '@tillkit/fixtures'
import { builderGlobalsHtml, decoySheet } from '@tillkit/fixtures/form-builder'
import type { Session } from '../cart/session.ts'
import { productBySlug } from '../catalogue/index.ts'
import type { FormsRequest } from '../forms/pages.ts'
import { asAnswer, type FormsAnswer } from '../forms/site.ts'
import type { DemoNote } from '../pages/demo-bar.ts'
import { breadcrumbHtml, documentHtml, type ShopPage } from '../pages/document.ts'
import { productPage } from '../pages/product.ts'
import type { Visit } from '../pages/visit.ts'
import { href, type View } from '../view.ts'
import { byPage, CONTACT, order, POPUP, QUESTION, REPAIR, VISIT } from './content.ts'
import { BY_PAGE, CONTACT_PAGE, ORDER_PAGE, POPUP_PAGE, QUESTION_PAGE, REPAIR_PAGE, SENT, VISIT_PAGE } from './paths.ts'
import { builderSiteOf } from './site.ts'

/** The addresses of the pages with forms of the builder's, and what they show. */
export const FORM_BUILDER_PAGES = [
  [CONTACT_PAGE, 'A contact form'],
  [QUESTION_PAGE, 'A question form at a product'],
  [REPAIR_PAGE, 'Four pages with conditions'],
  [ORDER_PAGE, 'An order with prices'],
  [POPUP_PAGE, 'A form in a popup'],
  [BY_PAGE, 'A form that is sent with its page'],
  [VISIT_PAGE, 'A photo, a video and a signature'],
] as const

/** Prints the page around a form's markup. */
type Print = (form: string, visit: Visit) => ShopPage

/** A page with a form of the builder's. */
interface BuilderPage {
  readonly form: (view: View) => SavedBuilderForm
  readonly print: Print
}

const PAGES: Readonly<Record<string, BuilderPage>> = {
  [CONTACT_PAGE]: { form: () => CONTACT, print: plainPage('Ask the counter', 'Send it empty; tick more than two boxes; write jo@gmial.com as the address.') },
  [QUESTION_PAGE]: { form: () => QUESTION, print: questionPage },
  [REPAIR_PAGE]: { form: () => REPAIR, print: plainPage('Bring it in for repair', 'Without a guarantee there is no second page. The browser’s Back leads a page back, and a reload finds the page again.') },
  [ORDER_PAGE]: { form: (view) => order(href(view, SENT)), print: plainPage('Order by form', 'Order nothing; tip a pound; add rows of print and take some away. The shop reckons by its own prices.') },
  [POPUP_PAGE]: { form: () => POPUP, print: popupPage },
  [BY_PAGE]: { form: (view) => byPage(href(view, BY_PAGE)), print: plainPage('A stamp card', 'Without script it goes the same way. rival@example.test gets no card.') },
  [VISIT_PAGE]: { form: () => VISIT, print: plainPage('Somebody comes by', 'Forbid the camera; sign by typing your name; make the window narrow.') },
}

/** The answer to a visit of a page with a form of the builder's; undefined for other addresses. */
export function builderFormsVisit({ url, form: sent }: FormsRequest, session: Session, visit: Visit): FormsAnswer | undefined {
  const page = Object.hasOwn(PAGES, url.pathname) ? PAGES[url.pathname] : undefined
  if (!page) return undefined
  const saved = page.form(visit.view)
  const print = (form: string) => documentHtml(withForms(page.print(form, visit), saved), visit)
  const posted = sent && postBuilderForm(sent, print, builderSiteOf(session, visit.view))
  if (posted) return asAnswer(posted)
  // A token is made as the page is printed.
  return { status: 200, type: 'text/html', body: print(savedFormHtml({ ...saved, tokenTime: Math.floor(Date.now() / 1000) })), when: 'at-once' }
}

/** What all these pages have: the sheets, what the demo's bar offers, and what the builder prints at their end. */
function withForms(page: ShopPage, { id, logic, decoy, isModern = true }: SavedBuilderForm): ShopPage {
  const globals = builderGlobalsHtml({ ...(logic && { logic: { [id]: logic } }), settings: { isModernMarkupEnabled: isModern ? '1' : '', indicatorStepsPattern: 'Step {current} of {total}' } })
  return {
    ...page,
    head: { ...page.head, formBuilder: true },
    main: html`${decoy !== undefined && decoySheet(id, decoy)}${page.main}`,
    bodyEnd: globals + (page.bodyEnd ?? ''),
  }
}

const noteOf = (title: string, tryThis: string): DemoNote => ({ title, tryThis, builderForms: true })

function plainPage(title: string, tryThis: string): Print {
  return (form, { view }) => ({
    title,
    bodyClass: 'page',
    demo: noteOf(title, tryThis),
    main: html`${breadcrumbHtml([['Home', href(view, '/')], [title]])}
<h1 class="page-title">${escapeText(title)}</h1>
<div class="builder-form">${form}</div>
${sentLink(view)}`,
  })
}

const sentLink = (view: View) => `<p><a href="${escapeText(href(view, SENT))}">What was sent</a></p>`

/** The form stands below a product that the shop has. */
function questionPage(form: string, { view, notices }: Visit): ShopPage {
  const product = productBySlug('thermal-till-rolls-80x80')
  if (!product) throw new Error('The shop has no such rolls any more.')
  const page = productPage(product, view, notices)
  return {
    ...page,
    demo: noteOf('A question at a product', 'rival@example.test gets no answer. A hundred and twenty characters are enough.'),
    main: html`${page.main}
<section class="builder-form">${form}</section>
${sentLink(view)}`,
  }
}

/** Only what opens the popup is there: its script puts the form into the page. */
function popupPage(form: string, visit: Visit): ShopPage {
  const opener = '<p>Paper is best judged by hand.</p>\n<p><button type="button" class="button alt" data-popup="popup-301">Ask for samples</button></p>'
  return {
    ...plainPage('Samples by post', 'Open it, close it, open it again: each time the popup is another one.')(opener, visit),
    bodyEnd: `<template id="popup-301" data-name="Samples by post">${form}</template>\n<script defer src="/theme/form-popup.js"></script>`,
  }
}
