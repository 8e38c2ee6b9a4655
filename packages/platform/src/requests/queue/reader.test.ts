// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLife, type EndableLife } from '@tillkit/dom'
import { deferred } from '../requests.fixtures.ts'
import { createQueue, type Queue } from './queue.ts'
import { createReader, type Reader } from './reader.ts'

const load = vi.fn<(signal: AbortSignal) => Promise<string>>()
const use = vi.fn<(answer: string) => void>()
const failed = vi.fn<(cause: unknown) => void>()
let queue: Queue
let reader: Reader
let life: EndableLife

beforeEach(() => {
  for (const spy of [load, use, failed]) spy.mockReset()
  load.mockResolvedValue('basket')
  queue = createQueue()
  life = createLife(failed)
  reader = createReader({ queue, load, use, failed, life })
})
afterEach(() => life.end())

const askThrice = () => [1, 2, 3].forEach(() => reader.ask())
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a reader', () => {
  it('asks once for all who ask in one task', async () => {
    askThrice()
    await settled()
    expect(load).toHaveBeenCalledTimes(1)
    expect(use.mock.calls).toEqual([['basket']])
  })

  it('waits for others within its pause, and asks once for all', async () => {
    vi.useFakeTimers()
    reader = createReader({ queue, load, use, failed, life, pause: 80 })
    reader.ask()
    await vi.advanceTimersByTimeAsync(50)
    reader.ask()
    await vi.advanceTimersByTimeAsync(79)
    expect(load).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenCalledTimes(1)
    reader.ask()
    life.end()
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it('asks once more for all who ask while it runs', async () => {
    const first = deferred<string>()
    load.mockReturnValueOnce(first.promise)
    reader.ask()
    await settled()
    askThrice()
    await settled()
    expect(load).toHaveBeenCalledTimes(1)
    first.resolve('first')
    await settled()
    expect(load).toHaveBeenCalledTimes(2)
    expect(use.mock.calls).toEqual([['first'], ['basket']])
  })

  it('waits for the queue, and asks once when it has drained', async () => {
    const change = deferred<string>()
    void queue.change(() => change.promise)
    reader.ask()
    await settled()
    reader.ask()
    await settled()
    expect(load).not.toHaveBeenCalled()
    change.resolve('')
    await settled()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('has answered those who ask while its answer is taken in, but not a change that begins there', async () => {
    use.mockImplementation(() => reader.ask())
    reader.ask()
    await settled()
    expect(load).toHaveBeenCalledTimes(1)
    use.mockImplementationOnce(() => {
      void queue.change(async () => Promise.reject(new Error('500'))).catch(() => undefined)
      throw new Error('no basket')
    })
    reader.ask()
    await settled()
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('drops what a change has overtaken and asks once after it', async () => {
    const old = deferred<string>()
    load.mockReturnValueOnce(old.promise)
    reader.ask()
    await settled()
    const change = deferred<string>()
    void queue.change(() => change.promise)
    old.resolve('old')
    await settled()
    expect(use).not.toHaveBeenCalled()
    change.resolve('')
    await settled()
    expect(load).toHaveBeenCalledTimes(2)
    expect(use.mock.calls).toEqual([['basket']])
  })

  it('asks by itself after a change whose outcome nobody knows, and only then', async () => {
    await queue.change(async () => '')
    await settled()
    expect(load).not.toHaveBeenCalled()
    await queue.change(async () => Promise.reject(new Error('500'))).catch(() => undefined)
    await settled()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('reports a failure once and asks no more by itself', async () => {
    load.mockRejectedValueOnce(new Error('offline'))
    reader.ask()
    await settled()
    expect(failed).toHaveBeenCalledTimes(1)
    expect(load).toHaveBeenCalledTimes(1)
    reader.ask()
    await settled()
    expect(use).toHaveBeenCalledTimes(1)
  })

  it('does nothing once its life has ended', async () => {
    const answer = deferred<string>()
    load.mockReturnValueOnce(answer.promise)
    reader.ask()
    await settled()
    life.end()
    answer.resolve('late')
    reader.ask()
    await settled()
    expect(use).not.toHaveBeenCalled()
    expect(load).toHaveBeenCalledTimes(1)
  })
})
