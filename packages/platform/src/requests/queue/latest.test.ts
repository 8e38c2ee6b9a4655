// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createLatest } from './latest.ts'

describe('createLatest', () => {
  /** A task that a test ends when it likes. */
  function task() {
    let resolve: (value: string) => void = () => undefined
    let reject: (cause: unknown) => void = () => undefined
    const promise = new Promise<string>((one, other) => {
      resolve = one
      reject = other
    })
    let signal: AbortSignal | undefined
    return {
      resolve,
      reject,
      get signal() {
        return signal
      },
      run: (itsSignal: AbortSignal) => {
        signal = itsSignal
        return promise
      },
    }
  }

  it.each([[[0, 1, 2]], [[0, 2, 1]], [[1, 0, 2]], [[1, 2, 0]], [[2, 0, 1]], [[2, 1, 0]]])(
    'lets the last of three win when they end in the order %j',
    async (order) => {
      const latest = createLatest()
      const tasks = [task(), task(), task()]
      const values = tasks.map(({ run }) => latest.run(run))
      for (const index of order) {
        tasks[index]?.resolve(`value ${index}`)
        await Promise.resolve()
      }
      expect(await Promise.all(values)).toEqual([undefined, undefined, 'value 2'])
    },
  )

  it('ends the one before, and not the last', () => {
    const latest = createLatest()
    const [first, second] = [task(), task()]
    void latest.run(first.run)
    void latest.run(second.run)
    expect([first.signal?.aborted, second.signal?.aborted]).toEqual([true, false])
  })

  it('passes over the failure of one that no longer counts', async () => {
    const latest = createLatest()
    const [first, second] = [task(), task()]
    const values = [latest.run(first.run), latest.run(second.run)]
    first.reject(new Error('late'))
    second.resolve('value')
    expect(await Promise.all(values)).toEqual([undefined, 'value'])
  })

  it('fails with the last one', async () => {
    const latest = createLatest()
    const { run, reject } = task()
    const value = latest.run(run)
    reject(new Error('boom'))
    await expect(value).rejects.toThrow('boom')
    expect(await latest.run(() => Promise.resolve('next'))).toBe('next')
  })

  it('fails when the task throws at once', async () => {
    await expect(createLatest().run(() => { throw new Error('boom') })).rejects.toThrow('boom')
  })

  it('gives nothing after it was cancelled, whatever becomes of the task', async () => {
    const latest = createLatest()
    const [first, second] = [task(), task()]
    const one = latest.run(first.run)
    latest.cancel()
    expect(first.signal?.aborted).toBe(true)
    first.resolve('value')
    expect(await one).toBeUndefined()
    const two = latest.run(second.run)
    latest.cancel()
    second.reject(new Error('late'))
    expect(await two).toBeUndefined()
    expect(() => latest.cancel()).not.toThrow()
  })
})
