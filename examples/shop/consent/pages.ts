import { readFileSync } from 'node:fs'
import { escapeAttribute, escapeText, html } from '@tillkit/fixtures'
import { CATEGORIES, consentPage } from '@tillkit/fixtures/consent'
import { tillkitVersion } from '@tillkit/testing/server'
import { breadcrumbHtml, type ShopPage } from '../pages/document.ts'
import { href, type View } from '../view.ts'

const COOKIES = '/cookies/'
const ASKED = '/cookies/asked/'

/** The addresses of the pages about consent, and what they show. */
export const CONSENT_PAGES = [
  [COOKIES, 'Two trackers, a map and a pixel that wait'],
  [ASKED, 'What others were asked for'],
] as const

/** Whom pages name, and what they were asked: with them every page of the shop asks for consent. */
export interface ConsentAround {
  readonly address: string
  readonly log: readonly string[]
}

/** What stands on the demo's list, and for what. */
function bannerOf({ address }: ConsentAround) {
  const { host } = new URL(address)
  const sheet = readFileSync(new URL('../../../packages/fixtures/src/styles/consent/banner.css', import.meta.url), 'utf8')
  return consentPage({
    hasPolicy: true,
    categories: CATEGORIES,
    providers: [
      { re: `${host}/count.js`, categories: ['analytics'] },
      { re: `${host}/ads.js`, categories: ['advertisement'] },
      { re: `${host}/pixel.svg`, categories: ['advertisement'] },
      { re: `${host}/map/`, categories: ['functional'] },
    ],
  }, sheet)
}

/** A page of the shop with the gate first in its head, the banner's settings behind it, and its template at the end. */
export function withConsent(page: string, around: ConsentAround): string {
  const { globals, template } = bannerOf(around)
  const gate = `<script src="/tillkit/${tillkitVersion()}/consent.early.js"></script>`
  return page.replace('<head>', () => `<head>\n${gate}\n${globals}`).replace('</body>', () => `${template}\n</body>`)
}

/** The page of an address that is about consent; undefined for other addresses. */
export function consentVisit(pathname: string, view: View, around: ConsentAround): ShopPage | undefined {
  if (pathname === ASKED) return askedPage(view, around)
  return pathname === COOKIES ? cookiesPage(view, around) : undefined
}

function cookiesPage(view: View, { address }: ConsentAround): ShopPage {
  const at = (path: string) => escapeAttribute(address + path)
  return {
    title: 'What we keep',
    bodyClass: 'page',
    demo: { title: 'What waits for consent', tryThis: 'Nothing was asked of anybody yet: look at what they were asked. Show just the map; allow all; choose anew.' },
    main: html`${breadcrumbHtml([['Home', href(view, '/')], ['What we keep']])}
<h1 class="page-title">What we keep</h1>
<p>Two trackers, a map and a pixel are on this page. <a href="#" class="cky-banner-element">Choose what we may keep</a></p>
<h2>Where to find us</h2>
<iframe title="Map" width="600" height="300" data-cookieyes="cookieyes-functional" data-cookieyes-src="${at('/map/')}"></iframe>
<h2>What has run</h2>
<ol id="ran"></ol>
<script type="text/plain" data-cookieyes="cookieyes-analytics" src="${at('/count.js')}"></script>
<script>document.head.appendChild(Object.assign(document.createElement('script'), { src: '${at('/ads.js')}' })); new Image().src = '${at('/pixel.svg')}?page=cookies'</script>
<p><a href="${escapeAttribute(href(view, ASKED))}">What they were asked</a></p>`,
  }
}

function askedPage(view: View, { log }: ConsentAround): ShopPage {
  return {
    title: 'What others were asked',
    bodyClass: 'page',
    demo: { title: 'What others were asked for', tryThis: 'Nothing before you allow it, and nothing that you do not.' },
    main: html`<h1>What others were asked</h1>
<ol id="asked">${log.map((line) => `<li><code>${escapeText(line)}</code></li>`).join('')}</ol>
<p><a href="${escapeAttribute(href(view, COOKIES))}">Back</a></p>`,
  }
}
