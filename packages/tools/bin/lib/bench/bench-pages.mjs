/** What whole pages load and ask for, seen in a browser: only for programs that run with TypeScript at hand. */
import { listen } from '../../../../../examples/shop/listen.ts'
import { createShop } from '../../../../../examples/shop/server.ts'
import { lookAtPages, ownBuild, readTable, serveCaptured, TABLES } from '@tillkit/testing/pages'
import { capturesFolder, createShopServer } from '@tillkit/testing/server'
import { readBuild } from '../../../../testing/src/project/modules.mjs'
import { capturedReport, isPageOver, measurePages, pageReport, selectorReport } from '../sizes/page-sizes.mjs'

/**
 * @typedef {import('@tillkit/testing/pages').Seen} Seen
 * @typedef {import('../sizes/page-sizes.mjs').PageSize} PageSize
 * @typedef {{ browser: import('playwright-core').Browser, built?: string, progress?: (what: string) => void }} LookOptions
 *   `built`: the folder of another build. Default: this project's
 * @typedef {{ demo: PageSize[], captured: PageSize[], failures: string[] }} PagesSeen `captured`: none where the captures are not at hand
 */

/**
 * Visits every page of both tables: the demo shop's, and the captured ones where they are at hand.
 * @param {LookOptions} options
 * @returns {Promise<PagesSeen>}
 */
export async function lookAtShop(options) {
  const files = await readBuild(options.built ?? ownBuild())
  const demo = await lookAtDemo(options)
  const captured = await lookAtCaptured(options)
  return {
    demo: measurePages(demo.rows, files),
    captured: measurePages(captured.rows, files),
    failures: [...demo.failures, ...captured.failures],
  }
}

/**
 * @param {LookOptions} options
 * @returns {Promise<Seen>}
 */
async function lookAtDemo(options) {
  const shop = createShop()
  try {
    const { address } = await listen(shop, 0)
    return await lookAtPages(readTable(TABLES.demo), { ...options, origin: address })
  } finally {
    shop.close()
    shop.closeAllConnections()
  }
}

/**
 * @param {LookOptions} options
 * @returns {Promise<Seen>}
 */
async function lookAtCaptured(options) {
  const folder = capturesFolder()
  if (folder === undefined) return { rows: [], failures: [] }
  const server = await createShopServer()
  try {
    const { pathOf } = serveCaptured(server, folder)
    return await lookAtPages(readTable(TABLES.captured), { ...options, origin: server.origin, pathOf })
  } finally {
    await server.close()
  }
}

/**
 * Both tables in words.
 * @param {PagesSeen} seen
 */
export function pagesReport({ demo, captured, failures }) {
  const { legacyGzip = {} } = readTable(TABLES.captured)
  return [
    ...pageReport(demo),
    '',
    ...(captured.length > 0 ? capturedReport(captured, legacyGzip) : ['Captured pages: skipped, because the captures are not at hand.']),
    '',
    ...selectorReport([...demo, ...captured]),
    '',
    'Calls: what the page was seen to ask the shop for; in brackets those of the scripts that ours replace, by the contract.',
    'Selectors: how often our files asked for elements by one, how often for that in the whole page, and how long the browser took.',
    ...failures.map((failure) => `Could not be visited: ${failure}`),
  ]
}

/**
 * Whether every page was visited, is within its budget, and asks the shop for no more than the replaced scripts did.
 * @param {PagesSeen} seen
 */
export function arePagesRight({ demo, captured, failures }) {
  return failures.length === 0 && [...demo, ...captured].every((size) => !isPageOver(size) && (size.page.reason !== undefined || (size.page.requests ?? 0) <= size.page.legacy))
}
