// @vitest-environment node
import { FRESH_TOKEN } from '@tillkit/fixtures'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openShop, type OpenShop } from '../test-shop.ts'
import { FORM_BUILDER_PAGES } from './pages.ts'

let shop: OpenShop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

/** A visitor, who keeps the shop's cookie. */
async function visitor() {
  const first = await fetch(shop.address)
  const cookie = first.headers.getSetCookie().map((each) => each.split(';')[0]).join('; ')
  const ask = async (path: string, init: RequestInit = {}) => fetch(shop.address + path, { redirect: 'manual', ...init, headers: { cookie, ...init.headers } })
  return {
    open: async (path: string) => (await ask(path)).text(),
    post: async (path: string, fields: Record<string, string>) => ask(path, { method: 'POST', body: new URLSearchParams(fields) }),
  }
}

const QUESTION = { action: 'wpforms_submit', 'wpforms[id]': '118', 'wpforms[token]': FRESH_TOKEN, 'wpforms[fields][1]': 'Ann', 'wpforms[fields][2]': 'ann@example.test', 'wpforms[fields][3]': 'How wide?' }
const CARD = { 'wpforms[id]': '232', 'wpforms[token]': FRESH_TOKEN, 'wpforms[fields][1]': 'Ann', 'wpforms[fields][2]': 'ann@example.test', 'wpforms[fields][3]': 'Ten' }

it('the shop has a form of the form builder’s on each of its pages, with a token that is new, and with the builder’s sheet', async () => {
  const { open } = await visitor()
  for (const [path] of FORM_BUILDER_PAGES) {
    const page = await open(path)
    const made = Number(/data-token-time="(\d+)"/.exec(page)?.[1])
    expect([path, page.match(/<form id="wpforms-form-/g)?.length, Date.now() / 1000 - made < 60, page.includes('/theme/form-builder.css')]).toEqual([path, 1, true, true])
  }
  expect((await shop.get('/theme/form-builder.css')).text).toContain('.wpforms-page-indicator')
  expect(await open('/contact/')).not.toContain('class="wpforms-')
})

it('what they send stands on a page afterwards', async () => {
  const { open, post } = await visitor()
  expect(await (await post('/wp-admin/admin-ajax.php', QUESTION)).json()).toMatchObject({ success: true })
  expect(await (await post('/forms/by-page/', CARD)).text()).toContain('your card is being printed')
  const sent = await open('/sent/')
  for (const text of ['Message: A question about this', '<dd>How wide?</dd>', 'Message: Stamp card', '<dd>Ten</dd>']) expect(sent).toContain(text)
})

it('what is to go wrong goes wrong with the first form alone, by a call or with its page', async () => {
  const { open, post } = await visitor()
  await open('/forms/question/?fault=500')
  expect([(await post('/wp-admin/admin-ajax.php', QUESTION)).status, (await post('/wp-admin/admin-ajax.php', QUESTION)).status]).toEqual([500, 200])
  const page = await open('/forms/by-page/?fault=nonce')
  expect(page).toContain('aria-label="Goes wrong"')
  expect(await (await post('/forms/by-page/?fault=nonce', CARD)).text()).toContain('Antispam token is invalid')
  expect(await (await post('/forms/by-page/?fault=nonce', CARD)).text()).toContain('your card is being printed')
})
