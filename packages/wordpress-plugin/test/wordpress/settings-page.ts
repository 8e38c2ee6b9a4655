import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import type { TestSite } from './use-site.ts'
import { cookiesOf, type Visitor } from './visit.ts'

/** The settings page's path. */
export const PAGE = '/wp-admin/options-general.php?page=tillkit'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds in our part of the page; the rest is WordPress's own. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { run } = Reflect.get(window, 'axe') as { run: (context: string, options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    const runOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
    return (await run('.tillkit-settings', { runOnly })).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120) ?? ''}`)
  })
}

/** A nonce as somebody's own pages would have it. */
export async function nonceOf(shop: TestSite, visitor: Exclude<Visitor, undefined>, action: string): Promise<string> {
  const session = /wordpress_logged_in_\w+=([^;]+)/.exec(await cookiesOf(shop.site, visitor))?.[1] ?? ''
  return shop.run<string>(`$_COOKIE[ LOGGED_IN_COOKIE ] = '${decodeURIComponent(session)}'; wp_set_current_user( get_user_by( 'login', '${visitor}' )->ID ); return wp_create_nonce( '${action}' );`)
}
