import { readdirSync, readFileSync } from 'node:fs'
import { CUSTOM_FIELDS, formsGlobalsScript, newsletterHtml, type Newsletter } from '@tillkit/fixtures/theme-forms'
import { openFixturePage, serveForms, type OpenOptions, type OpenPage, type ServedForms, type Shop } from '@tillkit/testing'
import type { Page } from 'playwright-core'

const folder = new URL('../../fixtures/src/styles/theme-forms/', import.meta.url)
/** The theme's styles for forms. */
export const styles = readdirSync(folder).filter((name) => name.endsWith('.css')).map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')

/** The call that subscribes. */
export const CALL = 'et_pb_submit_subscribe_form'
/** A form with names and questions. */
export const ASKING: Newsletter = { id: 'asking', number: 1, fields: CUSTOM_FIELDS }

/** A page with newsletter forms. */
export interface NewsletterPage extends Partial<OpenOptions> {
  /** Default one with names. */
  readonly newsletters?: readonly Newsletter[]
  /** The page's content, where it is more than these forms. */
  readonly html?: string
}

/** Serves a page with newsletter forms and a shop behind them, and opens it. */
export async function openNewsletters(shop: Shop, { newsletters = [{ id: 'news' }], html, ...options }: NewsletterPage = {}): Promise<OpenPage & { readonly forms: ServedForms }> {
  const forms = serveForms(shop.server, { path: '/contact/', forms: [], print: () => '' }, { newsletters })
  const open = await openFixturePage(shop.browser, shop.server, {
    path: '/news/',
    main: html ?? newsletters.map((newsletter) => newsletterHtml(newsletter)).join(''),
    globals: formsGlobalsScript({ ajaxurl: `${shop.server.origin}/wp-admin/admin-ajax.php`, et_frontend_nonce: forms.inbox.nonces.signup }),
    head: `<style>${styles}</style>`,
    bodyClass: 'et_divi_theme',
    ...options,
  })
  return { ...open, forms }
}

/** What has the focus: its name, or its text. */
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent?.trim())

/** Fills in the names and the address. */
export async function fillIn(page: Page, values: { readonly first?: string; readonly last?: string; readonly email?: string } = {}): Promise<void> {
  const { first = 'Ann', last = 'Shopper', email = 'ann@example.test' } = values
  await page.getByRole('textbox', { name: 'First Name' }).fill(first)
  await page.getByRole('textbox', { name: 'Last Name' }).fill(last)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
}
