import { type Life, listen } from '@tillkit/dom'
import type { Announce } from './announce.types.ts'
import { pageInstance } from './instance.ts'
import { requestIdle } from './when.ts'

/** What somebody does who may be told something next. */
const TOUCHES = ['pointerdown', 'keydown', 'input']

/** How long it waits for an idle moment after that, in ms. */
const PATIENCE = 500

/**
 * Makes what announces for the hosts of a page. The announcer itself comes with the first touch, or with the first text: nobody is told
 * anything before. Where no script tag of ours is on the page it comes at once.
 */
export function createAnnouncer(life: Life): () => Announce {
  let makeQueue: (() => Announce) | undefined
  let coming: Promise<void> | undefined
  const isWaiting = pageInstance()?.loader !== undefined
  // To begin an import takes some ms, and what the touch is for is painted first.
  const moment = () => (isWaiting ? new Promise<void>((resolve) => requestIdle(resolve, PATIENCE)) : undefined)
  const load = async () => {
    await moment()
    const { createQueues } = await import('./announcer.late.ts')
    if (!life.signal.aborted) makeQueue = createQueues(life)
  }
  // The network may be there for the next text.
  const bringIt = () => (coming ??= load().catch(() => void (coming = undefined)))
  const touched = () => void bringIt()
  if (isWaiting) for (const type of TOUCHES) listen(life, window, type, touched, { capture: true, once: true, passive: true })
  else touched()
  return () => {
    let queue: Announce | undefined
    const say: Announce = (text) => {
      queue ??= makeQueue?.()
      queue?.(text)
      // In the order in which they were said: a newer one takes the place of an older.
      if (!queue) void bringIt().then(() => makeQueue && say(text))
    }
    return say
  }
}
