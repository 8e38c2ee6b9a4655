import { headersOf } from '../content/answer.ts'

/** How much of a request's body is up, in bytes. `total` is 0 where the browser does not know it. */
export type ProgressListener = (sent: number, total: number) => void

/** Sends as `fetch` does, and tells how much is up. */
export type SendWithProgress = (url: string, init: RequestInit, onProgress: ProgressListener) => Promise<Response>

/**
 * Makes a sender with progress. It uses XMLHttpRequest, the only one that knows it.
 * @param make the browser's, or a test's own
 */
export function createSendWithProgress(make: () => XMLHttpRequest = () => new XMLHttpRequest()): SendWithProgress {
  return (url, init, onProgress) =>
    new Promise((resolve, reject) => {
      const request = make()
      const { signal } = init
      const stop = () => request.abort()
      const fail = () => reject(signal?.aborted ? (signal.reason as Error) : new TypeError('The request failed'))
      request.open(init.method ?? 'GET', url)
      request.withCredentials = init.credentials === 'include'
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total)
      // A status beyond 599 is none for a response: that is a failure too, not a wait for ever.
      request.onload = () => resolve(new Promise((answer) => answer(responseOf(request, url))))
      request.onerror = fail
      request.onabort = fail
      request.onloadend = () => signal?.removeEventListener('abort', stop)
      signal?.addEventListener('abort', stop)
      // A stream has no length that could be told, and XMLHttpRequest takes none.
      request.send(init.body as XMLHttpRequestBodyInit | null)
    })
}

/** Statuses whose response may have no body, not even an empty one. */
const WITHOUT_BODY = [204, 205, 304]

function responseOf(request: XMLHttpRequest, asked: string): Response {
  const { status, statusText, responseText, responseURL: url } = request
  const response = new Response(WITHOUT_BODY.includes(status) ? null : responseText, {
    status,
    statusText,
    headers: headersOf(request.getAllResponseHeaders()),
  })
  // A response made by hand does not know where it came from.
  return Object.defineProperties(response, {
    url: { value: url },
    redirected: { value: url !== '' && url !== asked.replace(/#.*/, '') },
  })
}
