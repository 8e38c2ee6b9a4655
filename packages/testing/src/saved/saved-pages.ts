import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SavedCall } from './http-file.ts'
import { readHttpFile } from './http-file.ts'

/** A page that was saved. */
export interface SavedPage {
  /** The file's name without its ending. */
  readonly name: string
  /** Where it is served. */
  readonly path: string
  readonly title: string
  readonly file: string
}

/** A folder without a page in it: the message says what to do. */
export class NoSavedPages extends Error {
  override readonly name = 'NoSavedPages'
}

/** A folder of saved pages and calls. */
export interface SavedShop {
  readonly folder: string
  /** Hosts whose addresses mean this shop. */
  readonly hosts: readonly string[]
  readonly pages: readonly SavedPage[]
  readonly calls: readonly SavedCall[]
}

/**
 * Reads a folder: a page is served at the address that it says it has, or at `/name/`.
 * @throws NoSavedPages when there is no page in it
 */
export function readSavedShop(folder: string): SavedShop {
  const names = (ending: string) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(ending))
      .map((file) => file.slice(0, -ending.length))
      .sort((left, right) => left.length - right.length || left.localeCompare(right))
  const drafts = names('.html').map((name) => ({ name, file: join(folder, `${name}.html`), ...describe(join(folder, `${name}.html`)) }))
  if (drafts.length === 0) throw new NoSavedPages(`There is no page (.html) in ${folder}. Save some pages of the shop there, whole and as HTML only.`)
  const calls = names('.http').flatMap((name) => readHttpFile(name, readFileSync(join(folder, `${name}.http`), 'utf8')) ?? [])
  return { folder, hosts: hostsOf(drafts.flatMap(({ address }) => address ?? [])), pages: placed(drafts), calls }
}

interface Draft {
  name: string
  file: string
  title: string
  address: URL | undefined
}

/** The first page of an address gets it; short names go first, since `cart` is plainer than `cart-empty`. */
function placed(drafts: readonly Draft[]): SavedPage[] {
  const taken = new Set<string>()
  return drafts.map(({ name, file, title, address }) => {
    const wanted = address?.pathname
    const path = wanted !== undefined && !taken.has(wanted) && !wanted.startsWith('/__tillkit__/') ? wanted : `/${name}/`
    taken.add(path)
    return { name, file, title, path }
  })
}

function describe(file: string): { title: string; address: URL | undefined } {
  const html = readFileSync(file, 'utf8')
  const title = /<title[^>]*>([^<]*)/i.exec(html)?.[1]?.trim() ?? ''
  return { title: title === '' ? file : decode(title), address: addressOf(html) }
}

/** What the page calls its own address: canonical link, `og:url`, or its feed. */
function addressOf(html: string): URL | undefined {
  const head = html.slice(0, 200_000)
  const canonical = /<link[^>]+rel=["']canonical["'][^>]+href=["']([^"']+)/i.exec(head)?.[1]
  const open = /<meta[^>]+property=["']og:url["'][^>]+content=["']([^"']+)/i.exec(head)?.[1]
  const feeds = [...head.matchAll(/<link[^>]+type=["']application\/rss\+xml["'][^>]+href=["']([^"']+?)feed\/?["']/gi)].map(([, href]) => href)
  const feed = feeds.filter((href) => !/\/comments\/$/.test(href ?? '')).at(1)
  const text = canonical ?? open ?? feed
  return text !== undefined && URL.canParse(text) ? new URL(text) : undefined
}

function hostsOf(addresses: readonly URL[]): string[] {
  return [...new Set(addresses.map(({ host }) => host))]
}

function decode(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&raquo;', '»')
    .replaceAll('&amp;', '&')
}
