import { atRest, bringUntouched, CACHE_NAMES, cartAnswer, LINES, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { openPage, unitState, widget } from './helpers.ts'
import { asVisitor } from './storage.ts'

const shop = useShop()
const asked = () => shop.server.requestsTo('get_refreshed_fragments')
const FRAGMENTS = { 'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content">told</div>' }

/** What a shop's hashes are made of: the tab's language, or nothing that comes twice. */
const HASHES: Record<string, (language: string, time: number) => string> = {
  'that differs with each language': (language) => `in${language}`,
  'that is never the same': (_language, time) => `new${time}`,
  'that is the same for all': () => 'same',
}

/** Opens tabs of one browser, each of a language of its own, with the cart of each kept. */
async function openTabs(count: number, hashOf: (language: string, time: number) => string, isUntouched: boolean): Promise<Page[]> {
  let time = 0
  const languageOf = (address: string) => new URL(address, 'http://shop.test').searchParams.get('lang') ?? '0'
  const { page, context } = await openPage(shop, {
    main: widget,
    cart: { fragments: true },
    search: '?lang=0',
    before: asVisitor({ cookieHash: 'h', kept: { hash: 'h' } }),
    untouched: isUntouched,
  })
  shop.server.answer('get_refreshed_fragments', ({ headers }) => {
    const hash = hashOf(languageOf(headers['referer'] ?? ''), (time += 1))
    const cookie = `woocommerce_cart_hash=${hash}; path=/`
    return { status: 200, body: cartAnswer(LINES.slice(1), hash), headers: { 'content-type': 'application/json', 'set-cookie': cookie } }
  })
  const tabs = [page]
  for (let at = 1; at < count; at += 1) {
    const tab = await context.newPage()
    await asVisitor({ cookieHash: 'h', kept: { hash: 'h' } })(tab)
    await tab.goto(page.url().replace('lang=0', `lang=${at}`))
    if (!isUntouched) await bringUntouched(tab)
    tabs.push(tab)
  }
  for (const tab of tabs) await atRest(tab, shop.server)
  if (!isUntouched) for (const tab of tabs) await eventually(() => unitState(tab, 'cart-fragments')).toEqual(['mounted'])
  expect(asked()).toEqual([])
  return tabs
}

/** Waits until what each tab has told by now is heard by all others, and answered. */
async function hearEachOther(tabs: readonly Page[]): Promise<void> {
  for (const tab of tabs) {
    const others = tabs.filter((other) => other !== tab)
    const heard = others.map((other) => other.evaluate(() => new Promise<void>((resolve) => addEventListener('storage', ({ key }) => key === 'ping' && resolve()))))
    let isHeard = false
    const all = Promise.all(heard).then(() => (isHeard = true))
    // Until the others listen.
    await eventually(async () => {
      await tab.evaluate(() => localStorage.setItem('ping', String(Math.random())))
      return isHeard
    }).toBe(true)
    await all
  }
  for (const tab of tabs) await atRest(tab, shop.server)
}

/** Waits until the tabs have heard each other twice without asking the shop for anything. */
async function settle(tabs: readonly Page[]): Promise<void> {
  let quietRounds = 0
  while (quietRounds < 2) {
    const before = asked().length
    await hearEachOther(tabs)
    quietRounds = asked().length === before ? quietRounds + 1 : 0
    // A loop between tabs ends here, and not at the test's time limit.
    expect(asked().length).toBeLessThan(100)
  }
}

/** The cart is changed in a tab: the shop sets its cookie, and says what has become of it. */
const change = (tab: Page, hash: string) => tab.evaluate(([fragments, next]) => {
  document.cookie = `woocommerce_cart_hash=${next}; path=/`
  jQuery(document.body).trigger('added_to_cart', [fragments, next] as never)
}, [FRAGMENTS, hash] as const)

/** A window beside others is touched. */
const touch = (tab: Page) => tab.evaluate(() => void window.dispatchEvent(new Event('focus')))

const CASES = Object.keys(HASHES).flatMap((title) => [2, 3].map((count) => [title, count] as const))

describe('tabs of a shop with a hash', () => {
  it.each(CASES)('%s, %i of them, each ask once when one has changed the cart, and have nothing more to tell', async (title, count) => {
    const tabs = await openTabs(count, HASHES[title] ?? String, false)
    const [first] = tabs
    if (!first) return
    await change(first, 'changed')
    await settle(tabs)
    expect(asked()).toHaveLength(count - 1)
    // Looked at in turn they have it all already.
    for (const tab of [...tabs, ...tabs]) await touch(tab)
    await settle(tabs)
    expect(asked()).toHaveLength(count - 1)
    await change(first, 'changed-again')
    await settle(tabs)
    expect(asked()).toHaveLength(2 * (count - 1))
  })

  it.each(CASES)('%s, %i of them, come to rest too where nobody has touched them', async (title, count) => {
    const tabs = await openTabs(count, HASHES[title] ?? String, true)
    const [first] = tabs
    if (!first) return
    // Another page of the shop's, without a script of ours.
    await first.evaluate(() => (document.cookie = 'woocommerce_cart_hash=changed; path=/'))
    for (const tab of [...tabs, ...tabs]) {
      await touch(tab)
      await settle(tabs)
    }
    const once = asked().length
    expect(once).toBeLessThanOrEqual(2 * count)
    for (const tab of [...tabs, ...tabs]) await touch(tab)
    await settle(tabs)
    expect(asked()).toHaveLength(once)
  })

  it.each(Object.keys(HASHES))('%s are asked once each by a tab that is opened and finds another cart than was kept', async (title) => {
    const tabs = await openTabs(3, HASHES[title] ?? String, false)
    const [first, second] = tabs
    await second?.evaluate(({ cart_hash_key: key }) => sessionStorage.setItem(key, 'older'), CACHE_NAMES)
    await second?.reload()
    if (second) await bringUntouched(second)
    await settle(tabs)
    expect(asked().length).toBeLessThanOrEqual(3)
    // One that was busy when another was answered finds that out as it is looked at.
    for (const tab of tabs) await touch(tab)
    await settle(tabs)
    const once = asked().length
    expect(once).toBeLessThanOrEqual(6)
    for (const tab of [...tabs, ...tabs]) await touch(tab)
    await settle(tabs)
    expect(asked()).toHaveLength(once)
    await first?.close()
  })
})
