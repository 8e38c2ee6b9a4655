/** What the server answered, read to its end. */
export interface Answer {
  readonly status: number
  /** Whether the status is a success. */
  readonly ok: boolean
  /** Where the answer came from, after redirects. */
  readonly url: string
  /** Whether it came from somewhere else than asked: a login page, the shop's front, a page "coming soon". */
  readonly redirected: boolean
  readonly headers: Headers
  readonly text: string
}

/** What a request brings, however it went out: the browser's own response, or what jQuery's request has told. */
export type Received = Pick<Response, 'status' | 'ok' | 'url' | 'redirected' | 'headers' | 'text'>

/** Reads a response to its end. */
export async function readAnswer(response: Received): Promise<Answer> {
  const { status, ok, url, redirected, headers } = response
  return { status, ok, url, redirected, headers, text: await response.text() }
}

/** Headers, from the lines that XMLHttpRequest has of them. */
export function headersOf(lines: string): Headers {
  const headers = new Headers()
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}
