import { openSharedPage, pageBundle } from '@tillkit/testing'
import type { Shop } from '@tillkit/testing'
import type { Page } from 'playwright-core'

/** What the page's script sees as `T`: the package, and what its tests alone import, of it and of what it stands on. */
const ENTRY = `
export * from '../src/index.ts'
export * from '@tillkit/dom'
export { createQueues } from '../src/page/announcement-queues.ts'
export { replay } from '../src/touch/replay.ts'
export { morphBy } from '../src/bridges/morph.ts'
`

/** The package's sources. */
const bundled = pageBundle({ globalName: 'T', folder: import.meta.dirname, entry: ENTRY })

/** What a page may have beside its body. */
export interface MountPage {
  /** A content security policy. */
  readonly policy?: string
  /** Runs before the page is opened. */
  readonly before?: (page: Page) => Promise<unknown>
}

/**
 * Opens a page of nothing but the given body, on which `T` is this package and `life` a life that keeps its problems
 * in `failed`.
 */
export async function openMountPage(shop: Shop, body: string, { policy = '', before }: MountPage = {}): Promise<Page> {
  const meta = policy && `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  const start = 'var failed = []; var life = T.createLife(function (cause) { failed.push(String(cause)) })'
  const tag = `<script>${await bundled()};${start}</script>`
  shop.server.page('/mount/', `<!doctype html><html lang="en"><head>${meta}<title>Mount</title><link rel="icon" href="data:,">${tag}</head><body>${body}</body></html>`)
  const page = await openSharedPage(shop.browser)
  await before?.(page)
  await page.goto(`${shop.server.origin}/mount/`)
  return page
}
