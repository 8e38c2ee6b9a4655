import { openSharedPage, useShop } from '@tillkit/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildEarly } from '../../tools/bin/lib/build/early.mjs'

const shop = useShop()
const folder = new URL('./early', import.meta.url).pathname
let code = ''

beforeAll(async () => {
  code = await buildEarly({ name: 'landing', folder, early: `${folder}/early.ts`, manifest: { precedes: 'script[src*="tracker"]' } })
})

const TAG = '<script src="/landing.early.js"></script>'
const MOVES = "<script>history.replaceState(null, '', '/early/?moved')</script>"

/** Opens a page with this head, and gives what the early script has remembered and what the console was told. */
async function open(head: string) {
  shop.server.page('/landing.early.js', () => ({ status: 200, headers: { 'content-type': 'text/javascript' }, body: code }))
  shop.server.page('/tracker.js', () => ({ status: 200, headers: { 'content-type': 'text/javascript' }, body: '' }))
  shop.server.page('/early/', `<!doctype html><html lang="en"><head><title>Early</title><link rel="icon" href="data:,">${head}</head><body></body></html>`)
  const page = await openSharedPage(shop.browser)
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await page.goto(`${shop.server.origin}/early/?from=mail`)
  return { lines, landing: await page.evaluate(() => document.documentElement.dataset['landing']) }
}

describe('an early script', () => {
  it('runs before the scripts behind it, and says nothing where it stands right', async () => {
    expect(await open(TAG + MOVES + '<script src="/tracker.js"></script>')).toEqual({ landing: '?from=mail', lines: [] })
  })

  it('runs once where the page has it twice, which is said', async () => {
    const { landing, lines } = await open(TAG + MOVES + TAG)
    expect([landing, lines]).toEqual(['?from=mail', [expect.stringContaining('landing.early.js is on this page twice')]])
  })

  it('runs, and says that it is late, behind the page or behind a script that it has to precede', async () => {
    const deferred = await open(TAG.replace('<script', '<script defer'))
    expect([deferred.landing, deferred.lines]).toEqual(['?from=mail', [expect.stringContaining('comes after the page has been read')]])
    const behind = await open(`<script id="their-tracker" src="/tracker.js"></script>${TAG}`)
    expect([behind.landing, behind.lines]).toEqual(['?from=mail', [expect.stringContaining('comes after #their-tracker')]])
  })
})
