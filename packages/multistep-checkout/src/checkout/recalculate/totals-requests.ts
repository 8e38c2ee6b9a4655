import type { CallShop } from '@tillkit/platform'
import { RequestFailed, retry, unusable, type FormBody } from '@tillkit/platform/requests'
import { cartNow, readingCart } from '@tillkit/platform/cart'
import { raiseCheckout, type UpdateArgs } from '@tillkit/platform/checkout'
import { readReview, type ReviewAnswer } from '../answers.schema.ts'
import { endpoints } from '../anatomy.ts'
import type { Checkout, Runs, ShownTotals } from '../context.ts'
import { chosenMethods, reviewBody, totalsKey } from './totals-fields.ts'
import type { ShowTotals } from './show-totals.ts'

/** How long totals are waited for, in ms. */
const TIMEOUT = 30_000
/** How long after a failure they are asked for once more, in ms. */
const PAUSE = 1000

/** A call for totals. */
interface ReviewCall {
  readonly url: string
  readonly body: FormBody
  readonly signal: AbortSignal
}

/**
 * Asks the shop for totals, once more where no answer came that can be used. A nonce that is refused is refused again.
 * @throws {RequestFailed} when there are none
 */
function askReview(call: CallShop, { url, body, signal }: ReviewCall): Promise<ReviewAnswer> {
  const once = async () => {
    const got = await call(url, { body, signal, mutates: false, timeout: TIMEOUT })
    const answer = readReview(got.text)
    if (answer) return answer
    throw unusable(got, { mutates: false })
  }
  const again = (cause: unknown) => !(cause instanceof RequestFailed) || (cause.status !== 403 && cause.kind !== 'offline' && cause.kind !== 'aborted')
  return retry(once, { pauses: [PAUSE], signal, again })
}

/** Creates the runs that ask for totals. `again` asks as anybody may; `idle` hears where nothing was asked. */
export function createRuns(unit: Checkout, show: ShowTotals, { again, idle }: { again(): void; idle(): void }): Runs {
  const { host, form, store, call } = unit
  let running: { readonly giveUp: AbortController; readonly key: string; readonly done: Promise<void> } | undefined
  // Those that the server has printed.
  let shown: ShownTotals = { body: '', key: totalsKey(form), methods: chosenMethods(), cart: cartNow() }
  let hasFailed = false
  const abort = () => {
    running?.giveUp.abort()
    running = undefined
    store.setState({ isRecalculating: false })
  }
  host.onEnd(abort)
  const start = (args: UpdateArgs, isEcho = false) => {
    // A choice that no answer has taken in, because it failed or was given up, is the shopper's still.
    const isOwed = chosenMethods() !== shown.methods
    const body = reviewBody(form, host.config.reviewNonce, isOwed ? {} : args)
    const asked = { body: String(body.content), key: totalsKey(form) }
    // It would go on for ever.
    if (isEcho && asked.body === shown.body) return idle()
    abort()
    const giveUp = new AbortController()
    store.setState({ isRecalculating: true })
    raiseCheckout('updating', { args })
    const end = (isDone: boolean): boolean => {
      if (giveUp.signal.aborted) return false
      running = undefined
      hasFailed = !isDone
      store.setState({ isRecalculating: false })
      return true
    }
    const work = async () => {
      try {
        const asking = readingCart(() => askReview(call, { url: host.config.endpoint(endpoints.review), body, signal: giveUp.signal }))
        const [answer] = await Promise.all([asking, show.getReady()])
        if (!end(true)) return
        shown = { ...shown, ...asked, cart: cartNow() }
        host.guard(() => show.answer(answer, args))()
        shown = { ...shown, methods: chosenMethods() }
      } catch (cause) {
        if (end(false)) show.failure(cause, again)
      }
    }
    running = { giveUp, key: asked.key, done: work() }
  }
  return { start, abort, running: () => running, shown: () => shown, hasFailed: () => hasFailed }
}
