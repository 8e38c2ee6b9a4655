import { openTestPage } from '@tillkit/testing/contract'
import { cartGlobals, LINES, miniCartHtml } from '@tillkit/fixtures'
import { createLife } from '@tillkit/dom'
import { joinCart, raiseChanged } from '@tillkit/platform/cart'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { firstState, type MiniCartState } from '../mini-cart.state.ts'
import { createBusy } from './requests.ts'

it('reports for its unit and module what it throws at an event of the cart that it cannot read', async () => {
  const page = await openTestPage(async () => (await import('../mini-cart.ts')).miniCart, {
    html: miniCartHtml({ lines: LINES }),
    globals: cartGlobals(),
  })
  await page.start()
  const cause = new Error('cannot be read')
  const detail = Object.defineProperty({ source: 'page' }, 'args', { get: () => { throw cause } })
  document.body.dispatchEvent(new CustomEvent('tillkit:cart-updated', { bubbles: true, detail }))
  const [host] = page.elements()
  const heard = page.errors.map(({ problem }) => problem)
  page.close()
  expect(heard).toEqual([expect.objectContaining({ unit: 'mini-cart', element: host, cause })])
})

it.each([
  ['asks for its content once', 'was changed', 'added', 1],
  ['asks for nothing', 'was only shown anew', 'refreshed', 0],
] as const)('%s where the cart %s before its code came', async (_title, _what, name, times) => {
  const page = await openTestPage(async () => (await import('../mini-cart.ts')).miniCart, {
    html: miniCartHtml({ lines: LINES }),
    globals: cartGlobals(),
  })
  const fetch = vi.fn(() => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('fetch', fetch)
  const life = createLife((cause) => { throw cause })
  joinCart(life)
  raiseChanged(name, { source: 'tillkit', fragments: {}, cartHash: 'new' })
  await page.start()
  life.end()
  page.close()
  expect(fetch).toHaveBeenCalledTimes(times)
})

it('a module is busy until the last of its requests has ended, however each ends', async () => {
  const store = createStore<MiniCartState>(() => firstState)
  const busy = createBusy(store)
  const ends: { resolve(value: string): void; reject(cause: Error): void }[] = []
  const request = () => busy(() => new Promise<string>((resolve, reject) => void ends.push({ resolve, reject })))
  const [first, second] = [request(), request()]
  expect(store.getState().isBusy).toBe(true)
  ends[0]?.reject(new Error('500'))
  await expect(first).rejects.toThrow('500')
  expect(store.getState().isBusy).toBe(true)
  ends[1]?.resolve('html')
  expect([await second, store.getState().isBusy]).toEqual(['html', false])
})
