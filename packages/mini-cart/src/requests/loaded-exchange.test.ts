import { createLife } from '@tillkit/dom'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createLoadedExchange } from './loaded-exchange.ts'
import type { Exchange, WorkContext } from './context.ts'

const contextOf = () => {
  const life = createLife((cause) => { throw cause })
  const store = createStore(() => ({ drafts: {}, leaving: new Set(), note: '' }))
  return { life, store, copies: { first: () => undefined } } as unknown as WorkContext
}
const exchange = { createChanging: () => ({ commit: vi.fn(), isWaiting: false }) } as unknown as Exchange

it('binds what waits for its code also where that came at the second try alone, and once', async () => {
  const load = vi.fn(() => Promise.resolve(exchange)).mockRejectedValueOnce(new Error('blocked'))
  const context = contextOf()
  const brought = createLoadedExchange(context, load)
  const [bound, gone] = [vi.fn(), vi.fn()]
  const life = context.life.branch()
  brought.bind(context.life, bound)
  brought.bind(life, gone)
  brought.commit('line')
  await expect(brought.code()).rejects.toThrow('blocked')
  life.end()
  expect([bound.mock.calls, brought.isWaiting()]).toEqual([[], false])
  await brought.code()
  await brought.code()
  expect([bound.mock.calls, gone.mock.calls, load.mock.calls.length]).toEqual([[[exchange]], [], 2])
})
