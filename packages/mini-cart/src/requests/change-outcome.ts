import { rememberWorking, raiseNative, reloadOnce } from '@tillkit/platform/cart'
import { isOutcomeUnknown, RequestFailed } from '@tillkit/platform/requests'
import type { Answer } from './mini-cart.api.ts'
import type { WorkContext } from './context.ts'
import { CHECKOUT } from './anatomy.ts'

/** What a page is loaded anew for. */
const REASON = 'mini-cart'

/** What became of an action of the shopper's. */
export type Outcome = 'done' | 'not done' | 'leaving'

/** Takes the answer to an action in: shows it, says what was refused, or loads the page anew, once. */
export function applyAnswer(context: WorkContext, answer: Answer, action: 'update' | 'remove'): Outcome {
  if (answer.kind === 'html') {
    context.show(answer.html)
    rememberWorking(REASON)
    return 'done'
  }
  if (answer.kind === 'reload') return startAnew(context, action)
  // The line may be gone, changed in another tab: what stands here is not to be trusted.
  context.reader.ask()
  reportFailure(context, { action, words: answer.message, key: 'failed' })
  return 'not done'
}

/** Says that an action failed. What the cart is now, the queue's readers ask by themselves. */
export function applyFailure(context: WorkContext, cause: unknown, action: 'update' | 'remove'): Outcome {
  if (cause instanceof RequestFailed) {
    if (cause.kind === 'aborted') return 'not done'
    // A nonce that is not good any more; nothing was done.
    if (cause.status === 403) return startAnew(context, action, cause)
  }
  reportFailure(context, { action, key: isOutcomeUnknown(cause) ? 'unsure' : 'failed', cause })
  return 'not done'
}

/**
 * Loads the page anew, for a nonce and a signature that are good. Never while an order is being typed, never twice, and
 * never for anything but the shopper's own doing.
 */
function startAnew(context: WorkContext, action: 'update' | 'remove', cause?: unknown): Outcome {
  if (!document.querySelector(CHECKOUT) && reloadOnce(REASON)) return 'leaving'
  reportFailure(context, { action, key: 'expired', cause })
  return 'not done'
}

interface Failure {
  readonly action: 'update' | 'remove'
  /** The server's words, where it has some. */
  readonly words?: string | undefined
  readonly key: 'failed' | 'unsure' | 'expired'
  readonly cause?: unknown
}

function reportFailure({ store, copies }: WorkContext, { action, words, key, cause }: Failure): void {
  const copy = copies.first()
  const message = words ?? copy?.t(key) ?? ''
  store.setState({ note: message })
  copy?.announce(message)
  raiseNative('failed', { source: 'tillkit', action, message, cause })
}
