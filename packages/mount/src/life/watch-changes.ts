import type { Life } from '@tillkit/dom'

const EVERYTHING = { subtree: true, childList: true, attributes: true, characterData: true }

/**
 * Watches an element and all that is in it.
 * @returns says, once, whether it still is as it was, and watches no more
 */
export function watchChanges(life: Life, element: Element): () => boolean {
  let isSame = true
  const observer = new MutationObserver(() => {
    isSame = false
  })
  const watching = life.branch()
  watching.onEnd(() => observer.disconnect())
  observer.observe(element, EVERYTHING)
  return () => {
    if (observer.takeRecords().length > 0) isSame = false
    watching.end()
    return isSame
  }
}
