import { callShop } from '@tillkit/platform'
import type { WorkContext } from '../requests/context.ts'
import { applyFailure, applyAnswer } from '../requests/change-outcome.ts'
import { raiseChange } from '../requests/raise-change.ts'
import { summaryOf } from '../panels/cart-summary.ts'

/** Brings the line back that was taken out last, and shows the cart that it is in again. */
export async function undoRemoval(context: WorkContext): Promise<void> {
  const { store, cart, ask, copies } = context
  const { undo } = store.getState()
  if (!undo?.isReady) return
  store.setState({ undo: undefined, note: '' })
  const run = async (signal: AbortSignal) => {
    await callShop(undo.href, { signal, keepalive: true, mutates: true, by: 'fetch' })
    return ask(signal)
  }
  try {
    const answer = await context.busy(() => cart.queue.change(run))
    if (!answer || context.life.signal.aborted) return
    // The platform answers with a page whether or not it knew the line.
    const isBack = answer.kind !== 'html' || answer.html.includes(undo.key)
    const outcome = applyAnswer(context, isBack ? answer : { kind: 'refused', message: undefined }, 'update')
    if (outcome !== 'done') return
    const copy = copies.first()
    copy?.announce(() => `${copy.t('undone', { name: undo.name })} ${summaryOf(copy)}`)
    context.unheard(() => raiseChange({ isRemoval: false, module: copy?.element, life: context.life }))
  } catch (cause) {
    if (!context.life.signal.aborted) applyFailure(context, cause, 'update')
  }
}
