import { openTestPage, type TestPage, type TestPageOptions } from '@tillkit/testing/contract'
import { listingAnswer, listingHtml, listingProducts } from '@tillkit/fixtures'
import { vi } from 'vitest'

/** What a page of ours asked for. */
export interface Sent {
  readonly url: string
  readonly body: string
}

/** A shop's answers: what a test leaves out is answered with two products, or with nothing of use. */
export interface Answers {
  listing?: () => string
  counts?: (body: string) => string | Promise<string>
  suggestions?: () => string
}

/** A simulated page with panels and listings, whose server answers as a test says. */
export interface FilterPage extends TestPage {
  readonly sent: readonly Sent[]
  /** The requests for numbers of products so far. */
  asked(): Sent[]
  /** Works off all that follows from what was done: timers, answers and what they bring. */
  settled(): Promise<void>
}

const LISTING = listingAnswer({ shop: { ags_woo_shop_plus_0: listingHtml({ products: listingProducts(2), total: 30 }) }, notices: [] })

/** Opens `/shop/`, or what the address says, with this content. Answers may be changed while the page is open. */
export async function openFilterPage(html: string, { address = '/shop/', answers = {}, ...more }: Partial<TestPageOptions> & { address?: string; answers?: Answers } = {}): Promise<FilterPage> {
  history.replaceState(null, '', address)
  const sent: Sent[] = []
  const page = await openTestPage(async () => (await import('../src/filters.ts')).filters, { html, ...more })
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }))
  vi.stubGlobal('fetch', async (url: string, { body }: { body: URLSearchParams }) => {
    const text = String(body)
    // Of the page's own host, as all of them are: a call to another one would be told by its whole address.
    sent.push({ url: url.replace(location.origin, ''), body: text })
    if (isCounts(text)) return new Response(await (answers.counts?.(text) ?? 'none'))
    if (text.includes('search_suggestions')) return new Response(answers.suggestions?.() ?? '')
    return new Response(answers.listing?.() ?? LISTING)
  })
  const settled = async () => {
    for (let turn = 0; turn < 4; turn += 1) await page.rest()
  }
  await page.start()
  await settled()
  return { ...page, sent, settled, asked: () => sent.filter(({ body }) => isCounts(body)) }
}

const isCounts = (body: string) => body.includes('ags_wc_filters_product_counts')

/** An answer with a number for each option that was asked for. */
export function numbers(body: string, of: (value: string) => number): string {
  const items = JSON.parse(new URLSearchParams(body).get('ags_wc_filters_product_counts') ?? '[]') as { value: string }[]
  return JSON.stringify(items.map((item) => ({ ...item, count: of(item.value) })))
}

/** The page's first element of a kind. */
export function the<E extends HTMLElement = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
