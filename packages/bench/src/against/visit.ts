import type { Page, Response } from 'playwright-core'

/** How long a shop's page may take, in ms. */
const VISIT_TIMEOUT_MS = 60_000

/** What the browser says when a page cannot be had, and what that means. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/ERR_CONNECTION_REFUSED/, 'nothing answers there. Is the server running, and is the port right?'],
  [/ERR_NAME_NOT_RESOLVED/, 'its name is not known. Is it written correctly, and is this machine online?'],
  [/ERR_(INTERNET_DISCONNECTED|ADDRESS_UNREACHABLE|NETWORK)/, 'this machine cannot reach it.'],
  [/ERR_CERT|ERR_SSL/, 'its certificate is not valid for this address. Measure the address that shoppers use.'],
  [/ERR_TOO_MANY_REDIRECTS/, 'it redirects for ever.'],
  [/ERR_(CONNECTION_(RESET|CLOSED)|EMPTY_RESPONSE)/, 'the server hung up without an answer.'],
  [/Timeout \d+ms/i, `it did not finish loading within ${VISIT_TIMEOUT_MS / 1000} s.`],
]

/**
 * Opens a shop's page and waits until it has loaded.
 * @throws {Error} in words, when it cannot be reached, answers an error, redirects elsewhere or is no page
 */
export async function visit(page: Page, url: string): Promise<void> {
  const response = await page.goto(url, { waitUntil: 'load', timeout: VISIT_TIMEOUT_MS }).catch((cause: unknown) => {
    throw new Error(`${url} could not be opened: ${reasonOf(cause)}`, { cause })
  })
  if (!response) throw new Error(`${url} could not be opened: the browser got no answer.`)
  refuseRedirect(url, response)
  const status = response.status()
  if (status >= 400) throw new Error(`${url} answers ${status} ${response.statusText()}`.trim() + adviceFor(status))
  const type = response.headers()['content-type'] ?? ''
  if (!/html/i.test(type)) throw new Error(`${url} is no page: it answers with ${type || 'no content type'}.`)
}

function refuseRedirect(url: string, response: Response): void {
  const wanted = new URL(url)
  const got = new URL(response.url())
  if (wanted.origin === got.origin && wanted.pathname === got.pathname) return
  throw new Error(
    `${url} redirects to ${got.href}. If that is the page you mean, measure it: --against ${got.href} ` +
      '(a login or a consent page cannot be passed here).',
  )
}

function adviceFor(status: number): string {
  if (status === 401 || status === 403) return ': the shop does not let this browser in (a login, a firewall?).'
  if (status === 404) return ': there is no such page.'
  return status >= 500 ? ': the shop itself has a problem. Try again later.' : '.'
}

function reasonOf(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause)
  return REASONS.find(([pattern]) => pattern.test(message))?.[1] ?? (message.split('\n')[0] ?? '')
}
