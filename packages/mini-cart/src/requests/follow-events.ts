import { onCart, unwrapped, type ChangedDetail, type RefreshDetail } from '@tillkit/platform/cart'
import { SKIPPED } from '../mini-cart.anatomy.ts'
import type { WorkContext } from './context.ts'

/** What makes the cart that is shown out of date. */
const REMEMBERED = ['added', 'removed', 'updated', 'emptied', 'refresh'] as const

/**
 * Asks for the cart anew whenever others have changed it, and at once where that happened before our code came, or the page
 * comes as it was kept when it was left.
 * @returns raises events without hearing them
 */
export function followCartEvents({ cart, copies, reader, life }: Pick<WorkContext, 'cart' | 'copies' | 'reader' | 'life'>): WorkContext['unheard'] {
  let isRaising = false
  const hear = (detail: ChangedDetail | RefreshDetail) => {
    const skipped = 'args' in detail ? Object(detail.args?.[0])[SKIPPED] : undefined
    if (!isRaising && !copies.has(unwrapped(skipped))) reader.ask()
  }
  for (const name of REMEMBERED) onCart(name, hear, life)
  if (cart.lastEvent(REMEMBERED) || cart.queue.revision > 0 || isComeBack()) reader.ask()
  return (raise) => {
    isRaising = true
    try {
      raise()
    } finally {
      isRaising = false
    }
  }
}

/** Whether the shopper came by Back or Forward: browsers show such a page as they have kept it, however old it is. */
function isComeBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'back_forward'
}
