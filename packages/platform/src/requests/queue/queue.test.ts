// @vitest-environment node
import { createLife } from '@tillkit/dom'
import { describe, expect, it, vi } from 'vitest'
import { RequestFailed, type Failure } from '../failures/failure.ts'
import { createQueue, type Drained } from './queue.ts'

/** Work that ends when the test says so. */
function work<T = string>() {
  let end: (value: T) => void = () => undefined
  let fail: (cause: unknown) => void = () => undefined
  const promise = new Promise<T>((resolve, reject) => {
    end = resolve
    fail = reject
  })
  return { run: vi.fn<(signal: AbortSignal) => Promise<T>>(() => promise), end, fail }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))
const failed = (failure: Failure) => Promise.reject(new RequestFailed(failure, { url: '/x', mutates: true }))

describe('the queue of changes', () => {
  it('starts a change when all before it have ended, however they ended', async () => {
    const queue = createQueue()
    const [first, second, third] = [work(), work(), work()]
    const ends = [first, second, third].map(({ run }) => queue.change(run))
    const failure = expect(ends[0]).rejects.toThrow('500')
    expect([first, second, third].map(({ run }) => run.mock.calls.length)).toEqual([1, 0, 0])
    expect(queue.isBusy).toBe(true)
    first.fail(new Error('500'))
    await failure
    await settled()
    expect([first, second, third].map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0])
    second.end('two')
    third.end('three')
    expect(await Promise.all(ends.slice(1))).toEqual(['two', 'three'])
    await settled()
    expect(queue.isBusy).toBe(false)
  })

  it('makes one of the waiting changes with one key: the last, and leaves the running one alone', async () => {
    const queue = createQueue()
    const [running, dropped, last] = [work<number>(), work<number>(), work<number>()]
    const ends = [running, dropped, last].map(({ run }) => queue.change(run, { key: 'line' }))
    const other = queue.change(async () => 9, { key: 'another line' })
    expect(await ends[1]).toBeUndefined()
    running.end(1)
    last.end(3)
    expect(await Promise.all([ends[0], ends[2], other])).toEqual([1, 3, 9])
    expect(dropped.run).not.toHaveBeenCalled()
  })

  it('never sends what was given up while it waited, and tells a running one', async () => {
    const queue = createQueue()
    const [first, second] = [work(), work()]
    const [stopFirst, stopSecond] = [new AbortController(), new AbortController()]
    const running = queue.change(first.run, { signal: stopFirst.signal })
    const waiting = queue.change(second.run, { signal: stopSecond.signal })
    const givenUp = expect(waiting).rejects.toMatchObject({ failure: { kind: 'aborted', sent: false } })
    stopFirst.abort()
    stopSecond.abort()
    expect(first.run.mock.calls[0]?.[0].aborted).toBe(true)
    first.end('one')
    await running
    await givenUp
    expect(second.run).not.toHaveBeenCalled()
  })

  it('says once that it has drained, and whether a change may have been made that failed', async () => {
    const queue = createQueue()
    const heard: Drained[] = []
    const life = createLife(() => undefined)
    queue.onDrain((drained) => heard.push(drained), life)
    await Promise.all([queue.change(async () => 1), queue.change(async () => 2)])
    await settled()
    expect(heard).toEqual([{ uncertain: false }])
    await Promise.allSettled([
      queue.change(() => failed({ kind: 'uncertain', because: 'timeout' })),
      queue.change(() => failed({ kind: 'offline' })),
      queue.change(async () => 3),
    ])
    await settled()
    expect(heard.slice(1)).toEqual([{ uncertain: true }])
    await Promise.allSettled([queue.change(() => failed({ kind: 'offline' }))])
    await settled()
    expect(heard.slice(2)).toEqual([{ uncertain: false }])
    life.end()
    await queue.change(async () => 4)
    await settled()
    expect(heard).toHaveLength(3)
  })

  it('starts everything at once when the page is left, and drains when all have ended', async () => {
    const queue = createQueue()
    const drained = vi.fn()
    queue.onDrain(drained, createLife(() => undefined))
    const works = [work(), work(), work()]
    const ends = works.map(({ run }) => queue.change(run))
    queue.flush()
    expect(works.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 1])
    works.slice(1).forEach(({ end }) => end(''))
    await settled()
    expect(drained).not.toHaveBeenCalled()
    works[0]?.end('')
    await Promise.all(ends)
    await settled()
    expect(drained).toHaveBeenCalledTimes(1)
  })
})

describe('reading beside the queue', () => {
  it('gives the answer when nothing changed meanwhile', async () => {
    expect(await createQueue().read(async () => 'basket')).toBe('basket')
  })

  it('asks for nothing while a change is on its way', async () => {
    const queue = createQueue()
    const change = work()
    const changed = queue.change(change.run)
    const load = vi.fn(async () => 'basket')
    expect(await queue.read(load)).toBeUndefined()
    expect(load).not.toHaveBeenCalled()
    change.end('')
    await changed
  })

  it('drops an answer that a change has overtaken, even one that has ended by then', async () => {
    const queue = createQueue()
    const reading = work()
    const answer = queue.read(() => reading.run(new AbortController().signal))
    await queue.change(async () => 'added')
    reading.end('older')
    expect(await answer).toBeUndefined()
  })
})
