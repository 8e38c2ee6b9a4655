import { callButtonHtml, escapeAttribute, escapeText, html, passwordGlobalsScript, storeNoticeHtml } from '@tillkit/fixtures'
import { marketingScript, newsletterHtml, reviewsScript, reviewWidgetHtml, trustboxScript } from '@tillkit/fixtures/marketing'
import { breadcrumbHtml, type ShopPage } from '../pages/document.ts'
import { href, type View } from '../view.ts'
import { MAILED, type MarketingDesk } from './desk.ts'

const SIGN_UP = '/sign-up/'
const TOLD = '/sign-up/told/'

/** The addresses of the pages with marketing on them, and what they show. */
export const MARKETING_PAGES = [
  [SIGN_UP, 'Newsletter, reviews, notice, call button'],
  [`${SIGN_UP}?mc_cart_id=${MAILED.key}`, 'The same, by a link from a mail'],
  [TOLD, 'What the shop and the provider were told'],
] as const

/** What the pages show beside the shop's own. */
export interface MarketingAround {
  readonly desk: MarketingDesk
  /** Where the reviews provider is, and what it was asked; without one its widgets keep their links. */
  readonly provider: { readonly address: string; readonly log: readonly string[] } | undefined
}

/** The page of an address that has to do with marketing; undefined for other addresses. */
export function marketingPage(pathname: string, view: View, around: MarketingAround): ShopPage | undefined {
  if (pathname === TOLD) return toldPage(view, around)
  return pathname === SIGN_UP ? signUpPage(view, around) : undefined
}

function signUpPage(view: View, { provider }: MarketingAround): ShopPage {
  const product = { sku: 'TR8080', name: 'Thermal till rolls 80x80' }
  return {
    title: 'Newsletter and reviews',
    bodyClass: 'page woocommerce-account woocommerce-page',
    head: { marketing: true },
    demo: {
      title: 'Newsletter, reviews, notice, call button',
      tryThis: 'Nothing leaves before you allow it: look at what was told. Type an address and stop for two seconds; tick the box; take consent back, by the button at the lower edge. Type a password.',
      answers: true,
    },
    main: html`${storeNoticeHtml({ id: 'sign-up' })}
${breadcrumbHtml([['Home', href(view, '/')], ['Newsletter']])}
<h1 class="page-title">News from the counter</h1>
<form class="register" onsubmit="return false"><p class="form-row form-row-wide"><label for="reg_email">Email address</label> <input type="email" class="input-text" id="reg_email" name="email" autocomplete="email"></p>
<p class="form-row form-row-wide"><label for="reg_password">Password</label> <input type="password" class="input-text" id="reg_password" name="password" autocomplete="new-password"></p>
${newsletterHtml()}
<p><button type="submit" class="button">Register</button></p></form>
<h2>What shops say</h2>
${reviewWidgetHtml({ data: { token: 'demo' } })}
<p style="min-height: 60vh">Scroll on: the next one loads when it comes near.</p>
${reviewWidgetHtml({ template: '5419b6ffb0d04a076446a9af', data: product })}
<p><a href="${escapeAttribute(href(view, TOLD))}">What the shop and the provider were told</a></p>`,
    bodyEnd: [
      callButtonHtml('middle'),
      '<script>var consent_api = { consent_type: "optin" }</script>',
      marketingScript(),
      passwordGlobalsScript(),
      provider ? reviewsScript(provider.address) + trustboxScript({ page: 'landing', boxes: [{ page: 'landing', locale: 'en-GB' }] }) : '',
    ].join('\n'),
  }
}

function toldPage(view: View, { desk, provider }: MarketingAround): ShopPage {
  const list = (id: string, lines: readonly string[]) => `<ol id="${id}">${lines.map((line) => `<li><code>${escapeText(line)}</code></li>`).join('')}</ol>`
  return {
    title: 'What was told',
    demo: { title: 'What the shop and the provider were told', tryThis: 'Each address once, and nothing before consent.' },
    bodyClass: 'page',
    main: html`<h1>What was told</h1>
<h2>To the shop</h2>
${list('told-shop', desk.captured.map(({ email, subscribed }) => `${email}${subscribed ? ', newsletter' : ''}`))}
<h2>To the reviews provider</h2>
${list('told-provider', provider?.log ?? [])}
<p><a href="${escapeAttribute(href(view, SIGN_UP))}">Back</a></p>`,
  }
}
