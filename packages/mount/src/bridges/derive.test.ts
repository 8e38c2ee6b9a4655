import { createStore } from 'zustand/vanilla'
import { describe, expect, it, vi } from 'vitest'
import { derive } from './derive.ts'

interface State {
  readonly lines: readonly string[]
  readonly open: boolean
}

const newStore = () => createStore<State>(() => ({ lines: ['a'], open: false }))
const sameLength = (one: readonly string[], other: readonly string[]) => one.length === other.length

describe('derive', () => {
  it('tells of the part alone, and once for each change of it', () => {
    const store = newStore()
    const heard: boolean[] = []
    const part = derive(store, ({ open }) => open)
    part.subscribe(() => heard.push(part.getState()))
    store.setState({ lines: [] })
    store.setState({ open: true })
    store.setState({ open: true, lines: ['b'] })
    expect(heard).toEqual([true])
  })

  it('is the very same part while it means the same', () => {
    const store = newStore()
    const lines = derive(store, (state) => state.lines, sameLength)
    const [before] = [lines.getState()]
    const listener = vi.fn()
    lines.subscribe(listener)
    store.setState({ lines: ['b'] })
    expect([lines.getState() === before, listener.mock.calls.length]).toEqual([true, 0])
  })

  it('is reckoned once a state, however many ask', () => {
    const store = newStore()
    const select = vi.fn(({ open }: State) => open)
    const part = derive(store, select)
    const stops = [1, 2, 3].map(() => part.subscribe(() => undefined))
    store.setState({ open: true })
    expect([part.getState(), select.mock.calls.length]).toEqual([true, 2])
    stops.forEach((stop) => stop())
    store.setState({ open: false })
    expect(select).toHaveBeenCalledTimes(2)
  })

  it('can be followed anew, and then hears of what changes from there on', () => {
    const store = newStore()
    const part = derive(store, ({ open }) => open)
    part.subscribe(() => undefined)()
    store.setState({ open: true })
    const listener = vi.fn()
    part.subscribe(listener)
    store.setState({ lines: [] })
    expect(listener).not.toHaveBeenCalled()
    store.setState({ open: false })
    expect(listener).toHaveBeenCalledOnce()
  })
})
