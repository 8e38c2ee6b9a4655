import type { CallShop } from '@tillkit/platform'
import { RequestFailed, retry, unusable, type FormBody } from '@tillkit/platform/requests'
import { readReview, type ReviewAnswer } from '../answers.schema.ts'

/** How long totals are waited for, in ms. */
const TIMEOUT = 30_000
/** How long after a failure they are asked for once more, in ms. */
const PAUSE = 1000

/** A call for totals. */
export interface ReviewCall {
  readonly url: string
  readonly body: FormBody
  readonly signal: AbortSignal
}

/**
 * Asks the shop for totals, once more where no answer came that can be used. A nonce that is refused is refused again.
 * @throws {RequestFailed} when there are none
 */
export function askReview(call: CallShop, { url, body, signal }: ReviewCall): Promise<ReviewAnswer> {
  const once = async () => {
    const got = await call(url, { body, signal, mutates: false, timeout: TIMEOUT })
    const answer = readReview(got.text)
    if (answer) return answer
    throw unusable(got, { mutates: false })
  }
  const again = (cause: unknown) => !(cause instanceof RequestFailed) || (cause.status !== 403 && cause.kind !== 'offline' && cause.kind !== 'aborted')
  return retry(once, { pauses: [PAUSE], signal, again })
}
