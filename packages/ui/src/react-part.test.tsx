import type { Host } from '@tillkit/mount'
import { act } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { reactPart } from './react-part.tsx'

interface State {
  readonly price: string
}

const report = vi.fn()
let slot: HTMLElement
let store: StoreApi<State>
let undraw: (() => void) | undefined

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  report.mockReset()
  slot = document.createElement('div')
  document.body.append(slot)
  store = createStore<State>(() => ({ price: '£9.00' }))
})

afterEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  act(() => undraw?.())
  undraw = undefined
  document.body.replaceChildren()
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
})

function Price({ of, undone = () => undefined }: { of: StoreApi<State>; undone?: () => void }) {
  const price = useStore(of, (state) => state.price)
  if (price === '') throw new Error('no price')
  return <b ref={() => undone}>{price}</b>
}

function draw(undone?: () => void): void {
  const host = { store, report } as unknown as Host<unknown, StoreApi<State>>
  const { draw: drawIn } = reactPart<Host<unknown, StoreApi<State>>>((itsHost) => (
    <Price of={itsHost.store} {...(undone ? { undone } : {})} />
  ))
  const start = () => {
    undraw = drawIn(slot, host)
  }
  if (Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT')) act(start)
  else start()
}

describe('a part in React', () => {
  it('draws what the host\'s store says, and follows it', () => {
    draw()
    expect(slot.innerHTML).toBe('<b>£9.00</b>')
    act(() => store.setState({ price: '£8.00' }))
    expect(slot.innerHTML).toBe('<b>£8.00</b>')
  })

  it('takes everything away again, effects and subscriptions included', () => {
    const undone = vi.fn()
    draw(undone)
    act(() => undraw?.())
    expect(slot.innerHTML).toBe('')
    expect(undone).toHaveBeenCalledTimes(1)
    act(() => store.setState({ price: '' }))
    expect(report).not.toHaveBeenCalled()
  })

  // Without `act`, which would throw what the part's own boundary is for.
  describe('that throws', () => {
    beforeEach(() => {
      Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
    })

    it('is left out, at first or later, and is reported for its unit', () => {
      const problem = expect.objectContaining({ cause: new Error('no price') })
      store.setState({ price: '' })
      flushSync(() => draw())
      expect(slot.innerHTML).toBe('')
      expect(report).toHaveBeenCalledExactlyOnceWith(problem)
      undraw?.()
      store.setState({ price: '£9.00' })
      flushSync(() => draw())
      expect(slot.innerHTML).toBe('<b>£9.00</b>')
      flushSync(() => store.setState({ price: '' }))
      expect(slot.innerHTML).toBe('')
      expect(report).toHaveBeenCalledTimes(2)
    })

    it('because somebody emptied its slot can still be taken away', () => {
      flushSync(() => draw())
      slot.replaceChildren()
      expect(() => undraw?.()).not.toThrow()
      expect(slot.innerHTML).toBe('')
    })
  })
})
