import type { Life } from '@tillkit/dom'
import type { Uploads } from './uploads.store.ts'

/** The files of an uploader, and how many forms have them at this moment. */
interface Kept {
  readonly uploads: Uploads
  users: number
}

const kept = new WeakMap<Element, Kept>()

/**
 * The files of an uploader, for as long as a life lasts. A form that is bound anew, because fields came or went, goes on with what is on its way.
 * @param make makes them where there are none
 */
export function uploadsOf(life: Life, uploader: Element, make: () => Uploads): Uploads {
  const known = kept.get(uploader) ?? { uploads: make(), users: 0 }
  kept.set(uploader, known)
  known.users += 1
  life.onEnd(() => {
    known.users -= 1
    // What is bound anew is so in the same task.
    queueMicrotask(() => {
      if (known.users > 0 || kept.get(uploader) !== known) return
      kept.delete(uploader)
      known.uploads.end()
    })
  })
  return known.uploads
}
