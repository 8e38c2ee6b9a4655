import { answerOf } from '@tillkit/fixtures'
import { createQueue } from '@tillkit/platform/requests'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Config } from '../mini-cart.read.ts'
import { createUpdate } from './mini-cart.api.ts'

// A download that has stalled: an import has no time limit of its own.
vi.mock('@tillkit/mount/morph', () => new Promise(() => undefined))

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('a change that was answered lets the page\'s next one begin, also while the code that shows it does not come', async () => {
  const config = { updateCartConfig: 'c', updateCartNonce: 'n' } as Config
  const update = createUpdate(async () => answerOf('{"success":true,"data":{"html":"<p>2</p>"}}'))
  const queue = createQueue()
  const first = queue.change((signal) => update({ config, sideCartId: '', action: { cartAction: 'item-remove', item: 'k' }, signal }))
  const next = vi.fn(async () => 1)
  void queue.change(next)
  // Time goes on with each look.
  await vi.waitFor(() => expect(next).toHaveBeenCalledTimes(1), { timeout: 15_000 })
  expect(await first).toEqual({ kind: 'html', html: '<p>2</p>' })
  // It has been waited for once.
  const third = vi.fn(async () => 1)
  void queue.change((signal) => update({ config, sideCartId: '', action: { cartAction: 'item-remove', item: 'l' }, signal }))
  void queue.change(third)
  await vi.waitFor(() => expect(third).toHaveBeenCalledTimes(1), { timeout: 1000 })
})
