// @vitest-environment node
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { firstState, type MiniCartState } from '../mini-cart.state.ts'
import { createBusy } from './busy.ts'

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
