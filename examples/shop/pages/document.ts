import { escapeText, html } from '@tillkit/fixtures'
import { withJQueryMovedDown } from '@tillkit/fixtures/page-chrome'
import { formsGlobalsScript } from '@tillkit/fixtures/theme-forms'
import { demoBarHtml, type DemoNote } from './demo-bar.ts'
import { footerHtml } from './footer.ts'
import { headHtml, type HeadOptions } from './head.ts'
import { headerHtml } from './header.ts'
import type { Visit } from './visit.ts'

/** A page of the shop, without what all pages share. */
export interface ShopPage {
  /** For the tab, without the shop's name. */
  title: string
  /** The markup of `main`. */
  main: string
  bodyClass: string
  /** What the page needs in its head beside the usual; default nothing. */
  head?: Partial<HeadOptions>
  /** What the demo bar says about the page; default nothing. */
  demo?: DemoNote
  /** Whether the main part goes from edge to edge, as the page builder's sections do. Default false. */
  isWide?: boolean
  /** Whether the footer has an opt-in. Default false. */
  hasOptIn?: boolean
  /** Whether the main part has forms that need the theme's globals. Default: as `hasOptIn`. */
  hasFormGlobals?: boolean
  /** Whether the page brings its own header and footer, as the theme's do. Default false: it has the shop's. */
  isWhole?: boolean
  /** What the theme prints at the end of the body; default nothing. */
  bodyEnd?: string
}

/** A whole page: head, demo bar, header, main, footer. The page builder's theme moves jQuery behind all of it. */
export function documentHtml(page: ShopPage, visit: Visit): string {
  const document = printedHtml(page, visit)
  return /\bet_divi_theme\b/.test(page.bodyClass) ? withJQueryMovedDown(document) : document
}

/** A page as it is printed where jQuery stays in the head. */
function printedHtml(page: ShopPage, visit: Visit): string {
  const { view } = visit
  const { hasFormGlobals = page.hasOptIn ?? false } = page
  return html`<!doctype html>
<html lang="en-GB">
<head>
${headHtml({ title: page.title, view, campaign: visit.isFromCampaign ?? false, nonce: visit.cart.nonce ?? '', forms: hasFormGlobals, ...page.head })}
</head>
<body class="${page.bodyClass} theme-${view.theme}">
${page.isWhole ? page.main + demoBarHtml(visit, page.demo) : framedHtml(page, visit)}
${hasFormGlobals && formsGlobalsScript({ et_frontend_nonce: visit.signupNonce })}
${page.bodyEnd}
</body>
</html>
`
}

/** A page's main part between the shop's own header and footer. */
function framedHtml(page: ShopPage, visit: Visit): string {
  return html`<nav aria-label="Short cuts"><a class="skip-link" href="#main">Skip to the content</a></nav>
${demoBarHtml(visit, page.demo)}
${headerHtml(visit)}
<main id="main" class="site-main">
${page.isWide ? page.main : `<div class="container">\n${page.main}\n</div>`}
</main>
${footerHtml(visit, { hasOptIn: page.hasOptIn ?? false })}`
}

/** The path from the shop's front to a page, as WooCommerce prints it. */
export function breadcrumbHtml(steps: ReadonlyArray<readonly [name: string, address?: string]>): string {
  const parts = steps.map(([name, address]) =>
    address === undefined ? escapeText(name) : `<a href="${escapeText(address)}">${escapeText(name)}</a>`,
  )
  return `<nav class="woocommerce-breadcrumb" aria-label="Breadcrumb">${parts.join('&nbsp;&#47;&nbsp;')}</nav>`
}
