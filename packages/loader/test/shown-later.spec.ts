import { attributionScript } from '@tillkit/fixtures/attribution'
import { chosenConsent, consentPage } from '@tillkit/fixtures/consent'
import { earlyTag, eventually, findWholeChromium, fixturePage, launchKeepingPages, openUnwatched, useShop } from '@tillkit/testing'
import { expect, it } from 'vitest'

const shop = useShop()

const CONSENT = 'cookieyes-consent'
const SHEET = '.cky-hide { display: none }'

/** A page of a shop that asks for consent and wants to know where orders come from, with a script that waits for each of two categories. */
function pageHtml(more = ''): string {
  const { globals, template } = consentPage({}, SHEET)
  const waits = ['analytics', 'advertisement'].map((slug) => `<script type="text/plain" data-cookieyes="cookieyes-${slug}">(window.ran ??= []).push('${slug}')</script>`)
  return fixturePage({ jquery: false, head: earlyTag('attribution') + globals + attributionScript(), globals: '', main: `<a href="/away/">Away</a>${waits.join('')}${more}`, bodyEnd: template })
}

/** Tells the server, again and again, how the page stands: whether it is rendered ahead, what has run, and the cookies. */
const TELLS = `<script>
  setInterval(() => fetch('/told/', { method: 'POST', body: JSON.stringify({
    ahead: document.prerendering,
    // Our code has come as far as it does before a page is shown.
    known: !!window[Symbol.for('tillkit')] && performance.getEntriesByType('resource').filter(({ name }) => /(consent|attribution)\\.untouched/.test(name)).length,
    ran: window.ran ?? [],
    cookies: Object.fromEntries(document.cookie.split('; ').map((pair) => pair.split(/=(.*)/s))),
  }) }), 100)
</script>`

/** How a page stands. */
interface Told {
  readonly ahead: boolean
  readonly known: number
  readonly ran: readonly string[]
  readonly cookies: Readonly<Record<string, string>>
}

it('a page that the browser renders ahead runs nothing that waits, counts nobody, and goes by what was chosen until it is shown', async () => {
  const { server } = shop
  let go: (() => void) | undefined
  server.page('/told/', () => ({ status: 204 }))
  server.page('/go/', () => new Promise((resolve) => (go = () => resolve({ status: 204 }))))
  server.page('/ahead/', pageHtml(TELLS))
  // While the next page waits, the visitor takes back what it was rendered with.
  server.page('/first/', `<!doctype html><title>First</title>
    <script>document.cookie = '${CONSENT}=${chosenConsent(['analytics', 'advertisement'])}; path=/; SameSite=Strict'</script>
    <script type="speculationrules">{"prerender": [{"source": "list", "urls": ["/ahead/"], "eagerness": "immediate"}]}</script>
    <script>fetch('/go/').then(() => {
      document.cookie = '${CONSENT}=${chosenConsent(['advertisement'])}; path=/; SameSite=Strict'
      location.href = '/ahead/'
    })</script>`)
  const told = () => server.requests.filter(({ path }) => path === '/told/').map(({ body }) => JSON.parse(body) as Told)
  const end = openUnwatched(`${server.origin}/first/`)
  try {
    await eventually(() => told().filter(({ known }) => known === 2).length).toBeGreaterThan(5)
    expect(told().map(({ ahead, ran, cookies }) => [ahead, ran, Object.keys(cookies)])).toEqual(told().map(() => [true, [], [CONSENT]]))
    go?.()
    await eventually(() => told().at(-1)).toMatchObject({ ahead: false, ran: ['advertisement'] })
    await eventually(() => decodeURIComponent(told().at(-1)?.cookies['sbjs_session'] ?? '')).toBe(`pgs=1|||cpg=${server.origin}/ahead/`)
    expect(told().at(-1)?.ran).toEqual(['advertisement'])
  } finally {
    await end()
  }
})

const chromium = findWholeChromium()

it.runIf(chromium)('a page that comes back from the browser\'s memory goes by what was chosen meanwhile, and is not counted again', async () => {
  const { server } = shop
  // What no cache may keep is not kept in memory either, once its cookies change.
  server.page('/kept/', () => ({ status: 200, body: pageHtml(), headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' } }))
  server.page('/away/', '<!doctype html><title>Away</title>')
  const browser = await launchKeepingPages(chromium ?? '')
  try {
    const page = await browser.newPage()
    await page.context().addCookies([{ name: CONSENT, value: chosenConsent(['analytics', 'advertisement']), url: server.origin }])
    await page.goto(`${server.origin}/kept/`)
    const cookies = async () => Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]))
    const seen = () => page.evaluate(() => [Reflect.get(window, 'ran'), (Reflect.get(window, 'getCkyConsent') as undefined | (() => { categories: unknown }))?.().categories])
    await eventually(() => cookies()).toMatchObject({ sbjs_session: `pgs=1|||cpg=${server.origin}/kept/` })
    await eventually(seen).toEqual([['analytics', 'advertisement'], expect.objectContaining({ analytics: true })])
    await page.evaluate(() => {
      Reflect.set(window, 'heard', [])
      addEventListener('pageshow', ({ persisted }) => (Reflect.get(window, 'heard') as unknown[]).push(persisted))
      document.addEventListener('cookieyes_consent_update', (event) => (Reflect.get(window, 'heard') as unknown[]).push((event as CustomEvent<{ accepted: unknown }>).detail.accepted))
    })
    await page.click('a[href="/away/"]')
    await page.waitForURL('**/away/')
    await page.context().addCookies([{ name: CONSENT, value: chosenConsent(['advertisement']), url: server.origin }])
    await page.goBack({ waitUntil: 'commit' })
    await eventually(() => page.evaluate(() => Reflect.get(window, 'heard') as unknown)).toEqual([true, ['necessary', 'advertisement']])
    expect((await seen())[1]).toMatchObject({ analytics: false, advertisement: true })
    expect(await cookies()).toMatchObject({ sbjs_session: `pgs=1|||cpg=${server.origin}/kept/` })
    await page.click('a[href="/away/"]')
    await page.waitForURL('**/away/')
    await page.context().addCookies([{ name: CONSENT, value: chosenConsent([]), url: server.origin }])
    await page.goBack({ waitUntil: 'commit' })
    await eventually(async () => Object.keys(await cookies()).filter((name) => name.startsWith('sbjs_'))).toEqual([])
  } finally {
    await browser.close()
  }
})
