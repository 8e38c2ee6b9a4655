import { timeout } from '@tillkit/dom'
import type { Host } from '@tillkit/mount'
import { anatomy, RESULTS_DELAY } from './anatomy.ts'

/**
 * Says how many results there are after a list was sorted, searched or filtered by loading its page: the count is a live
 * region, and those are silent on a new page. The blocks speak for themselves.
 */
export function announceResultCount(host: Host): void {
  if (location.search === '' || document.querySelector(anatomy.blockFilters)) return
  timeout(host, RESULTS_DELAY, () => {
    const words = document.querySelector(anatomy.resultCount)?.textContent.trim()
    if (words) host.announce(words)
  })
}
