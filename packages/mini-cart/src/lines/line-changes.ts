import type { Action } from '../requests/mini-cart.api.ts'
import { anatomy, LINE_KEY } from '../mini-cart.anatomy.ts'
import { toggled, type Draft } from '../mini-cart.model.ts'
import type { PanelKind } from '../mini-cart.state.ts'
import type { LineWork, WorkContext } from '../requests/context.ts'
import type { KeyedDelays } from './keyed-delays.ts'
import { withDraft } from '../mini-cart.state.ts'
import { applyFailure, applyAnswer } from '../requests/change-outcome.ts'
import { raiseChange } from '../requests/raise-change.ts'
import { summaryOf } from '../panels/cart-summary.ts'
import { undoAddress } from '../undo/undo-removal.ts'

/** Changes of one line that wait are one: the last. */
const queueKey = (key: string) => `mini-cart line ${key}`

const loadWritten = () => import('./written-quantity.late.ts')

/**
 * Reads a quantity that is not written in plain digits, which a theme's text field takes.
 * @returns whether that is done with, and still what stands in the field: a number, or none
 */
async function applyWritten({ store, life }: WorkContext, key: string, draft: Draft): Promise<boolean> {
  const code = await loadWritten().catch(() => undefined)
  // Meanwhile something else may have been typed, or this may have been read already.
  if (life.signal.aborted || store.getState().drafts[key] !== draft) return false
  const quantity = code?.readWritten(draft.text)
  store.setState(withDraft(store.getState(), key, { text: quantity === undefined ? '' : draft.text, quantity }))
  return true
}

/** Creates what changes and removes lines of the cart. */
export function createLineWork(context: WorkContext, delays: KeyedDelays): LineWork {
  const { store } = context
  /** How many requests about a line have not been answered. */
  const running = new Map<string, number>()
  /** What has been sent: leaving its field does not mean it once more. */
  const sent = new WeakSet<Draft>()
  const count = (key: string, by: number) => running.set(key, (running.get(key) ?? 0) + by)

  const remove = async (key: string, place: PanelKind) => {
    delays.cancel(key)
    dropDraft(context, key)
    const name = store.getState().lines[key]?.name ?? ''
    const href = undoAddress(key)
    const leave = (isLeaving: boolean) => store.setState(({ leaving }) => ({ leaving: toggled(leaving, key, isLeaving) }))
    store.setState({ undo: href === undefined ? undefined : { key, name, href, place, isReady: false }, note: '' })
    leave(true)
    const outcome = await send(context, { cartAction: 'item-remove', item: key }, () => leave(false))
    if (outcome === 'done') {
      const copy = context.copies.first()
      copy?.announce(() => `${copy.t('removed', { name })} ${summaryOf(copy)}`)
    }
    store.setState(({ undo }) => ({
      undo: undo?.key !== key ? undo : outcome === 'done' ? { ...undo, isReady: true } : undefined,
    }))
  }

  const sendQuantity = async (key: string, draft: Draft, quantity: number) => {
    count(key, 1)
    sent.add(draft)
    // The server's answer wins, unless the shopper has gone on.
    const settle = () => {
      if (store.getState().drafts[key] === draft) dropDraft(context, key)
    }
    const outcome = await send(context, { cartAction: 'update-quantity', item: key, quantity }, settle)
    count(key, -1)
    const copy = context.copies.first()
    if (outcome === 'done') copy?.announce(() => summaryOf(copy))
  }

  const commit = (key: string) => {
    const draft = store.getState().drafts[key]
    if (!draft || sent.has(draft)) return
    const { quantity } = draft
    if (quantity === undefined) {
      if (!Number.isNaN(Number(draft.text))) return refuse(context, delays, key)
      return void applyWritten(context, key, draft).then((isRead) => isRead && commit(key))
    }
    // Back where it was, with nothing on the way that says otherwise.
    if (quantity === store.getState().lines[key]?.quantity && !running.get(key)) {
      delays.cancel(key)
      return dropDraft(context, key)
    }
    delays.set(key, () => {
      const { lines, leaving } = store.getState()
      // Meanwhile an answer has come without it, or its button was pressed.
      if (!lines[key] || leaving.has(key)) return dropDraft(context, key)
      void (quantity === 0 ? remove(key, 'side') : sendQuantity(key, draft, quantity))
    })
  }
  return { commit, remove: (key, place) => void remove(key, place) }
}

/**
 * Sends an action in the page's line of changes, shows the answer, and tells the page.
 * @param settle takes back what was shown before the answer, in the task in which the answer is shown
 */
async function send(context: WorkContext, action: Action, settle: () => void) {
  const { cart, ask, copies } = context
  const kind = action.cartAction === 'item-remove' ? 'remove' : 'update'
  const run = (signal: AbortSignal) => ask(signal, action)
  const removedBy = document.querySelector(`[${LINE_KEY}="${CSS.escape(action.item)}"] ${anatomy.remove}`) ?? undefined
  try {
    const answer = await context.busy(() => cart.queue.change(run, { key: queueKey(action.item) }))
    if (!answer) return settle(), 'replaced' as const
    if (context.life.signal.aborted) return 'not done' as const
    settle()
    const outcome = applyAnswer(context, answer, kind)
    if (outcome === 'done') {
      const change = { isRemoval: kind === 'remove', removedBy, module: copies.first()?.element, life: context.life }
      context.unheard(() => raiseChange(change))
    }
    return outcome
  } catch (cause) {
    settle()
    return context.life.signal.aborted ? ('not done' as const) : applyFailure(context, cause, kind)
  }
}

/** Takes a quantity back that is none. */
function refuse(context: WorkContext, delays: KeyedDelays, key: string): void {
  delays.cancel(key)
  dropDraft(context, key)
  const copy = context.copies.first()
  copy?.announce(copy.t('wholeNumber'))
}

function dropDraft({ store }: WorkContext, key: string): void {
  store.setState(({ drafts }) => ({ drafts: Object.fromEntries(Object.entries(drafts).filter(([each]) => each !== key)) }))
}
