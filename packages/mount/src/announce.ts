import { type Life, listen } from '@tillkit/dom'
import type { Announce } from './announce.types.ts'
import { pageInstance } from './instance.ts'
import { requestIdle } from './when.ts'

const load = () => import('./announcer.late.ts')

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
  const bringIt = () => (coming ??= load().then(({ createQueues }) => {
    if (!life.signal.aborted) makeQueue = createQueues(life)
  }, () => {
    // The network may be there for the next text.
    coming = undefined
  }))
  // To begin an import takes some ms, and what the touch is for is painted first.
  const touched = () => requestIdle(() => void bringIt(), PATIENCE)
  if (pageInstance()?.loader) for (const type of TOUCHES) listen(life, window, type, touched, { capture: true, once: true, passive: true })
  else void bringIt()
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
