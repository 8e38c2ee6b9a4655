import { listen } from '@tillkit/dom'
import { anatomy } from '../filters.anatomy.ts'
import { all, closestTo, isPlain, type ShopHost } from '../panel/context.ts'
import { pageId } from './page-id.late.ts'
import { scrollTo } from './scroll-to.late.ts'
import { pageName } from '../address/listing-address.ts'
import { parseAddress } from '../address/query.ts'
import { memoryOf, oldPageName } from './views.anatomy.late.ts'

/** Shows the listing again whose page link the browser has followed: the plugin's own memory, under its own name. */
export function bindTurnedPage(host: ShopHost): void {
  const { element, config } = host
  const key = memoryOf(pageId())
  const names = [pageName(all(document, anatomy.shop).indexOf(element) + 1), oldPageName(config.index)]
  const isTurned = parseAddress(location).parameters.some(({ name }) => names.some((own) => name === own || name.startsWith(`${own}[`)))
  if (recall(key) === config.index) {
    forget(key)
    if (isTurned) scrollTo(element)
  }
  // At the document, behind whoever answers page links in the listing: it remembers those that the browser follows.
  listen<MouseEvent>(host, document, 'click', (event) => {
    if (isPlain(event) && closestTo(event, anatomy.pageLink, element)) remember(key, config.index)
  })
}

// Storage may be full, or blocked: then the page opens at its top, as any page does.
function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    return
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
}
