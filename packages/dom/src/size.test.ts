import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLife, type EndableLife } from './life.ts'
import { followSize } from './size.ts'

// The simulated browser has no layout, and tells of no size.
const observers: FakeObserver[] = []

class FakeObserver {
  readonly observed = new Map<Element, ResizeObserverOptions | undefined>()
  constructor(readonly tell: (entries: readonly object[]) => void) {
    observers.push(this)
  }
  observe(element: Element, options?: ResizeObserverOptions) {
    this.observed.set(element, options)
  }
  unobserve(element: Element) {
    this.observed.delete(element)
  }
  disconnect() {
    this.observed.clear()
  }
}

const failed = vi.fn()
const run = vi.fn()
let life: EndableLife
const [one, two] = [document.createElement('p'), document.createElement('p')]
const observed = () => [...(observers[0]?.observed ?? [])]

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', FakeObserver)
  observers.length = 0
  failed.mockReset()
  run.mockReset()
  life = createLife(failed)
})
afterEach(() => vi.unstubAllGlobals())

it('runs with what the browser says of the elements, in the box that is asked for, and what it throws is reported', () => {
  followSize(life, { of: [one, two], box: 'border-box' }, run)
  expect([observed(), run.mock.calls]).toEqual([[[one, { box: 'border-box' }], [two, { box: 'border-box' }]], []])
  const entries = [{ target: one }]
  observers[0]?.tell(entries)
  expect(run).toHaveBeenCalledExactlyOnceWith(entries)
  run.mockImplementation(() => { throw new Error('no room') })
  observers[0]?.tell(entries)
  expect(failed).toHaveBeenCalledOnce()
})

it('runs in this task where it has to be right before it is painted', () => {
  followSize(life, { of: [one], atOnce: true }, run)
  expect(run).toHaveBeenCalledExactlyOnceWith([])
})

it('follows one more, and lets go of it', () => {
  const letGo = followSize(life, { of: [one] }, run)(two)
  expect(observed().map(([element]) => element)).toEqual([one, two])
  letGo()
  expect(observed().map(([element]) => element)).toEqual([one])
})

it('ends with its life, and does not begin after that', () => {
  followSize(life, { of: [one] }, run)
  life.end()
  expect(observed()).toEqual([])
  followSize(life, { of: [two], atOnce: true }, run)(one)
  expect([observers.length, run.mock.calls]).toEqual([1, []])
})
