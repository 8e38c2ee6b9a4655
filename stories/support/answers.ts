import { FetchedXhr } from '@tillkit/fixtures/fetched-xhr'

/** What the shop answers to one call. */
export type Answer =
  /** A body, with status 200 and at once unless said otherwise; `after` in ms. */
  | { readonly body: string; readonly status?: number; readonly after?: number }
  /** No answer ever comes. */
  | 'never'
  /** The connection breaks. */
  | 'broken'

/**
 * A shop's answers, by endpoint (`?wc-ajax=…`, or the `action` of an older call), or by path for its pages (`/your-cart/`); a function sees the form that
 * was sent and the address's own parameters.
 */
export type Answers = Readonly<Record<string, (form: URLSearchParams, query: URLSearchParams) => Answer>>

/** What the shop answers to a form that is sent to a page of its own, with the address's own parameters; undefined lets it through. */
export type Posts = (form: URLSearchParams, query: URLSearchParams) => Answer | undefined

/**
 * Answers the page's calls in the place of a shop: the network's edge, and the only part of a story that is not the
 * real one. A call that no answer stands for fails; all other requests (the story's own files) go their way.
 */
export function answerCalls(answers: Answers, posts: Posts = () => undefined): () => void {
  const { fetch: before, XMLHttpRequest: native } = window
  // Where the page has jQuery, calls go through that.
  Reflect.set(window, 'XMLHttpRequest', FetchedXhr)
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const form = fieldsOf(init?.body)
    const older = url.pathname.endsWith('/admin-ajax.php') ? (form.get('action') ?? url.searchParams.get('action')) : null
    const endpoint = url.searchParams.get('wc-ajax') ?? older
    const answer = answers[endpoint ?? url.pathname]
    if (endpoint === null && !answer) {
      const posted = init?.method === 'POST' ? posts(form, url.searchParams) : undefined
      return posted ? respond(posted, init?.signal ?? undefined) : before(input, init)
    }
    return respond(answer?.(form, url.searchParams) ?? 'broken', init?.signal ?? undefined)
  }
  return () => {
    Object.assign(window, { fetch: before, XMLHttpRequest: native })
  }
}

/** What a form holds, whichever way it is sent; files are left out. */
function fieldsOf(body: BodyInit | null | undefined): URLSearchParams {
  if (body instanceof URLSearchParams) return body
  const entries = body instanceof FormData ? [...body] : []
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function respond(answer: Answer, signal: AbortSignal | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('The call was given up.', 'AbortError')))
    if (answer === 'broken') reject(new TypeError('Failed to fetch'))
    else if (answer !== 'never') {
      const { body, status = 200, after = 0 } = answer
      setTimeout(() => resolve(new Response(body, { status, headers: { 'Content-Type': 'text/html' } })), after)
    }
  })
}
