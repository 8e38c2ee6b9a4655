import { RequestFailed, type Failure } from '../failures/failure.ts'
import type { Send } from './send-options.ts'

/** What happens to a request, for a log. */
export type SendEvent =
  | { readonly what: 'sent'; readonly body: BodyInit | null }
  | { readonly what: 'answered'; readonly status: number }
  | { readonly what: 'failed'; readonly failure: Failure }

/**
 * Makes a sender that tells a log what becomes of each request.
 * @param observe called at the start of each; what it returns hears the rest
 */
export function observed(send: Send, observe: (url: string) => (event: SendEvent) => void): Send {
  return async (url, options, read) => {
    const notify = observe(url)
    notify({ what: 'sent', body: options.body?.content ?? null })
    try {
      return await send(url, options, (response) => {
        notify({ what: 'answered', status: response.status })
        return read(response)
      })
    } catch (cause) {
      if (cause instanceof RequestFailed) notify({ what: 'failed', failure: cause.failure })
      throw cause
    }
  }
}
