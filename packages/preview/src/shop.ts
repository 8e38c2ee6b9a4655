import { domainToUnicode } from 'node:url'
import { PreviewProblem } from './problem.ts'

/** A shop by its address. */
export interface ShopAddress {
  /** Where requests go, for instance `https://the-shop.example`. */
  readonly origin: string
  /** Hosts, with a port where it is not the usual one, that mean this shop: with and without `www.`, loopback names. */
  readonly hosts: readonly string[]
  /** Path and query to start with. */
  readonly start: string
  /** The `Authorization` header of a staging shop behind a password; never printed. */
  readonly authorization?: string
}

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']
const EXAMPLE = '--shop https://the-shop.example'

/**
 * Reads what stands after `--shop`.
 * @throws PreviewProblem when it is no address of a shop
 */
export function readShopAddress(text: string): ShopAddress {
  if (/^[\w.-]+\.[a-z]{2,}(:\d+)?(\/\S*)?$/i.test(text) || /^localhost(:\d+)?(\/\S*)?$/.test(text)) {
    throw new PreviewProblem(`“${text}” is neither a folder nor a whole address. Did you mean: --shop https://${text}`)
  }
  if (!URL.canParse(text)) {
    throw new PreviewProblem(`“${text}” is neither the address of a shop nor a folder that exists. An address looks like this: ${EXAMPLE}`)
  }
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new PreviewProblem(`The preview opens shops by http: and https:, not by ${url.protocol} For instance: ${EXAMPLE}`)
  }
  return {
    origin: url.origin,
    hosts: hostsOf(url),
    start: url.pathname + url.search,
    ...(url.username ? { authorization: basic(url) } : {}),
  }
}

/** Whether an address leads to the shop, by any of its names. */
export function isOfShop(shop: Pick<ShopAddress, 'hosts'>, url: URL): boolean {
  return /^https?:$/.test(url.protocol) && shop.hosts.includes(url.host)
}

/** The hosts that mean the same shop: names under which a shop commonly redirects to itself. */
function hostsOf({ hostname, port, host }: URL): string[] {
  const suffix = port === '' ? '' : `:${port}`
  if (LOOPBACK.includes(hostname)) return LOOPBACK.map((name) => name + suffix)
  if (/^[\d.]+$/.test(hostname) || hostname.startsWith('[')) return [host]
  const bare = hostname.replace(/^www\./, '')
  return [hostname, ...[bare, `www.${bare}`].filter((name) => name !== hostname)].map((name) => name + suffix)
}

/** A host as people write it in a page's text, where that differs from the one in addresses. */
export function unicodeHost(host: string): string | undefined {
  const [name = '', port] = host.split(/:(?=\d+$)/)
  const unicode = domainToUnicode(name)
  return unicode === '' || unicode === name ? undefined : unicode + (port === undefined ? '' : `:${port}`)
}

function basic({ username, password }: URL): string {
  const words = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return `Basic ${Buffer.from(words, 'utf8').toString('base64')}`
}
