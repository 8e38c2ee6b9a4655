import { type Life, listen } from '@tillkit/dom'
import { type Announce, createQueues } from './announcement-queues.ts'
import { pageInstance } from './instance.ts'
import { requestIdle } from '../life/when-ready.ts'

/** What somebody does who may be told something next. */
const TOUCHES = ['pointerdown', 'keydown', 'input']

/** How long the live region waits for an idle moment after that, in ms. */
const IDLE_TIMEOUT_MS = 500

/**
 * Makes what announces for the hosts of a page. Its live region comes with the first touch, or with the first text: nobody is told
 * anything before. Where no script tag of ours is on the page it is there at once.
 */
export function createAnnouncer(life: Life): () => Announce {
  let makeQueue: (() => Announce) | undefined
  const open = () => (makeQueue ??= createQueues(life))
  // What the touch is for is painted first.
  const touched = () => requestIdle(() => !life.signal.aborted && open(), IDLE_TIMEOUT_MS)
  if (pageInstance()?.loader) for (const type of TOUCHES) listen(life, window, type, touched, { capture: true, once: true, passive: true })
  else open()
  return () => {
    let queue: Announce | undefined
    return (text) => {
      if (life.signal.aborted) return
      queue ??= open()()
      queue(text)
    }
  }
}
