import { ensureMorph, type Host } from '@tillkit/mount'
import { callShop } from '@tillkit/platform'
import type { PageCart } from '@tillkit/platform/cart'
import { createReader } from '@tillkit/platform/requests'
import { addressOf } from '../shared/page.ts'
import { anatomy } from './anatomy.ts'
import type { CartPage } from './context.ts'
import type { CartPageParams } from './read.ts'

const loadMorph = () => import('@tillkit/mount/morph')

/** What a page that was asked for is taken in with. */
export interface RefreshDeps {
  readonly host: Host<CartPageParams, undefined>
  readonly cart: PageCart
  show(html: string, keepNotices: boolean): void
  failed(cause: unknown): void
}

/** Makes what asks for the page anew: once for all who ask, and with the notices kept where all of them want that. */
export function createRefresh({ host, cart, show, failed }: RefreshDeps): CartPage['refresh'] {
  let keeps = true
  const ended = () => {
    const kept = keeps
    keeps = true
    return kept
  }
  const reader = createReader({
    queue: cart.queue,
    load: async (signal) => {
      const [page] = await Promise.all([callShop(addressOf(document.querySelector(anatomy.form)), { signal }), ensureMorph(loadMorph)])
      return page
    },
    use: ({ text }) => show(text, ended()),
    failed(cause) {
      ended()
      failed(cause)
    },
    life: host,
  })
  return (keepNotices) => {
    keeps &&= keepNotices
    reader.ask()
  }
}
