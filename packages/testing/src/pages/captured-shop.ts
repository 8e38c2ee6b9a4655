import { withJQueryMovedDown } from '@tillkit/fixtures/page-chrome'
import { readFileSync } from 'node:fs'
import { asShopPrints, type PrintedFor } from '@tillkit/fixtures'
import { earlyTag, earlyTags, tillkitTag } from '../browser/index.ts'
import type { Answer, LoggedRequest, ShopServer } from '../server/index.ts'
import type { SavedCall } from '../saved/http-file.ts'
import { matchCall } from '../saved/match-call.ts'
import { readSavedShop, type SavedPage, type SavedShop } from '../saved/saved-pages.ts'

/** Captured pages on a server, with Tillkit on them. */
export interface CapturedShop {
  /** A captured page's path, by its name; undefined where it is not captured. */
  pathOf(name: string): string | undefined
  /** The scripts that a captured page was printed with, by the handles that stand where they stood. */
  handlesOn(name: string): string[]
}

/** Folders that have been read: tests serve the same one again and again. */
const known = new Map<string, SavedShop>()

function savedShopIn(folder: string): SavedShop {
  const shop = known.get(folder) ?? readSavedShop(folder)
  known.set(folder, shop)
  return shop
}

/**
 * Serves a folder of captured pages with Tillkit's tag at the end of their heads. Calls are answered as the shop answered the
 * captured one that fits best, as the preview of saved pages does.
 */
export function serveCaptured(server: ShopServer, folder: string, options: PrintedFor = {}): CapturedShop {
  const { pages, calls, hosts } = savedShopIn(folder)
  const local = (text: string) => hosts.reduce((rest, host) => rest.replaceAll(`http://${host}`, '').replaceAll(`http:\\/\\/${host}`, ''), text)
  const answer = (request: LoggedRequest): Answer | undefined => {
    const counts = countsFor(request)
    if (counts) return counts
    const saved = matchCall(callOf(request), calls)
    return saved && { status: saved.status, body: local(saved.body), headers: typeOf(saved) }
  }
  for (const page of pages) {
    server.page(page.path, (request) => (request.method === 'GET' ? capturedPageHtml(local(htmlOf(page)), options) : (answer(request) ?? { status: 404 })))
  }
  for (const name of endpointsOf(calls)) server.answer(name, (request) => answer(request) ?? { status: 400, body: '0' })
  const named = (name: string) => pages.find((page) => page.name === name)
  return {
    pathOf: (name) => named(name)?.path,
    handlesOn(name) {
      const page = named(name)
      return page ? [...htmlOf(page).matchAll(/<!-- script ([\w-]+)-js:/g)].flatMap(([, handle]) => handle ?? []) : []
    },
  }
}

const htmlOf = ({ file }: SavedPage) => readFileSync(file, 'utf8')

/** A captured page with jQuery where its theme prints it, Tillkit's early scripts before it, its tag at the end of its head, and what its sheets hide. */
export function capturedPageHtml(html: string, visitor: PrintedFor = {}): string {
  const attribution = html.includes('wc_order_attribution') ? earlyTag('attribution') : ''
  const page = asShopPrints(html, visitor)
    .replace('<head>', () => `<head>${earlyTags(/<body class="([^"]*)/.exec(html)?.[1], html)}${attribution}<script src="/vendor/jquery.js"></script>`)
    .replace('</head>', () => `${tillkitTag()}</head>`)
  return DIVI.test(html) ? withJQueryMovedDown(page) : page
}

/** What the body of a page of the theme is called that moves jQuery down. */
const DIVI = /<body\b[^>]*\bet_divi_theme\b/

/**
 * The counts of a filter's values, where a request asks for them: the captured answer is for other filters, and one that lacks what
 * was asked for is asked again.
 */
function countsFor({ form }: LoggedRequest): Answer | undefined {
  const asked = new URLSearchParams(form).get('ags_wc_filters_product_counts')
  if (asked === null) return undefined
  const counts = (JSON.parse(asked) as { parent: string; filter: string }[]).map(({ parent, filter }) => ({ parent, filter, count: 8 }))
  return { status: 200, body: JSON.stringify(counts), headers: { 'content-type': 'application/json; charset=UTF-8' } }
}

const callOf = ({ method, path, query, form }: LoggedRequest) =>
  ({ method, path, query: new URLSearchParams(query), form: new URLSearchParams(form), json: '' })

function typeOf({ headers }: SavedCall): Record<string, string> {
  const type = headers.get('content-type')
  return type === undefined ? {} : { 'content-type': type }
}

/** The names of the calls: `wc-ajax`, or the `action` of an older call. */
function endpointsOf(calls: readonly SavedCall[]): Set<string> {
  const names = calls.flatMap(({ path, form }) => new URL(path, 'http://shop.invalid').searchParams.get('wc-ajax') ?? form.get('action') ?? [])
  return new Set(names)
}
