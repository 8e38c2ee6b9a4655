import { type Life, listen } from '@tillkit/dom'
import type { Announce } from './announce.types.ts'
import { pageInstance } from './instance.ts'

const load = () => import('./announcer.late.ts')

/** What somebody does who may be told something next. */
const TOUCHES = ['pointerdown', 'keydown', 'input']

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
  if (pageInstance()?.loader) for (const type of TOUCHES) listen(life, window, type, () => void bringIt(), { capture: true, once: true, passive: true })
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
