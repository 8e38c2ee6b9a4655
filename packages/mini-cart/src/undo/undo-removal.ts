import { callShop } from '@tillkit/platform'
import { PLATFORM_REMOVE_LINK, REMOVE_PARAMETER, UNDO_PARAMETER } from '../mini-cart.anatomy.ts'
import type { WorkContext } from '../requests/context.ts'
import { applyFailure, applyAnswer } from '../requests/change-outcome.ts'
import { raiseChange } from '../requests/raise-change.ts'
import { summaryOf } from '../panels/cart-summary.ts'

/**
 * The platform's address that brings a line back. The mini cart's own buttons carry no nonce for it; a classic mini
 * cart or the cart page does.
 * @returns `undefined` where no link of the page gives the nonce
 */
export function undoAddress(key: string, root: ParentNode = document): string | undefined {
  const link = root.querySelector<HTMLAnchorElement>(PLATFORM_REMOVE_LINK)
  if (!link) return undefined
  const url = new URL(link.href)
  if (url.origin !== location.origin) return undefined
  url.searchParams.delete(REMOVE_PARAMETER)
  url.searchParams.set(UNDO_PARAMETER, key)
  return url.href
}

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
